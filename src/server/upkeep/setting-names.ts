import { VIDEO_PLACES } from '#programme/workouts/video-place.ts';
import { EnvironmentSchema } from '#server/settings/settings-schema.ts';
import { SITE_PREFIX } from '#server/settings/site-values.ts';

/** Needed before the database is open, or for trying things out; five fields at the desk; actions of the desk. */
const OUTSIDE_ONLY = new Set([
  ...['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'NODE_ENV', 'SMTP_URL'],
  ...['ADMIN_EMAIL', 'FORCE_LOGOUT_EMAIL', 'LEGAL_REVIEWED'],
]);

const SITE_FIELDS = [
  ...['company', 'address', 'companyNumber', 'vatNumber', 'vatPercent', 'supportEmail', 'privacyEmail', 'supportPhone'],
  ...['icoNumber', 'host', 'hostCountry', 'mailProvider', 'refundPolicy'],
  ...['coaching.coachName', 'coaching.url'],
  ...['taxYears', 'inactiveMonths', 'backupDays', 'logDays', 'closingNoticeDays'].map((name) => `periods.${name}`),
  ...['refundWorkingDays', 'supportWorkingDays'].map((name) => `periods.${name}`),
  ...VIDEO_PLACES.map((place) => `videoUrl.${place}`),
];

const ENVIRONMENT_NAMES = Object.keys(EnvironmentSchema.shape).filter((name) => !OUTSIDE_ONLY.has(name));

/** Everything that can be set at the desk. */
export const SETTING_NAMES: readonly string[] = [
  ...ENVIRONMENT_NAMES,
  ...SITE_FIELDS.map((field) => `${SITE_PREFIX}${field}`),
];

export const SECRET_NAMES: ReadonlySet<string> = new Set([
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRETS',
  'SMTP_PASSWORD',
  'METRICS_TOKEN',
  'BACKUP_SECRET',
  'BACKUP_PASSPHRASE',
]);
