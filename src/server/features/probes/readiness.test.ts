import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/databases/open-test-database.ts';
import { createReadiness } from './readiness.ts';

async function open(free: { bytes: number | undefined }) {
  const { db, close } = await openTestDatabase('sqlite');
  let time = 1_000_000_000;
  let isStopping = false;
  const context = { db, now: () => time, log: pino({ level: 'silent' }) };
  const problem = createReadiness(context, {
    freeBytes: async () => free.bytes,
    isStopping: () => isStopping,
    refusedAt: () => undefined,
  });
  return {
    problem,
    close,
    pass: (ms: number) => {
      time += ms;
    },
    stop: () => {
      isStopping = true;
    },
  };
}

test.each([
  [16 * 1024 * 1024 - 1, 'The disk is nearly full.'],
  [16 * 1024 * 1024, undefined],
  [undefined, undefined],
])('with %s bytes of room: %s', async (bytes, expected) => {
  const { problem, close } = await open({ bytes });
  expect(await problem()).toBe(expected);
  await close();
});

test('looks again when the clock was set back', async () => {
  const free = { bytes: 0 };
  const { problem, pass, close } = await open(free);
  expect(await problem()).toBe('The disk is nearly full.');
  free.bytes = 1e9;
  pass(-2 * 3_600_000);
  expect(await problem()).toBeUndefined();
  await close();
});

test('is over at once when the server is told to stop', async () => {
  const { problem, stop, close } = await open({ bytes: 1e9 });
  expect(await problem()).toBeUndefined();
  stop();
  expect(await problem()).toBe('The server is stopping.');
  await close();
});
