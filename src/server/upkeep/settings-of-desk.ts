import type { DeskSetting, DeskSettings, SettingsChange } from '#contract/desk/settings.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { companyNumberIn, vatNumberIn } from '#domain/desk/seller-numbers.ts';
import type { ServerContext } from '#server/context.ts';
import type { StoredSetting } from '#server/desk/site/settings.repository.ts';
import { createSecretBox } from '#server/platform/secrets/secret-box.ts';
import type { Config, ConfigReading, GivenOutside } from '#server/settings/config.ts';
import { type DeskValues, deskValuesIn } from '#server/settings/desk-values.ts';
import { MAIL_SERVER_NAMES } from '#server/settings/mail-server.ts';
import { SITE_PREFIX } from '#server/settings/site-values.ts';
import { SECRET_NAMES, SETTING_NAMES } from './setting-names.ts';
import { createWebhook, type StripeWebhook } from './stripe-webhook.ts';
import { type Trial, trySettings } from './try-settings.ts';
import type { Upkeep } from './upkeep.ts';

type GoodReading = Extract<ConfigReading, { ok: true }>;

const SHOWN_LENGTH = 4;

/** Four characters of a shorter one would tell too much of it. */
const LONG_SECRET = 12;

/** With the first of them Stripe can be told where to report sales. */
const TELLS_STRIPE = new Set(['STRIPE_SECRET_KEY', 'PUBLIC_ORIGIN']);

const WEBHOOK_SECRETS = 'STRIPE_WEBHOOK_SECRETS';

/** Everything that can be set, as it holds now. */
function shownSettings(reading: GoodReading, desk: DeskValues): Omit<DeskSettings, 'proxySeen'> {
  const stored = new Map(desk.stored.map((setting) => [setting.name, setting]));
  return {
    version: desk.version,
    isPractice: reading.config.payments.mode === 'sandbox',
    settings: SETTING_NAMES.map((name) => shown(name, reading, { text: desk.values[name], stored: stored.get(name) })),
  };
}

interface AtDesk {
  text: string | undefined;
  stored: StoredSetting | undefined;
}

function shown(name: string, reading: GoodReading, { text: typed, stored }: AtDesk): DeskSetting {
  const isSecret = SECRET_NAMES.has(name);
  const said = saidOutside(name, reading.given);
  const source = said?.source ?? (stored ? 'desk' : 'nowhere');
  const text = source === 'desk' ? (typed ?? '') : textOf(name, reading);
  return {
    name,
    saidAs: said?.saidAs ?? name,
    value: isSecret ? endOf(text) : text,
    isSecret,
    source,
    changedAt: source === 'desk' ? (stored?.changedAt ?? null) : null,
    changedBy: source === 'desk' ? (stored?.changedBy ?? null) : null,
  };
}

const endOf = (secret: string) => (secret.length < LONG_SECRET ? '' : secret.slice(-SHOWN_LENGTH));

const IN_AN_ADDRESS: readonly string[] = MAIL_SERVER_NAMES;

/** Where, and under which name, it is said outside the desk; undefined where it is not. */
function saidOutside(name: string, given: GivenOutside): Pick<DeskSetting, 'source' | 'saidAs'> | undefined {
  for (const saidAs of IN_AN_ADDRESS.includes(name) ? ['SMTP_URL', name] : [name]) {
    if (given.environment.includes(saidAs)) return { source: 'environment', saidAs };
    if (given.settingsFile.includes(saidAs)) return { source: 'settings.env', saidAs };
    if (given.siteFile.includes(saidAs)) return { source: 'site.json', saidAs };
  }
  return undefined;
}

