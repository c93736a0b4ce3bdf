import type { Videos } from '#contract/videos.ts';
import { type SettingsReading, withoutSettingsFile } from './settings-file.ts';
import { paymentsMode, settingsProblems } from './settings-problems.ts';
import { DATA_FOLDER, type Environment, EnvironmentSchema, type LOG_LEVELS } from './settings-schema.ts';
import { type SiteReading, type SiteWords, withoutSiteFile } from './site-file.ts';

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
  /** Required to read /metrics; without it nobody can. */
  metricsToken: string | undefined;
  /** Addresses or ranges whose forwarding headers are trusted. */
  trustedProxies: string[];
  /** `false` where the database is backed up elsewhere. */
  dailyBackups: boolean;
  /** "https://fit.example"; without it, the address that the server listens on. */
  publicOrigin: string | undefined;
}

export interface EmailConfig {
  /** Without it e-mails are written to files in the data folder. */
  smtpUrl: string | undefined;
  from: string;
}

export type PaymentsConfig =
  | { mode: 'sandbox'; checkoutUi: CheckoutUi }
  | { mode: 'stripe'; checkoutUi: CheckoutUi; secretKey: string; publishableKey: string; webhookSecrets: string[] };

type CheckoutUi = 'embedded' | 'hosted';

export type ConfigReading = { ok: true; config: Config } | { ok: false; problems: string[] };

interface SettingsFiles {
  readSite?: (dataFolder: string) => SiteReading;
  readSettings?: (dataFolder: string) => SettingsReading;
}

/** All problems at once, a line each. The environment overrides `settings.env`. */
export function readConfig(environment: NodeJS.ProcessEnv, files: SettingsFiles = {}): ConfigReading {
  const { readSite = withoutSiteFile, readSettings = withoutSettingsFile } = files;
  const dataFolder = environment.DATA_DIR || DATA_FOLDER;
  const file = readSettings(dataFolder);
  // An empty value is how many tools write "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const site = readSite(dataFolder);
  const siteProblems = site.ok ? [] : site.problems;
  const parsed = EnvironmentSchema.safeParse({ ...file.values, ...given });
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
    return { ok: false, problems: [...file.problems, ...wrong, ...siteProblems] };
  }
  const problems = [...file.problems, ...settingsProblems(parsed.data, site)];
  if (!site.ok || problems.length > 0) return { ok: false, problems };
  return { ok: true, config: toConfig(parsed.data, site) };
}

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
    dailyBackups: settings.BACKUPS === 'daily',
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
