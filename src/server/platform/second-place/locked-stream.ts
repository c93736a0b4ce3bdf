import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from '#server/platform/backup/backup-error.ts';

/**
 * 64 MB and a quarter of a second for each guess. The usual 18 would take 256 MB, more than the whole server; the length
 * that a passphrase must have makes up for it.
 */
const WORK_FACTOR = 16;

/** In the format of the public `age` program, a piece at a time. */
export function locked(
  source: ReadableStream<Uint8Array>,
  passphrase: string,
  workFactor = WORK_FACTOR,
): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  return encrypter.encrypt(source);
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