function textOf(name: string, { settings, config }: GoodReading): string {
  if (name.startsWith(SITE_PREFIX)) return siteTextOf(name.slice(SITE_PREFIX.length), config);
  if (name === 'PAYMENTS') return config.payments.mode;
  const value = settings[name as keyof typeof settings];
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

function siteTextOf(place: string, { siteWords, videos }: Config): string {
  const [group = '', part] = place.split('.');
  if (group === 'videoUrl') return addressOf(videos[part as keyof typeof videos]);
  const value = (siteWords as Record<string, unknown>)[group];
  return String((part === undefined ? value : (value as Record<string, unknown> | null)?.[part]) ?? '');
}

const addressOf = (video: object | undefined) => (video && 'url' in video ? String(video.url) : '');

type ChangeOutcome =
  | {
      ok: true;
      changed: { name: string; before: string; after: string; value: string }[];
      webhook: StripeWebhook | undefined;
      /** Where the desk is once the change holds; undefined for the address asked for. */
      publicOrigin: string | undefined;
      sendsEmails: boolean;
    }
  | { ok: false; fields: FieldProblem[] };

interface Trying extends Trial, Pick<Upkeep, 'readWithDesk'> {
  desk: DeskValues;
  before: GoodReading;
}

/** Read as the server would read it, and tried, before anything is kept. */
async function checkChange(
  { changes: typed }: SettingsChange,
  { desk, before, readWithDesk, ...trial }: Trying,
): Promise<ChangeOutcome> {
  const changes = typed.map(({ name, value }) => ({ name, value: completedSetting(name, value) }));
  const refused = changes.flatMap(({ name }) => refusalOf(name, before.given));
  if (refused.length > 0) return { ok: false, fields: refused };
  const values: Record<string, string> = { ...desk.values };
  for (const { name, value } of changes) {
    if (value === '') delete values[name];
    else values[name] = value;
  }
  const after = readWithDesk({ ...desk, values });
  if (!after.ok) return { ok: false, fields: after.problems.map((problem) => fieldOf(problem, changes)) };
  const changed = changes.filter(({ name, value }) => (desk.values[name] ?? '') !== value);
  const names = changed.map(({ name }) => name);
  const problem = await trySettings(names, after, trial);
  if (problem) return { ok: false, fields: [problem] };
  const told = await tellStripe(names, { before, after }, trial.stripeFor);
  if (!told.ok) return { ok: false, fields: [told.problem] };
  const { webhook } = told;
  if (webhook) changed.push({ name: WEBHOOK_SECRETS, value: webhook.secret });
  const { publicOrigin, email } = after.config;
  return {
    ok: true,
    webhook,
    publicOrigin,
    sendsEmails: email.smtpUrl !== undefined,
    changed: changed.map(({ name, value }) => ({
      name,
      value,
      before: toldText(name, desk.values[name] ?? ''),
      after: toldText(name, value),
    })),
  };
}

/** With a new key or a new address; not where the operator gives the secret themselves, or it is said outside. */
async function tellStripe(
  names: readonly string[],
  { before, after }: { before: GoodReading; after: GoodReading },
  stripeFor: Trial['stripeFor'],
): Promise<Awaited<ReturnType<typeof createWebhook>> | { ok: true; webhook: undefined }> {
  const { STRIPE_SECRET_KEY: secretKey } = after.settings;
  const { publicOrigin: origin } = after.config;
  const isNew = names.some((name) => TELLS_STRIPE.has(name));
  const isGiven = names.includes(WEBHOOK_SECRETS) || saidOutside(WEBHOOK_SECRETS, after.given) !== undefined;
  if (!isNew || isGiven || !secretKey || !origin?.startsWith('https:')) return { ok: true, webhook: undefined };
  return createWebhook({ stripe: stripeFor(secretKey), origin, originBefore: before.config.publicOrigin });
}

function refusalOf(name: string, given: GivenOutside): FieldProblem[] {
  if (!SETTING_NAMES.includes(name)) return [{ field: name, message: 'This isn’t a setting.' }];
  const said = saidOutside(name, given);
  if (!said) return [];
  const { saidAs, source } = said;
  return [{ field: name, message: `This is set outside the desk (${saidAs} in ${source}). Change it there.` }];
}

/** The line begins with the setting's name: it is marked there, and needs no place in a file. */
function fieldOf(problem: string, changes: SettingsChange['changes']): FieldProblem {
  const words = problem.replace(/^\S*site\.json(, line \d+)?: /, '');
  const [first = ''] = words.split(' ');
  const named = SETTING_NAMES.find((name) => name.replace(SITE_PREFIX, '') === first);
  if (named === undefined) return { field: changes[0]?.name ?? '', message: words };
  const isChanged = changes.some(({ name }) => name === named);
  return { field: named, message: `${isChanged ? 'This' : named}${words.slice(first.length)}` };
}

/** For the activity log: no secret. */
function toldText(name: string, value: string): string {
  if (value === '') return `${name}: nothing`;
  if (!SECRET_NAMES.has(name)) return `${name}: ${value}`;
  return endOf(value) === '' ? `${name}: a short one` : `${name}: ends in ${endOf(value)}`;
}

export type SettingsOfDesk = ReturnType<typeof createSettingsOfDesk>;

/** Validates settings as the server will read them; seals secrets. */
export function createSettingsOfDesk(
  { db, config: { dataFolder } }: Pick<ServerContext, 'db' | 'config'>,
  { readWithDesk, stripeFor }: Pick<Upkeep, 'readWithDesk' | 'stripeFor'>,
) {
  const box = createSecretBox(dataFolder);
  async function read() {
    const desk = await deskValuesIn(db, dataFolder);
    const before = readWithDesk(desk);
    // What runs was read the same way.
    if (!before.ok) throw new Error(before.problems.join(' '));
    return { desk, before };
  }
  return {
    async shown() {
      const { desk, before } = await read();
      return shownSettings(before, desk);
    },
    check: async (change: SettingsChange, operatorEmail: string) =>
      checkChange(change, { ...(await read()), readWithDesk, operatorEmail, stripeFor, proofOf: box.proofOf }),
    sealed: (name: string, value: string) =>
      SECRET_NAMES.has(name) ? { value: box.seal(name, value), isSealed: true } : { value, isSealed: false },
  };
}

/** "fit.example", with or without more behind it. */
const WITHOUT_BEGINNING = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([:/?#]|$)/u;

const isAddress = (name: string) =>
  name === 'PUBLIC_ORIGIN' ||
  name === 'BACKUP_ENDPOINT' ||
  name === 'site.coaching.url' ||
  name.startsWith('site.videoUrl.');

/** What the operator typed, as it is kept: an address with its beginning, a number as its register writes it. */
function completedSetting(name: string, typed: string): string {
  const text = typed.trim();
  if (isAddress(name)) return WITHOUT_BEGINNING.test(text) ? `https://${text}` : text;
  if (name === 'site.vatNumber') return vatNumberIn(text);
  return name === 'site.companyNumber' ? companyNumberIn(text) : text;
}
