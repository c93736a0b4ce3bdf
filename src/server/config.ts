import { z } from 'zod';
import type { Videos } from '#contract/videos.ts';
import { isEmailShaped, normalisedEmail } from '#domain/account.ts';
import { isAddressOrRange, isOrigin, isSender, isSmtpUrl } from './setting-shapes.ts';
import { type SiteReading, type SiteWords, withoutSiteFile } from './site-file.ts';

/** Everything that an operator can set, checked. Read once at start; nothing else reads the environment. */
export interface Config {
  port: number;
  host: string;
  dataFolder: string;
  /** A PostgreSQL address; without one the data lives in a SQLite file in the data folder. */
  databaseUrl: string | undefined;
  payments: PaymentsConfig;
  /** Whether browsers keep the app on the device; `false` also takes it away from those that do. */
  serviceWorker: boolean;
  /** Whether a purchase may start without an account. */
  guestCheckout: boolean;
  adminEmail: string | undefined;
  forceLogoutEmail: string | undefined;
  /** What the operator says of herself, from `site.json` in the data folder. */
  siteWords: SiteWords;
  /** Whether a lawyer has checked the legal pages. */
  legalReviewed: boolean;
  /** The operator's own videos, from `site.json` too. */
  videos: Videos;
  email: EmailConfig;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Whoever shows it may read the figures at /metrics; without one nobody may. */
  metricsToken: string | undefined;
  /** Addresses or ranges of proxies whose forwarding headers are believed. */
  trustedProxies: string[];
  /** Where people reach the site, "https://fit.example"; without it, the address that the server listens on. */
  publicOrigin: string | undefined;
}

export interface EmailConfig {
  /** Without one, messages are written to files in the data folder. */
  smtpUrl: string | undefined;
  /** "Fit in 30 <hello@fit.example>". */
  from: string;
}

export type PaymentsConfig =
  | { mode: 'sandbox'; checkoutUi: CheckoutUi }
  | { mode: 'stripe'; checkoutUi: CheckoutUi; secretKey: string; publishableKey: string; webhookSecrets: string[] };

type CheckoutUi = 'embedded' | 'hosted';

export type ConfigReading = { ok: true; config: Config } | { ok: false; problems: string[] };

const DATA_FOLDER = './data';

/** Too long to be guessed. */
const MIN_TOKEN_LENGTH = 16;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const listed = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const email = z
  .string()
  .transform(normalisedEmail)
  .refine((text) => text === '' || isEmailShaped(text), 'must be an e-mail address')
  .transform((text) => text || undefined);

