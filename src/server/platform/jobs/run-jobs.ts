import type { FastifyBaseLogger } from 'fastify';

/** Work that is done again and again beside the requests. */
export interface Job {
  /** For the log. */
  name: string;
  /** From the end of one run to the beginning of the next. */
  pauseMs: number;
  run: () => Promise<void>;
}

/** Calls `work` once after a while; what it answers cancels that. */
export type CallLater = (work: () => void, delayMs: number) => () => void;

interface JobsNeeds {
  jobs: readonly Job[];
  log: FastifyBaseLogger;
  callLater?: CallLater;
  /** Between the start and the first run of each job. */
  firstPauseMs?: number;
}

/** Runs each job, at once or after a first pause, and then after each pause of its own, never twice at the same time. A run that fails is only told. */
export function createJobRunner({ jobs, log, callLater = byTimer, firstPauseMs = 0 }: JobsNeeds) {
  const atWork = new Set<Promise<void>>();
  const cancels = new Map<Job, () => void>();
  let isStopped = false;

  function begin(job: Job): void {
    cancels.delete(job);
    const running = run(job, log).finally(() => {
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

    /** Nothing is begun any more; answers when what is at work has ended. */
    async stop(): Promise<void> {
      isStopped = true;
      for (const cancel of cancels.values()) cancel();
      await Promise.all(atWork);
    },
  };
}

async function run({ name, run: work }: Job, log: FastifyBaseLogger): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, job: name }, 'background job failed');
  }
}

const byTimer: CallLater = (work, delayMs) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};
