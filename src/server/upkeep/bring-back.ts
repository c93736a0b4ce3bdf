import type { FastifyBaseLogger } from 'fastify';
import type { BroughtBack } from '#contract/desk-copies.ts';
import { BackupError } from '#server/platform/backup/backup-error.ts';

interface BringBackNeeds {
  /** Answers where what was here before is kept. */
  exchange: (copy: string, operator: string) => Promise<string>;
  log: FastifyBaseLogger;
}

/** Time for the answer that says that it begins. */
const ANSWER_MS = 200;

/** One copy at a time, and what came of the last one. */
export function createBringBack({ exchange, log }: BringBackNeeds) {
  let last: BroughtBack | null = null;

  async function run(copy: string, operator: string): Promise<Pick<BroughtBack, 'outcome' | 'words'>> {
    try {
      return { outcome: 'done', words: await exchange(copy, operator) };
    } catch (error) {
      log.error({ err: error }, 'a copy could not be brought back');
      const words = error instanceof BackupError ? error.message : 'It could not be opened. The log says why.';
      return { outcome: 'failed', words };
    }
  }

  return {
    bringBack(copy: string, operator: string): void {
      const begun = { copy, begunAt: Date.now() };
      last = { ...begun, outcome: 'under_way', words: '' };
      setTimeout(async () => {
        last = { ...begun, ...(await run(copy, operator)) };
      }, ANSWER_MS);
    },
    lastBroughtBack: () => last,
  };
}
