import { setTimeout as pause } from 'node:timers/promises';

/** On a machine that does other things too a first page takes half a minute. */
const PATIENCE_MS = 120_000;
/** The first looks follow each other at once, the later ones leave the processor to the page. */
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 100;

/** What `look` resolves to as soon as that is something and no error; otherwise fails with the last reason. */
export async function eventually<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  let reason: unknown = 'it did not come';
  let pauseMs = FIRST_PAUSE_MS;
  while (performance.now() < end) {
    try {
      const seen = await look();
      if (seen !== null && seen !== undefined && seen !== false) return seen;
      reason = 'it did not come';
    } catch (error) {
      reason = error;
    }
    await pause(pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
  throw new Error(`${what}: ${reason instanceof Error ? reason.message : reason}`);
}
