import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createJobRunner, type Job } from './run-jobs.ts';

const log = pino({ level: 'silent' });

/** Timers that go off when the test says so. */
function handDriven() {
  const waiting = new Set<{ work: () => void; delayMs: number }>();
  return {
    waiting,
    callLater(work: () => void, delayMs: number) {
      const timer = { work, delayMs };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    fire() {
      for (const timer of [...waiting]) {
        waiting.delete(timer);
        timer.work();
      }
    },
  };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function countingJob(outcome: () => Promise<void> = async () => {}) {
  const job = { name: 'count', pauseMs: 5_000, runs: 0, run: async () => {} };
  job.run = async () => {
    job.runs += 1;
    await outcome();
  };
  return job satisfies Job;
}

describe('jobs', () => {
  test('run at the start and again after each pause', async () => {
    const [timers, job] = [handDriven(), countingJob()];
    const runner = createJobRunner({ jobs: [job], log, callLater: timers.callLater });
    runner.start();
    await settled();
    expect([job.runs, [...timers.waiting].map(({ delayMs }) => delayMs)]).toEqual([1, [5_000]]);
    timers.fire();
    await settled();
    expect(job.runs).toBe(2);
    await runner.stop();
  });

  test('wait for a first pause where there is one, and never run when stopped before it is over', async () => {
    const [timers, job] = [handDriven(), countingJob()];
    const runner = createJobRunner({ jobs: [job], log, callLater: timers.callLater, firstPauseMs: 300 });
    runner.start();
    await settled();
    expect([job.runs, [...timers.waiting].map(({ delayMs }) => delayMs)]).toEqual([0, [300]]);
    timers.fire();
    await settled();
    expect(job.runs).toBe(1);
    await runner.stop();
    const stopped = createJobRunner({ jobs: [job], log, callLater: timers.callLater, firstPauseMs: 300 });
    stopped.start();
    await stopped.stop();
    timers.fire();
    expect(job.runs).toBe(1);
  });

  test('one that failed says once that it works again', async () => {
    const lines: string[] = [];
    const timers = handDriven();
    const outcomes = [Promise.reject(new Error('no luck')), Promise.resolve(), Promise.resolve()];
    const job = countingJob(() => outcomes.shift() ?? Promise.resolve());
    const told = pino({}, { write: (line) => void lines.push(JSON.parse(line).msg) });
    const runner = createJobRunner({ jobs: [job], log: told, callLater: timers.callLater });
    runner.start();
    for (const _run of [1, 2, 3]) {
      await settled();
      timers.fire();
    }
    await settled();
    expect(lines).toEqual(['background job failed', 'background job works again']);
    await runner.stop();
  });

  test('one that fails runs again', async () => {
    const timers = handDriven();
    const job = countingJob(() => Promise.reject(new Error('no luck')));
    const runner = createJobRunner({ jobs: [job], log, callLater: timers.callLater });
    runner.start();
    await settled();
    timers.fire();
    await settled();
    expect(job.runs).toBe(2);
    await runner.stop();
  });

  test('stopping waits for what is at work and leaves no timer', async () => {
    const timers = handDriven();
    let finish = () => {};
    const slow = countingJob(() => new Promise((resolve) => (finish = resolve)));
    const quick = countingJob();
    const runner = createJobRunner({ jobs: [slow, quick], log, callLater: timers.callLater });
    runner.start();
    await settled();
    let hasStopped = false;
    const stopping = runner.stop().then(() => (hasStopped = true));
    await settled();
    expect(hasStopped).toBe(false);
    finish();
    await stopping;
    expect(timers.waiting.size).toBe(0);
    expect([slow.runs, quick.runs]).toEqual([1, 1]);
  });
});
