import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Site } from '#contract/site.ts';
import type { Video, Videos } from '#contract/videos.ts';
import { isEmailShaped, normalisedEmail } from '#domain/account/account.ts';
import { companyNumberIn, isCompanyNumber, isVatNumber, vatNumberIn } from '#domain/desk/seller-numbers.ts';
import { USUAL_VAT_PERCENT } from '#domain/purchases/price.ts';
import { REFUND_POLICIES } from '#domain/purchases/start-at-once.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';
import { PARTS_TO_CHECK } from '#programme/courses/course-summaries.ts';
import { VIDEO_PLACES } from '#programme/workouts/video-place.ts';
import { jsonAdvice, jsonMistake } from '#server/platform/json/json-mistake.ts';
import { linesInJson } from '#server/platform/json/lines-in-json.ts';
import { flatNamesOf, mergedSiteValues } from './site-values.ts';
import { VIDEO_RULE, videoAt } from './video-address.ts';

/** Empty text where nothing was said. */
export type SiteWords = Omit<
  Site,
  | 'paymentProvider'
  | 'backupStorage'
  | 'legalReviewed'
  | 'members'
  | 'workouts'
  | 'guestCheckout'
  | 'isOpen'
  | 'pricePence'
  | 'words'
>;

/** `missing` names what must be said before real money is taken; `names` what the file itself says. */
export type SiteReading =
  | { ok: true; words: SiteWords; videos: Videos; missing: string[]; names: string[] }
  | { ok: false; problems: string[] };

export const SITE_FILE = 'site.json';

const MAX_LINE = 200;
const MAX_QUOTE = 600;
const MAX_QUOTES = 12;

const NEEDED_FOR_SALES = ['company', 'address', 'supportEmail', 'host', 'hostCountry', 'mailProvider'] as const;

const line = (max = MAX_LINE) =>
  z
    .string('must be text in quotes')
    .trim()
    .max(max, `must be ${max} characters or fewer`)
    .regex(/^\P{Cc}*$/u, 'must be on one line');

const email = z
  .string('must be text in quotes')
  .transform(normalisedEmail)
  .refine((text) => text === '' || isEmailShaped(text), 'must be an email address');

const someText = line().min(1, 'must not be empty');

const wholeCount = (max: number) =>
  z
    .number('must be a number')
    .refine(
      (count) => Number.isInteger(count) && count >= 1 && count <= max,
      `must be a whole number from 1 to ${max}`,
    );

const wholeNumber = (usual: number, max: number) => wholeCount(max).default(usual);

const inBraces = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: ({ code }) => (code === 'invalid_type' ? 'must be an object in braces' : undefined) });

const videoUrl = z
  .string('must be text in quotes')
  .trim()
  .refine((text) => text === '' || videoAt(text) !== undefined, VIDEO_RULE)
  .transform((text): Video | undefined => videoAt(text))
  .optional();

const IDS_TO_CHECK = PARTS_TO_CHECK.map(({ id }) => id);

const CHECKED = {
  name: someText,
  register: someText,
  checkedOn: z.string('must be text in quotes').refine(isCalendarDay, 'must be a day like 2026-11-30'),
  version: wholeCount(1000),
};

