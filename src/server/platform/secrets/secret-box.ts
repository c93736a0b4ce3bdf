import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { createSafely } from '#server/platform/files/safe-file.ts';

export const KEY_FILE = 'desk.key';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals secrets for the database; the key lies beside it, in the data folder, for the server's account alone. */
export interface SecretBox {
  seal: (name: string, secret: string) => string;
  /** Undefined where it was sealed with another key, or under another name. */
  open: (name: string, sealed: string) => string | undefined;
  /** A keyed hash of the word. */
  proofOf: (word: string) => string;
  /** {@link SecretBox.proofOf} for many words at once: the key is read from the disk now, and once. */
  prover: () => (word: string) => string;
}

export function createSecretBox(dataFolder: string): SecretBox {
  const file = join(dataFolder, KEY_FILE);
  return {
    seal(name, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyIn(file) ?? makeKey(file), nonce);
      cipher.setAAD(Buffer.from(name));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },

    open(name, sealed) {
      const key = keyIn(file);
      if (!key) return undefined;
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAAD(Buffer.from(name));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },

    proofOf: (word) => proverWith(proofKeyIn(file))(word),
    prover: () => proverWith(proofKeyIn(file)),
  };
}

const proverWith = (key: Buffer) => (word: string) =>
  createHmac('sha256', key).update(`proof of ${word}`).digest('base64url');

function keyIn(file: string): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  return key.length === KEY_BYTES ? key : undefined;
}

/** Never in the place of a sound one that is there: what it sealed could not be opened again. */
function makeKey(file: string): Buffer {
  if (existsSync(file)) putAside(file);
  const key = randomBytes(KEY_BYTES);
  try {
    createSafely(file, `${key.toString('base64url')}\n`);
    return key;
  } catch (error) {
    // Another process was faster.
    const made = (error as NodeJS.ErrnoException).code === 'EEXIST' ? keyIn(file) : undefined;
    if (made) return made;
    throw error;
  }
}

/** Of another length it opens nothing; it is kept, for whoever knows what it was. */
function putAside(file: string): void {
  if (keyIn(file)) return;
  renameSync(file, `${file}.damaged-${randomUUID()}`);
}

/** Anybody may ask, so nothing is thrown: a folder that cannot be written to proves nothing. */
function proofKeyIn(file: string): Buffer {
  try {
    return keyIn(file) ?? makeKey(file);
  } catch {
    return randomBytes(KEY_BYTES);
  }
}
