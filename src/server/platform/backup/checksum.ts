import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Beside each backup, as `sha256sum --check` reads it: a database has no checksums of its own, so a flipped bit would pass. */
export const checksumFileOf = (file: string) => `${file}.sha256`;

/** Writes down what `file` holds, under the name that it is about to get. */
export async function writeChecksum(file: string, name: string): Promise<void> {
  writeFileSync(checksumFileOf(name), `${await checksumOf(file)}  ${basename(name)}\n`);
}

/** Whether a backup is what it was when it was made; undefined where nothing was written down beside it. */
export async function isUnchanged(file: string): Promise<boolean | undefined> {
  const noted = checksumFileOf(file);
  if (!existsSync(noted)) return undefined;
  const checksum = await checksumOf(file);
  return readFileSync(noted, 'utf8').split(' ')[0] === checksum;
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
