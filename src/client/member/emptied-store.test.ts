import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { Change } from './outbox.ts';

const ANNA = 'anna';
const TODAY = '2026-11-21' as CalendarDay;
let order: string[];
let lost: number;
let cancels: (() => void)[];

beforeEach(() => {
  [order, lost, cancels] = [[], 0, []];
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', JSON.stringify({ id: ANNA, email: 'anna@example.org' }));
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    lost -= 1;
    if (lost >= 0) throw new TypeError('Failed to fetch');
    order.push(JSON.parse(String(body)).clientId);
    return new Response(String(body));
  });
});
afterEach(() => {
  for (const cancel of cancels) cancel();
});

async function openTab() {
  vi.resetModules();
  const outbox = await import('./outbox.ts');
  cancels.push(outbox.cancelRetry);
  const save = async (change: Change) => outbox.sendEntryInTurn(await outbox.enqueue(ANNA, change));
  return { ...outbox, save };
}

const workout = (clientId: string): Change => ({
  kind: 'workout',
  body: { clientId, workoutId: '1', completedAt: 1, completedOn: TODAY, utcOffsetMinutes: 0 },
});

test('what waits is written again, and goes up in its order, where the browser has emptied the database', async () => {
  const tab = await openTab();
  lost = 2;
  await tab.save(workout('a'));
  await tab.save(workout('b'));
  vi.stubGlobal('indexedDB', new IDBFactory());
  await tab.save(workout('c'));
  expect(order).toEqual(['a', 'b', 'c']);
  expect(tab.outboxState(ANNA).waiting).toEqual([]);
});

test('it stays in sight after that, and outlives the page', async () => {
  const tab = await openTab();
  lost = 1;
  await tab.save(workout('a'));
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect((await tab.loadOutbox(ANNA)).waiting.map(({ id }) => id)).toEqual(['a']);
  const next = await openTab();
  expect((await next.loadOutbox(ANNA)).waiting.map(({ id }) => id)).toEqual(['a']);
});

test('what another window has sent does not come back', async () => {
  const [tab, other] = [await openTab(), await openTab()];
  lost = 1;
  await tab.save(workout('a'));
  await other.sendAll(ANNA);
  await tab.sendAll(ANNA);
  expect(order).toEqual(['a']);
  expect(tab.outboxState(ANNA).waiting).toEqual([]);
});
