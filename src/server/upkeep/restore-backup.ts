import type { FastifyBaseLogger } from 'fastify';
import type { BroughtBack } from '#contract/desk/backups.ts';
import { BackupError } from '#server/platform/backup/backup-error.ts';

/** Who brings a copy back; her session goes on afterwards. */
export interface Bringer {
  operator: { id: string; name: string };
  sessionHash: string;
}

/** Time for the answer that says that it begins. */
const ANSWER_MS = 200;

/** One copy at a time, and what came of the last one. `exchange` answers where what was here before is kept. */
export function createBringBack(log: FastifyBaseLogger, exchange: (copy: string, by: Bringer) => Promise<string>) {
  let last: BroughtBack | null = null;

  async function run(copy: string, by: Bringer): Promise<Pick<BroughtBack, 'outcome' | 'words'>> {
    try {
      return { outcome: 'done', words: await exchange(copy, by) };
    } catch (error) {
      log.error({ err: error }, 'a copy could not be brought back');
      const words = error instanceof BackupError ? error.message : 'It could not be opened. The log says why.';
      return { outcome: 'failed', words };
    }
  }

  return {
    async bringBack(copy: string, by: Bringer, note: () => Promise<void>): Promise<boolean> {
      if (last?.outcome === 'under_way') return false;
      const earlier = last;
      const begun = { copy, begunAt: Date.now() };
      // Before anything is waited for: of two at once the second finds it.
      last = { ...begun, outcome: 'under_way', words: '' };
      try {
        await note();
      } catch (error) {
        last = earlier;
        throw error;
      }
      setTimeout(async () => {
        last = { ...begun, ...(await run(copy, by)) };
      }, ANSWER_MS);
      return true;
    },
    lastBroughtBack: () => last,
  };
}
