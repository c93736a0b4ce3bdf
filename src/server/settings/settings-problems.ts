import { mailServerProblems } from './mail-server.ts';
import { secondPlaceProblems, toSecondPlace, unsaidOfSecondPlace } from './second-place-settings.ts';
import { isLocalHost, isLocalOrigin } from './setting-shapes.ts';
import type { Environment } from './settings-schema.ts';
import type { SiteReading, SiteWords } from './site-file.ts';

interface Circumstances {
  /** In practice, and set at the desk: e-mails may go out before the site has its address. */
  maySendFirst: boolean;
}

export function settingsProblems(settings: Environment, site: SiteReading, { maySendFirst }: Circumstances): string[] {
  return [
    ...paymentProblems(settings),
    ...mailServerProblems(settings),
    ...emailProblems(settings, maySendFirst),
    ...secondPlaceProblems(settings),
    ...(site.ok ? [] : site.problems),
    ...(isLiveKey(settings.STRIPE_SECRET_KEY) ? salesProblems(settings, site) : []),
  ];
}

export const paymentsMode = (settings: Environment) =>
  settings.PAYMENTS ?? (settings.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox');

/** Nobody may be sold anything by a seller without a name and an address, over a line that others can read. */
function salesProblems(settings: Environment, site: SiteReading): string[] {
  const { PUBLIC_ORIGIN, MAIL_FROM = '' } = settings;
  const unsaid = site.ok ? site.missing : [];
  const examples = site.ok ? exampleFields(site.words) : [];
  const origin = PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN) : undefined;
  return [
    ...(origin?.protocol === 'https:' && !isExampleHost(origin.hostname)
      ? []
      : ['PUBLIC_ORIGIN must be your own https address. STRIPE_SECRET_KEY is live, so buyers type real cards there.']),
    ...(isExampleText(MAIL_FROM)
      ? ['MAIL_FROM is still the example. STRIPE_SECRET_KEY is live, so use your own address.']
      : []),
    ...unsaid.map((field) => `site.json: ${field} is missing. STRIPE_SECRET_KEY is live, so the legal pages need it.`),
    ...unsaidOfSecondPlace(toSecondPlace(settings)).map(
      (name) => `${name} is missing. STRIPE_SECRET_KEY is live, so the privacy page needs it.`,
    ),
    ...examples.map((field) => `site.json: ${field} is still the example. STRIPE_SECRET_KEY is live, so use your own.`),
  ];
}

/** Copied from docs/settings.md and not changed. */
function exampleFields({ coaching, quotes, ...words }: SiteWords): string[] {
  const texts = { ...words, 'coaching.coachName': coaching?.coachName, 'coaching.url': coaching?.url };
  const fields = Object.entries(texts).filter(([, text]) => typeof text === 'string' && isExampleText(text));
  return [...fields.map(([field]) => field), ...(quotes.some(({ text }) => isExampleText(text)) ? ['quotes'] : [])];
}

function paymentProblems(settings: Environment): string[] {
  if (paymentsMode(settings) === 'sandbox') return sandboxProblems(settings);
  const problems: string[] = [];
  if (!settings.STRIPE_SECRET_KEY) problems.push('STRIPE_SECRET_KEY is missing. PAYMENTS=stripe needs it.');
  if (!settings.STRIPE_PUBLISHABLE_KEY) problems.push('STRIPE_PUBLISHABLE_KEY is missing. The payment form needs it.');
  if (settings.STRIPE_WEBHOOK_SECRETS.length === 0) {
    problems.push('STRIPE_WEBHOOK_SECRETS is missing. Without it, payments can’t be verified.');
  }
  if (isLiveKey(settings.STRIPE_SECRET_KEY) !== isLiveKey(settings.STRIPE_PUBLISHABLE_KEY)) {
    problems.push('STRIPE_PUBLISHABLE_KEY must match STRIPE_SECRET_KEY: both test, or both live.');
  }
  return problems;
}

function sandboxProblems(settings: Environment): string[] {
  if (isLiveKey(settings.STRIPE_SECRET_KEY)) {
    return ['PAYMENTS can’t be sandbox with a live STRIPE_SECRET_KEY. No card would be charged.'];
  }
  if (settings.PAYMENTS === 'sandbox') return [];
  const where = settingThatLetsOthersIn(settings);
  if (where === undefined) return [];
  return [
    `STRIPE_SECRET_KEY is missing. ${where} makes the site public, and a test card would buy access. If you mean that, set PAYMENTS=sandbox.`,
  ];
}

export function settingThatLetsOthersIn({ HOST, PUBLIC_ORIGIN, NODE_ENV }: Environment): string | undefined {
  if (!isLocalHost(HOST)) return 'HOST';
  if (NODE_ENV === 'production') return 'NODE_ENV';
  return PUBLIC_ORIGIN && !isLocalOrigin(PUBLIC_ORIGIN) ? 'PUBLIC_ORIGIN' : undefined;
}

/** A link in an e-mail must not depend on a request's host. */
function emailProblems(settings: Environment, maySendFirst: boolean): string[] {
  const { SMTP_URL, SMTP_HOST, MAIL_FROM, PUBLIC_ORIGIN } = settings;
  if (!SMTP_URL && !SMTP_HOST) return [];
  return [
    ...(MAIL_FROM ? [] : ['MAIL_FROM is missing. It’s the sender of your emails.']),
    ...(PUBLIC_ORIGIN || maySendFirst ? [] : ['PUBLIC_ORIGIN is missing. Links in emails need it.']),
  ];
}

const isLiveKey = (key: string | undefined) => key?.includes('_live_') ?? false;

/** The examples of docs/settings.md that do not contain "example". */
const EXAMPLES = new Set([
  'Moving Parents Ltd',
  '01234567',
  'GB123456789',
  '0113 496 0000',
  'ZA000000',
  'I did it in my kitchen.',
]);

const SAYS_EXAMPLE = /\bExample\b|\bexample(\.(com|net|org))?(?![\w-])(?=\W*$|\/)/;

const isExampleText = (text: string): boolean => EXAMPLES.has(text) || SAYS_EXAMPLE.test(text);

const isExampleHost = (host: string): boolean => /(^|\.)example(\.(com|net|org))?$/.test(host);
