import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeSafely } from '#server/platform/files/safe-file.ts';

/** In the format of `sha256sum --check`: a database has no checksums, so a flipped bit would go unnoticed. */
export const checksumFileOf = (file: string) => `${file}.sha256`;

export async function writeChecksum(file: string, name: string): Promise<void> {
  writeSafely(checksumFileOf(name), `${await checksumOf(file)}  ${basename(name)}\n`);
}

/** Undefined without a checksum file. */
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
