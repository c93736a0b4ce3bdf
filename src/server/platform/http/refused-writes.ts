import type { FastifyInstance } from 'fastify';
import { DatabaseUnavailableError, TransactionConflictError } from '#server/platform/database/database-errors.ts';

export interface RefusedWrites {
  /** When the database last refused what a request wrote. */
  lastAt: () => number | undefined;
  watch: (app: FastifyInstance) => void;
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a request met says more than any trial: a full disk may still take a small row. */
export function createRefusedWrites(now: () => number): RefusedWrites {
  let lastAt: number | undefined;
  return {
    lastAt: () => lastAt,
    watch(app) {
      app.addHook('onError', async ({ method }, _reply, error) => {
        if (READS.has(method) || !isRefusal(error)) return;
        lastAt = now();
      });
    },
  };
}

/** Two that were in each other's way are none. */
const isRefusal = (error: unknown) =>
  error instanceof DatabaseUnavailableError && !(error instanceof TransactionConflictError);