const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be ${words.join(' or ')}`);

const EnvironmentSchema = z.object({
  PORT: z
    .string()
    .default('3000')
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port number from 0 to 65535')
    .transform(Number),
  HOST: z.string().min(1, 'must be an address to listen on').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must be a folder').default(DATA_FOLDER),
  DATABASE_URL: z
    .string()
    .refine((text) => /^postgres(ql)?:\/\/./.test(text), 'must begin with postgres:// or postgresql://')
    .optional(),
  PAYMENTS: oneOf('sandbox', 'stripe').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe, which begins with sk_test_ or sk_live_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key of Stripe, which begins with pk_test_ or pk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRETS: listed
    .refine(
      (secrets) => secrets.every((secret) => secret.startsWith('whsec_')),
      'must be secrets that begin with whsec_',
    )
    .default([]),
  CHECKOUT_UI: oneOf('embedded', 'hosted').default('embedded'),
  GUEST_CHECKOUT: oneOf('on', 'off').default('on'),
  SERVICE_WORKER: oneOf('on', 'off').default('on'),
  ADMIN_EMAIL: email.optional(),
  FORCE_LOGOUT_EMAIL: email.optional(),
  LEGAL_REVIEWED: oneOf('yes', 'no').default('no'),
  SMTP_URL: z.string().refine(isSmtpUrl, 'must begin with smtp:// or smtps:// and name a mail server').optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .refine(isSender, 'must be an e-mail address, or a name with one: Fit in 30 <hello@fit.example>')
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  METRICS_TOKEN: z.string().min(MIN_TOKEN_LENGTH, `must have at least ${MIN_TOKEN_LENGTH} characters`).optional(),
  TRUSTED_PROXIES: listed
    .refine((proxies) => proxies.every(isAddressOrRange), 'must be IP addresses or ranges, separated by commas')
    .default([]),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be the address of the site without a path, like https://fit.example')
    .transform((text) => new URL(text).origin)
    .optional(),
  NODE_ENV: z.string().optional(),
});
type Environment = z.infer<typeof EnvironmentSchema>;

/**
 * The settings and the site's words, or every bad and missing one at once, a line each, that begins with its name.
 *
 * @param readSite reads `site.json` in the data folder; left out, there is no such file.
 */
export function readConfig(
  environment: NodeJS.ProcessEnv,
  readSite: (dataFolder: string) => SiteReading = withoutSiteFile,
): ConfigReading {
  // An empty value is how many tools write "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const site = readSite(given.DATA_DIR ?? DATA_FOLDER);
  const siteProblems = site.ok ? [] : site.problems;
  const unsaid = site.ok ? site.missing : [];
  const parsed = EnvironmentSchema.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
    return { ok: false, problems: [...wrong, ...siteProblems] };
  }
  const settings = parsed.data;
  const problems = [
    ...paymentProblems(settings),
    ...emailProblems(settings),
    ...siteProblems,
    ...salesProblems(settings, unsaid),
  ];
  if (!site.ok || problems.length > 0) return { ok: false, problems };
  return { ok: true, config: toConfig(settings, site) };
}

/** Nobody may be sold anything by a seller without a name and an address. */
function salesProblems({ STRIPE_SECRET_KEY }: Environment, unsaid: readonly string[]): string[] {
  if (!isLiveKey(STRIPE_SECRET_KEY)) return [];
  return unsaid.map(
    (field) => `site.json: ${field} is missing: with a live STRIPE_SECRET_KEY the legal pages need it.`,
  );
}

const paymentsMode = (settings: Environment) =>
  settings.PAYMENTS ?? (settings.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox');

function paymentProblems(settings: Environment): string[] {
  if (paymentsMode(settings) === 'sandbox') return sandboxProblems(settings);
  const problems: string[] = [];
  if (!settings.STRIPE_SECRET_KEY) problems.push('STRIPE_SECRET_KEY is missing: PAYMENTS=stripe needs it.');
  if (!settings.STRIPE_PUBLISHABLE_KEY) problems.push('STRIPE_PUBLISHABLE_KEY is missing: the payment form needs it.');
  if (settings.STRIPE_WEBHOOK_SECRETS.length === 0) {
    problems.push('STRIPE_WEBHOOK_SECRETS is missing: without it no payment can be believed.');
  }
  if (isLiveKey(settings.STRIPE_SECRET_KEY) !== isLiveKey(settings.STRIPE_PUBLISHABLE_KEY)) {
    problems.push('STRIPE_PUBLISHABLE_KEY must be of the same mode, test or live, as STRIPE_SECRET_KEY.');
  }
  return problems;
}

function sandboxProblems(settings: Environment): string[] {
  if (isLiveKey(settings.STRIPE_SECRET_KEY)) {
    return ['PAYMENTS must not be sandbox beside a live STRIPE_SECRET_KEY: no card would be charged.'];
  }
  if (settings.NODE_ENV === 'production' && settings.PAYMENTS !== 'sandbox') {
    return [
      'STRIPE_SECRET_KEY is missing: in production it is needed, unless PAYMENTS=sandbox says that no card shall be charged.',
    ];
  }
  return [];
}

/** A link in a message must lead to us, whatever host a request named. */
function emailProblems({ SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN }: Environment): string[] {
  if (!SMTP_URL) return [];
  return [
    ...(MAIL_FROM ? [] : ['MAIL_FROM is missing: it is whom e-mails come from.']),
    ...(PUBLIC_ORIGIN ? [] : ['PUBLIC_ORIGIN is missing: the links in e-mails begin with it.']),
  ];
}

const isLiveKey = (key: string | undefined) => key?.includes('_live_') ?? false;

function toConfig(settings: Environment, { words, videos }: Extract<SiteReading, { ok: true }>): Config {
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    payments: toPaymentsConfig(settings),
    guestCheckout: settings.GUEST_CHECKOUT === 'on',
    serviceWorker: settings.SERVICE_WORKER === 'on',
    adminEmail: settings.ADMIN_EMAIL,
    forceLogoutEmail: settings.FORCE_LOGOUT_EMAIL,
    siteWords: words,
    videos,
    legalReviewed: settings.LEGAL_REVIEWED === 'yes',
    email: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM ?? 'Fit in 30 <fit-in-30@localhost>' },
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN,
    trustedProxies: settings.TRUSTED_PROXIES,
    publicOrigin: settings.PUBLIC_ORIGIN,
  };
}

function toPaymentsConfig(settings: Environment): PaymentsConfig {
  const checkoutUi = settings.CHECKOUT_UI;
  if (paymentsMode(settings) === 'sandbox') return { mode: 'sandbox', checkoutUi };
  return {
    mode: 'stripe',
    checkoutUi,
    secretKey: settings.STRIPE_SECRET_KEY ?? '',
    publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecrets: settings.STRIPE_WEBHOOK_SECRETS,
  };
}
