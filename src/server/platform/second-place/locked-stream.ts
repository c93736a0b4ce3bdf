import { createCipheriv, randomBytes, scryptSync } from 'node:crypto';
import { Decrypter, Encrypter, type Recipient, Stanza } from 'age-encryption';
import { BackupError } from '#server/platform/backup/backup-error.ts';

/**
 * 64 MB and a quarter of a second for each guess. The usual 18 would take 256 MB, more than the whole server; the length
 * that a passphrase must have makes up for it.
 */
const WORK_FACTOR = 16;

const LABEL = 'age-encryption.org/v1/scrypt';
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const TAG_BYTES = 16;

/**
 * A lock for one object, in the format of the public `age` program, which works a piece at a time. Making it is what takes
 * the memory, which Node's own function gives back at once, unlike the library's.
 */
export function newLock(passphrase: string, workFactor = WORK_FACTOR) {
  const salt = randomBytes(SALT_BYTES);
  const cost = { N: 2 ** workFactor, r: 8, p: 1, maxmem: 2 ** (workFactor + 11) };
  const key = scryptSync(passphrase, Buffer.concat([Buffer.from(LABEL), salt]), KEY_BYTES, cost);
  const recipient: Recipient = {
    wrapFileKey(fileKey) {
      const cipher = createCipheriv('chacha20-poly1305', key, new Uint8Array(12), { authTagLength: TAG_BYTES });
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      return [new Stanza(['scrypt', salt.toString('base64').replaceAll('=', ''), String(workFactor)], body)];
    },
  };
  return (source: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> => {
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    return encrypter.encrypt(source);
  };
}

/** A changed, cut or exchanged piece fails while it is read. Throws {@link BackupError} for another passphrase. */
export async function unlocked(
  source: ReadableStream<Uint8Array>,
  passphrase: string,
): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(source);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError('The passphrase doesn’t open this backup. Use the one that was set when it was made.', {
      cause: error,
    });
  }
}
