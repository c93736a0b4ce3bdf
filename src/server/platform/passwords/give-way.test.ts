import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { letPoolGiveWay } from './give-way.ts';

const TASKS = '/proc/self/task';

test.skipIf(process.platform !== 'linux')('the threads of the pool give way, and no other thread does', async () => {
  await letPoolGiveWay();
  const threads = readdirSync(TASKS).map((id) => ({
    isOfPool: readFileSync(`${TASKS}/${id}/comm`, 'utf8').trim() === 'libuv-worker',
    niceness: getPriority(Number(id)),
  }));
  const own = getPriority(process.pid);
  expect(threads.filter(({ isOfPool }) => isOfPool).map(({ niceness }) => niceness)).toEqual(
    Array(4).fill(Math.min(19, own + 10)),
  );
  expect(threads.filter(({ isOfPool, niceness }) => !isOfPool && niceness !== own)).toEqual([]);
});
