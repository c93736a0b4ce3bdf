import type { Videos } from '#contract/videos.ts';
import type { PriceChange } from '#domain/purchases/price.ts';
import type { SecondPlace } from '#server/platform/second-place/second-place.ts';
import { type DeskValues, WITHOUT_DESK } from './desk-values.ts';
import { mailServerSaidTwice, withMailServer } from './mail-server.ts';
import { toSecondPlace } from './second-place-settings.ts';
import { type SettingsReading, withoutSettingsFile } from './settings-file.ts';
import { paymentsMode, settingsProblems, settingThatLetsOthersIn } from './settings-problems.ts';
import { DATA_FOLDER, type Environment, EnvironmentSchema, type LOG_LEVELS } from './settings-schema.ts';
import { type SiteReading, type SiteWords, withoutSiteFile } from './site-file.ts';
import { siteFieldsOf } from './site-values.ts';

/** Every setting, checked. Read once at start; nothing else reads the environment. */
export interface Config {
  port: number;
  host: string;
  dataFolder: string;
  /** PostgreSQL; without it a SQLite file in the data folder. */
  databaseUrl: string | undefined;
  payments: PaymentsConfig;
  /** `false` also removes the app from browsers that have it. */
  serviceWorker: boolean;
  guestCheckout: boolean;
  adminEmail: string | undefined;
  forceLogoutEmail: string | undefined;
  siteWords: SiteWords;
  legalReviewed: boolean;
  videos: Videos;
  email: EmailConfig;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Required to read /metrics. */
  metricsToken: string | undefined;
  /** Addresses or ranges whose forwarding headers are trusted. */
  trustedProxies: string[];
  /** `false` where the database is backed up elsewhere. */
  dailyBackups: boolean;
  /** Where backups go as well. */
  secondPlace: SecondPlace | undefined;
  /** "https://fit.example"; without it, the address that was asked for. */
  publicOrigin: string | undefined;
  /** Of what was set at the desk; raised by each change there. */
  settingsVersion: number;
  /** Of each secret of the desk that cannot be read: why, and what to do. */
  unopened: readonly string[];
  /** The oldest first; empty for the standard price. */
  prices: readonly PriceChange[];
}

export interface EmailConfig {
  /** Without it e-mails are written to files in the data folder. */
  smtpUrl: string | undefined;
  from: string;
}

export type PaymentsConfig =
  | {
      mode: 'sandbox';
      checkoutUi: CheckoutUi;
      /** The operator has said outside the desk that everybody may pay with a test card. */
      isSaid: boolean;
      letsOthersIn: boolean;
    }
  | { mode: 'stripe'; checkoutUi: CheckoutUi; secretKey: string; publishableKey: string; webhookSecrets: string[] };

type CheckoutUi = 'embedded' | 'hosted';

export type ConfigReading =
  | { ok: true; config: Config; settings: Environment; given: GivenOutside }
  | { ok: false; problems: string[] };

/** Names of the settings given outside the desk. */
export interface GivenOutside {
  environment: readonly string[];
  settingsFile: readonly string[];
  siteFile: readonly string[];
}

export interface SettingsFiles {
  readSite?: (dataFolder: string, desk: Record<string, unknown>) => SiteReading;
  readSettings?: (dataFolder: string) => SettingsReading;
  desk?: DeskValues;
}

/** All problems at once, a line each. The environment overrides `settings.env`, which overrides the desk. */
export function readConfig(environment: NodeJS.ProcessEnv, files: SettingsFiles = {}): ConfigReading {
  const { readSite = withoutSiteFile, readSettings = withoutSettingsFile, desk = WITHOUT_DESK } = files;
  const dataFolder = environment.DATA_DIR || DATA_FOLDER;
  const file = readSettings(dataFolder);
  // An empty value is how many tools write "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const outside = { ...file.values, ...given };
  const site = readSite(dataFolder, siteFieldsOf(desk.values));
  const siteProblems = site.ok ? [] : site.problems;
  const parsed = EnvironmentSchema.safeParse({ ...desk.values, ...outside });
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
    return { ok: false, problems: [...file.problems, ...wrong, ...siteProblems] };
  }
  const settings = isPractice(outside, desk) ? practising(parsed.data) : parsed.data;
  const maySendFirst = isPractice(outside, desk) && (outside.SMTP_URL ?? outside.SMTP_HOST) === undefined;
  const found = [
    ...file.problems,
    ...mailServerSaidTwice(outside),
    ...settingsProblems(settings, site, { maySendFirst }),
  ];
  const problems = found.length > 0 ? [...found, ...desk.unopened.map(unopenedText)] : [];
  if (!site.ok || problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    config: {
      ...toConfig(withMailServer(settings), site, outside),
      settingsVersion: desk.version,
      prices: desk.prices,
      unopened: desk.unopened.map(unopenedText),
    },
    settings: withMailServer(parsed.data),
    given: { environment: Object.keys(given), settingsFile: Object.keys(file.values), siteFile: site.names },
  };
}

const unopenedText = (name: string) =>
  `${name} can’t be decrypted with desk.key in the data folder. Put the right key back, or set ${name} again.`;

type Outside = Readonly<Record<string, unknown>>;

/** Until the operator opens the shop, keys that the desk has are kept for that day. */
const isPractice = (outside: Outside, { values, mayPractise }: DeskValues) =>
  outside.PAYMENTS === undefined &&
  outside.STRIPE_SECRET_KEY === undefined &&
  values.PAYMENTS !== 'stripe' &&
  (mayPractise || values.PAYMENTS === 'sandbox');

const practising = (settings: Environment): Environment => ({
  ...settings,
  PAYMENTS: 'sandbox',
  STRIPE_SECRET_KEY: undefined,
});

function toConfig(settings: Environment, { words, videos }: Extract<SiteReading, { ok: true }>, outside: Outside) {
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    payments: toPaymentsConfig(settings, outside.PAYMENTS === 'sandbox'),
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
    dailyBackups: settings.BACKUPS === 'daily',
    secondPlace: toSecondPlace(settings),
    publicOrigin: settings.PUBLIC_ORIGIN,
  };
}

function toPaymentsConfig(settings: Environment, isSaid: boolean): PaymentsConfig {
  const checkoutUi = settings.CHECKOUT_UI;
  if (paymentsMode(settings) === 'sandbox') {
    return { mode: 'sandbox', checkoutUi, isSaid, letsOthersIn: settingThatLetsOthersIn(settings) !== undefined };
  }
  return {
    mode: 'stripe',
    checkoutUi,
    secretKey: settings.STRIPE_SECRET_KEY ?? '',
    publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecrets: settings.STRIPE_WEBHOOK_SECRETS,
  };
}

/** Whether browsers reach the server by https: cookies may then be bound to it. */
export const isHttps = ({ publicOrigin }: Pick<Config, 'publicOrigin'>): boolean =>
  publicOrigin?.startsWith('https:') ?? false;