const SiteFileSchema = inBraces({
  company: line(120).default(''),
  address: line().default(''),
  companyNumber: line(40)
    .transform(companyNumberIn)
    .refine(
      (text) => text === '' || isCompanyNumber(text),
      'must be a UK company number of 8 characters, like 01234567',
    )
    .default(''),
  vatNumber: line(40)
    .transform(vatNumberIn)
    .refine((text) => text === '' || isVatNumber(text), 'must be a VAT number, like GB123456789')
    .default(''),
  vatPercent: wholeNumber(USUAL_VAT_PERCENT, 30),
  supportEmail: email.default(''),
  privacyEmail: email.default(''),
  supportPhone: line(40).default(''),
  icoNumber: line(40).default(''),
  host: line(120).default(''),
  hostCountry: line(80).default(''),
  mailProvider: line(120).default(''),
  clinician: inBraces(CHECKED).optional(),
  checkedCourses: z
    .array(
      inBraces({ course: z.enum(IDS_TO_CHECK, `must be one of ${IDS_TO_CHECK.join(', ')}`), ...CHECKED }),
      'must be a list in brackets',
    )
    .default([]),
  coaching: inBraces({
    coachName: someText,
    url: z.string('must be text in quotes').refine(isWebAddress, 'must start with https://'),
  }).optional(),
  quotes: z
    .array(
      inBraces({ text: line(MAX_QUOTE).min(1, 'must not be empty'), name: someText }),
      'must be a list in brackets',
    )
    .max(MAX_QUOTES, `must be ${MAX_QUOTES} quotes or fewer`)
    .default([]),
  refundPolicy: z.enum(REFUND_POLICIES, 'must be "14-days" or "statutory-waiver"').default('14-days'),
  periods: inBraces({
    taxYears: wholeNumber(6, 20),
    inactiveMonths: wholeNumber(24, 120),
    backupDays: wholeNumber(30, 365),
    logDays: wholeNumber(30, 365),
    closingNoticeDays: wholeNumber(90, 730),
    refundWorkingDays: wholeNumber(10, 30),
    supportWorkingDays: wholeNumber(2, 30),
  }).prefault({}),
  videoUrl: inBraces(Object.fromEntries(VIDEO_PLACES.map((place) => [place, videoUrl]))).prefault({}),
});

export function readSiteFile(dataFolder: string, desk: Record<string, unknown> = {}): SiteReading {
  const path = join(dataFolder, SITE_FILE);
  try {
    return readSiteText(readFileSync(path, 'utf8'), path, desk);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return withoutSiteFile('', desk);
    return { ok: false, problems: [`Can’t read ${path} (${code ?? String(error)}).`] };
  }
}

export const withoutSiteFile = (_folder = '', desk: Record<string, unknown> = {}): SiteReading =>
  readSiteText('{}', SITE_FILE, desk);

/** What the text leaves out is as the desk has it. */
export function readSiteText(text: string, name: string, desk: Record<string, unknown> = {}): SiteReading {
  const json = text.replace(/^\uFEFF/, '');
  if (/[\0\uFFFD]/.test(json)) return { ok: false, problems: [`${name} isn’t UTF-8 text. Save it as UTF-8.`] };
  const mistake = jsonMistake(json);
  if (mistake) {
    const advice = jsonAdvice(json, mistake);
    const place = `line ${mistake.line}, column ${mistake.column}`;
    return { ok: false, problems: [`${name} isn’t valid JSON at ${place}${advice && `: ${advice}`}.`] };
  }
  const given = JSON.parse(json);
  const parsed = SiteFileSchema.safeParse(mergedSiteValues(desk, given), { reportInput: true });
  if (!parsed.success) {
    const lineOf = linesInJson(json);
    const placed = (path: readonly PropertyKey[]) => `${name}, line ${lineOf(path)}: ${pathText(path)}`;
    return { ok: false, problems: parsed.error.issues.flatMap((issue) => problemLines(name, placed, issue)) };
  }
  const { company, privacyEmail, clinician, coaching, videoUrl, ...others } = parsed.data;
  const words: SiteWords = {
    ...others,
    company: company || 'Fit in 30',
    privacyEmail: privacyEmail || others.supportEmail,
    clinician: clinician ?? null,
    coaching: coaching ?? null,
  };
  const videos: Videos = Object.fromEntries(Object.entries(videoUrl).filter(([, video]) => video !== undefined));
  const missing = NEEDED_FOR_SALES.filter((field) => parsed.data[field] === '');
  return { ok: true, words, videos, missing, names: flatNamesOf(given) };
}

function problemLines(
  name: string,
  placed: (path: readonly PropertyKey[]) => string,
  { path, ...issue }: z.core.$ZodIssue,
): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${placed([...path, key])} isn’t a known field${nearestName(key)}.`);
  if (path.length === 0) return [`${name} ${issue.message}.`];
  if (issue.code === 'invalid_type' && issue.input === undefined) return [`${placed(path)} is missing.`];
  return [`${placed(path)} ${issue.message}.`];
}

/** No two names differ in capitals only. */
function nearestName(key: string): string {
  const meant = [...Object.keys(SiteFileSchema.shape), ...VIDEO_PLACES].find(
    (name) => name.toLowerCase() === key.toLowerCase(),
  );
  return meant === undefined ? '' : `: did you mean "${meant}"?`;
}

/** "quotes[0].text" */
function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('');
}

/** Nothing that a browser would run. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);
}
