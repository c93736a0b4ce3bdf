import { setTimeout as pause } from 'node:timers/promises';

/** On a machine that does other things too a first page takes half a minute. */
export const PATIENCE_MS = 60_000;
const BETWEEN_LOOKS_MS = 100;

/** What `look` resolves to as soon as that is something and no error; otherwise fails with the last reason. */
export async function eventually<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  let reason: unknown = 'it did not come';
  while (performance.now() < end) {
    try {
      const seen = await look();
      if (seen !== null && seen !== undefined && seen !== false) return seen;
      reason = 'it did not come';
    } catch (error) {
      reason = error;
    }
    await pause(BETWEEN_LOOKS_MS);
  }
  throw new Error(`${what}: ${reason instanceof Error ? reason.message : reason}`);
}
