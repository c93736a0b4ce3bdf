import type { FastifyBaseLogger } from 'fastify';
import type { LastRestore } from '#contract/desk/backups.ts';
import { BackupError } from '#server/platform/backup/backup-error.ts';

/** Who brings a backup back; their session goes on afterwards. */
export interface Restorer {
  operator: { id: string; name: string };
  sessionHash: string;
}

/** Time for the answer that says that it begins. */
const ANSWER_MS = 200;

/** One backup at a time, and what came of the last one. `exchange` answers where what was here before is kept. */
export function createRestore(log: FastifyBaseLogger, exchange: (backup: string, by: Restorer) => Promise<string>) {
  let last: LastRestore | null = null;

  async function run(backup: string, by: Restorer): Promise<Pick<LastRestore, 'outcome' | 'words'>> {
    try {
      return { outcome: 'done', words: await exchange(backup, by) };
    } catch (error) {
      log.error({ err: error }, 'a backup could not be restored');
      const words = error instanceof BackupError ? error.message : 'We couldn’t open it. The log says why.';
      return { outcome: 'failed', words };
    }
  }

  return {
    async restore(backup: string, by: Restorer, note: () => Promise<void>): Promise<boolean> {
      if (last?.outcome === 'under_way') return false;
      const earlier = last;
      const begun = { backup, begunAt: Date.now() };
      // Before anything is waited for: of two at once the second finds it.
      last = { ...begun, outcome: 'under_way', words: '' };
      try {
        await note();
      } catch (error) {
        last = earlier;
        throw error;
      }
      setTimeout(async () => {
        last = { ...begun, ...(await run(backup, by)) };
      }, ANSWER_MS);
      return true;
    },
    lastRestore: () => last,
  };
}
