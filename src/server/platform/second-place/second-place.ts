/** Where backups go as well, so that a lost machine loses none: a bucket of any service that speaks S3. */
export interface SecondPlace {
  /** "https://s3.eu-west-2.amazonaws.com" */
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
  /** Everything is locked with it before it leaves. */
  passphrase: string;
  /** Whose storage it is, and where: for the privacy notice. Empty where nobody has said. */
  company: string;
  country: string;
}

export const hostOf = ({ endpoint }: Pick<SecondPlace, 'endpoint'>): string => new URL(endpoint).host;

/** Which bucket, without what opens it. */
export const addressOf = ({ endpoint, bucket }: Pick<SecondPlace, 'endpoint' | 'bucket'>): string =>
  `${endpoint}/${bucket}`;

/** Of each site, and of nothing else in the bucket. */
export const FOLDER = 'fit-in-30/';

export const DELETED_LIST_KEY = 'deleted-accounts.txt.age';

const DATA_ENDING = '.age';
/** Written last: without it a backup is none. */
const MARKER_ENDING = '.complete';

const MARKER = /^fit-in-30\/([\da-f]{8})\/(daily-\d{4}-\d{2}-\d{2}\.(?:sqlite|pgdump))\.complete$/;

/** Keys of what one site keeps there. */
export const keysOf = (site: string) => ({
  folder: `${FOLDER}${site}/`,
  data: (name: string) => `${FOLDER}${site}/${name}${DATA_ENDING}`,
  marker: (name: string) => `${FOLDER}${site}/${name}${MARKER_ENDING}`,
  deletedList: `${FOLDER}${site}/${DELETED_LIST_KEY}`,
  file: ({ path, sha256 }: FileThere) =>
    `${FOLDER}${site}/${path.startsWith('media/') ? 'media' : 'settings'}/${sha256}${DATA_ENDING}`,
});

/** A file of the data folder that a backup needs beside the database: kept there once, by what is in it. */
export interface FileThere {
  /** Within the data folder. */
  path: string;
  /** Hex. */
  sha256: string;
}

/** What comes from there may not choose where it goes. */
const KNOWN_PATH = /^(?:desk\.key|site\.json|media\/[\w-][\w.-]*)$/;

export const filesIn = (marker: string): FileThere[] =>
  (JSON.parse(marker) as { files: FileThere[] }).files.filter(
    ({ path, sha256 }) => KNOWN_PATH.test(path) && /^[\da-f]{64}$/.test(sha256),
  );

export interface StoredObject {
  key: string;
  bytes: number;
  /** Epoch milliseconds. */
  arrivedAt: number;
}

/** A whole backup there. */
export interface BackupThere {
  /** "1a2b3c4d.daily-2026-11-28.sqlite" */
  id: string;
  /** Of the database that it was made of; a restore takes it along. */
  site: string;
  name: string;
  bytes: number;
  arrivedAt: number;
}

/** Whole ones only, the oldest first. */
export function backupsAmong(objects: readonly StoredObject[]): BackupThere[] {
  const sizes = new Map(objects.map(({ key, bytes }) => [key, bytes]));
  return objects
    .flatMap(({ key, arrivedAt }): BackupThere[] => {
      const [, site = '', name = ''] = MARKER.exec(key) ?? [];
      const bytes = sizes.get(keysOf(site).data(name));
      return name !== '' && bytes !== undefined ? [{ id: `${site}.${name}`, site, name, bytes, arrivedAt }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.arrivedAt - other.arrivedAt);
}
