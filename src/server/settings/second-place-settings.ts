import type { SecondPlace } from '#server/platform/second-place/second-place.ts';
import type { Environment } from './settings-schema.ts';

/** Which setting says what. */
export const SECOND_PLACE_NAMES = {
  endpoint: 'BACKUP_ENDPOINT',
  bucket: 'BACKUP_BUCKET',
  region: 'BACKUP_REGION',
  key: 'BACKUP_KEY',
  secret: 'BACKUP_SECRET',
  passphrase: 'BACKUP_PASSPHRASE',
  company: 'BACKUP_COMPANY',
  country: 'BACKUP_COUNTRY',
} as const satisfies Record<keyof SecondPlace, keyof Environment>;

/** Undefined where backups stay on this machine: without address and bucket what else is said waits. */
export function toSecondPlace(settings: Environment): SecondPlace | undefined {
  const { BACKUP_ENDPOINT: endpoint, BACKUP_BUCKET: bucket, BACKUP_REGION: region } = settings;
  const { BACKUP_KEY: key, BACKUP_SECRET: secret, BACKUP_PASSPHRASE: passphrase } = settings;
  const { BACKUP_COMPANY: company, BACKUP_COUNTRY: country } = settings;
  return endpoint && bucket && key && secret && passphrase
    ? { endpoint, bucket, region, key, secret, passphrase, company, country }
    : undefined;
}

const NEEDED = ['BACKUP_ENDPOINT', 'BACKUP_BUCKET', 'BACKUP_KEY', 'BACKUP_SECRET', 'BACKUP_PASSPHRASE'] as const;

export function secondPlaceProblems(settings: Environment): string[] {
  if (!settings.BACKUP_ENDPOINT && !settings.BACKUP_BUCKET) return [];
  return NEEDED.filter((name) => !settings[name]).map(
    (name) => `${name} is missing. Backups can’t go to the second place without it.`,
  );
}

/** A new machine fetches its backup without them; whoever takes money, or sets the place at the desk, says them. */
export const unsaidOfSecondPlace = (place: SecondPlace | undefined) =>
  (['company', 'country'] as const).filter((field) => place?.[field] === '').map((field) => SECOND_PLACE_NAMES[field]);
