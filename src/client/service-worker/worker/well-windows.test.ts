import { beforeEach, expect, test, vi } from 'vitest';
import { SESSION_LOCK, WELL_ANSWER } from '#client/service-worker/messages.ts';
import { someWindowIsWell } from './well-windows.ts';

beforeEach(() => void vi.useFakeTimers());

/** A window that says it shows a screen. */
const well = { postMessage: (_question: unknown, [port]: MessagePort[]) => port?.postMessage(WELL_ANSWER) };
/** A window that says nothing: its code has broken, or has not begun. */
const silent: typeof well = { postMessage: () => undefined };

/** What a worker sees each time that it looks. */
function clientsSeeing(...looks: (typeof well)[][]): Clients {
  const matchAll = async () => (looks.length > 1 ? looks.shift() : looks[0]);
  return { matchAll } as unknown as Clients;
}

async function answerOf(clients: Clients): Promise<boolean> {
  const answer = someWindowIsWell(clients);
  for (let second = 0; second < 10; second += 1) await vi.advanceTimersByTimeAsync(1_000);
  return answer;
}

test('a page that is just being loaded again is looked for once more, and found broken', async () => {
  expect(await answerOf(clientsSeeing([], [silent]))).toBe(false);
});

test('a page that shows a screen after it was loaded is well', async () => {
  expect(await answerOf(clientsSeeing([], [silent], [well]))).toBe(true);
});

test('one window that is well is enough, and where there is none nothing is to be mended', async () => {
  expect(await answerOf(clientsSeeing([silent, well]))).toBe(true);
  expect(await answerOf(clientsSeeing([]))).toBe(true);
});

test.each([
  ['while a workout is under way nothing is mended, though no window answers', SESSION_LOCK, true],
  ['another lock says nothing of a workout', 'another', false],
])('%s', async (_what, name, isWell) => {
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name }] }) } });
  expect(await answerOf(clientsSeeing([silent]))).toBe(isWell);
});
