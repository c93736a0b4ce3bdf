import type { FastifyBaseLogger } from 'fastify';

export interface Job {
  name: string;
  /** From the end of one run to the beginning of the next. */
  pauseMs: number;
  run: () => Promise<void>;
}

export type CallLater = (work: () => void, delayMs: number) => () => void;

interface Runner {
  jobs: readonly Job[];
  log: FastifyBaseLogger;
  callLater?: CallLater;
  firstPauseMs?: number;
}

/** Runs of one job never overlap; failures are only logged. */
export function createJobRunner({ jobs, log, callLater = byTimer, firstPauseMs = 0 }: Runner) {
  const atWork = new Set<Promise<void>>();
  const failed = new Set<string>();
  const cancels = new Map<Job, () => void>();
  let isStopped = false;

  function begin(job: Job): void {
    cancels.delete(job);
    const running = run(job, failed, log).finally(() => {
      atWork.delete(running);
      if (!isStopped) beginIn(job, job.pauseMs);
    });
    atWork.add(running);
  }

  function beginIn(job: Job, delayMs: number): void {
    const cancel = callLater(() => begin(job), delayMs);
    cancels.set(job, cancel);
  }

  return {
    start(): void {
      for (const job of jobs) {
        if (firstPauseMs > 0) beginIn(job, firstPauseMs);
        else begin(job);
      }
    },

    async stop(): Promise<void> {
      isStopped = true;
      for (const cancel of cancels.values()) cancel();
      await Promise.all(atWork);
    },
  };
}

async function run({ name, run: work }: Job, failed: Set<string>, log: FastifyBaseLogger): Promise<void> {
  try {
    await work();
    if (failed.delete(name)) log.warn({ job: name }, 'background job works again');
  } catch (error) {
    failed.add(name);
    log.error({ err: error, job: name }, 'background job failed');
  }
}

const byTimer: CallLater = (work, delayMs) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};
