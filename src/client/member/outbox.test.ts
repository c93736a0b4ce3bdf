import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { Change } from './outbox.ts';

const ANNA = 'anna';
const TODAY = '2026-11-21' as CalendarDay;
/** A full run is OUTBOX_SCHEDULES=1000. */
const { process } = globalThis as unknown as { process: { env: Record<string, string | undefined> } };
const SCHEDULES = Number(process.env.OUTBOX_SCHEDULES ?? 200);

type Fate = 'ok' | 'lost before' | 'lost after' | 'in trouble' | 'signed out' | 'rejected';

let server: { stored: Map<string, unknown>; order: string[]; script: Fate[] };

/** A server that stores each thing once, and does what the test says at each call. */
async function serve(_path: string, { body }: RequestInit): Promise<Response> {
  const fate = server.script.shift() ?? 'ok';
  if (fate === 'lost before') throw new TypeError('Failed to fetch');
  if (fate === 'in trouble') return new Response('{"message":"Trouble."}', { status: 503 });
  if (fate === 'signed out') return new Response('{"message":"Sign in."}', { status: 401 });
  if (fate === 'rejected') return new Response('{"message":"That day is over."}', { status: 400 });
  const sent: { clientId?: string; date?: string } = JSON.parse(String(body));
  const id = sent.clientId ?? `steps:${sent.date}`;
  if (JSON.stringify(server.stored.get(id)) !== JSON.stringify(sent)) server.order.push(id);
  server.stored.set(id, sent);
  if (fate === 'lost after') throw new TypeError('Failed to fetch');
  return new Response(String(body));
}

/** One lock for all windows, as the browser has it. */
function shareLock(): void {
  let turn: Promise<unknown> = Promise.resolve();
  const request = <Result>(_name: string, work: () => Promise<Result>) => {
    const mine = turn.then(work, work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
}

/** A tab that has just been opened: its code knows nothing of another, the device remembers. */
async function openTab() {
  vi.resetModules();
  const outbox = await import('./outbox.ts');
  opened.push(outbox.cancelRetry);
  const save = async (change: Change) => outbox.sendEntryInTurn(await outbox.enqueue(ANNA, change));
  return { ...outbox, save };
}
let opened: (() => void)[] = [];

const workout = (clientId: string): Change => ({
  kind: 'workout',
  body: { clientId, workoutId: '1', completedAt: 1, completedOn: TODAY, utcOffsetMinutes: 0 },
});
const steps = (count: number): Change => ({ kind: 'steps', body: { date: TODAY, steps: count } });

function begin(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  server = { stored: new Map(), order: [], script: [] };
}

beforeEach(() => {
  begin();
  shareLock();
  vi.stubGlobal('fetch', serve);
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', JSON.stringify({ id: ANNA, email: 'anna@example.org' }));
});
afterEach(() => {
  for (const cancelRetry of opened) cancelRetry();
  opened = [];
});

describe('what a person did', () => {
  test('shows before it is written, and is gone once the server has it', async () => {
    const tab = await openTab();
    const entry = tab.enqueue(ANNA, workout('a'));
    expect(tab.outboxState(ANNA).waiting).toHaveLength(1);
    expect(await tab.sendEntryInTurn(await entry)).toMatchObject({ kind: 'sent', answer: { clientId: 'a' } });
    expect(tab.outboxState(ANNA)).toEqual({ waiting: [], rejected: [], isStuck: false });
  });

  test('goes up in its order, behind what waits already, whatever the clock says', async () => {
    const tab = await openTab();
    server.script.push('lost before', 'lost before');
    const now = vi.spyOn(Date, 'now');
    for (const [index, id] of ['first', 'second', 'third'].entries()) {
      now.mockReturnValue(1_000_000 - index);
      await tab.save(workout(id));
    }
    now.mockRestore();
    expect(server.order).toEqual(['first', 'second', 'third']);
  });

  test('is tried again by itself, less and less often, and at once when she comes back', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tab = await openTab();
    server.script.push(...Array<Fate>(5).fill('lost before'));
    await tab.save(workout('a'));
    for (const [index, pauseMs] of [5_000, 15_000, 60_000, 300_000].entries()) {
      await vi.advanceTimersByTimeAsync(pauseMs - 1);
      expect(server.script).toHaveLength(4 - index);
      await vi.advanceTimersByTimeAsync(1);
      expect(server.script).toHaveLength(3 - index);
    }
    await tab.sendAll(ANNA);
    expect(server.order).toEqual(['a']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('outlives a page that goes before it is written', async () => {
    const tab = await openTab();
    void tab.enqueue(ANNA, workout('a'));
    window.dispatchEvent(new Event('pagehide'));
    vi.stubGlobal('indexedDB', new IDBFactory()); // its transaction was aborted
    const next = await openTab();
    expect((await next.loadOutbox(ANNA)).waiting.map(({ id }) => id)).toEqual(['a']);
    await next.sendAll(ANNA);
    expect(server.order).toEqual(['a']);
    expect((await next.loadOutbox(ANNA)).waiting).toEqual([]);
  });

  test('replaces an earlier word about the same thing, also while that one is on its way', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
      if (String(request.body).includes('1000')) await arrived;
      return serve(path, request);
    });
    const tab = await openTab();
    const first = tab.save(steps(1_000));
    const second = tab.save(steps(2_000));
    arrive();
    await Promise.all([first, second]);
    expect(server.stored.get(`steps:${TODAY}`)).toMatchObject({ steps: 2_000 });
    expect(tab.outboxState(ANNA).waiting).toEqual([]);
  });

  test('keeps a new block before the workouts of it, also when its pace is changed after them', async () => {
    const tab = await openTab();
    await tab.enqueue(ANNA, { kind: 'block', body: { currentBlock: 2, pace: 'steady' } });
    await tab.enqueue(ANNA, workout('first of block 2'));
    await tab.enqueue(ANNA, { kind: 'block', body: { currentBlock: 2, pace: 'gentle' } });
    expect(tab.outboxState(ANNA).waiting.map(({ kind }) => kind)).toEqual(['block', 'workout', 'block']);
  });

  test('keeps the goal of each day, and the last one of a day', async () => {
    const tab = await openTab();
    const goal = (stepGoal: number, from: string): Change => ({
      kind: 'stepGoal',
      body: { stepGoal, from: from as CalendarDay },
    });
    await tab.enqueue(ANNA, goal(6_000, '2026-11-20'));
    await tab.enqueue(ANNA, goal(6_500, TODAY));
    await tab.enqueue(ANNA, goal(7_000, TODAY));
    expect(tab.outboxState(ANNA).waiting.map(({ body }) => body)).toEqual([
      { stepGoal: 6_000, from: '2026-11-20' },
      { stepGoal: 7_000, from: TODAY },
    ]);
  });

  test('is shown once, as she said it last, while neither is written', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tab = await openTab();
    const hanging = () => new IDBOpenDBRequest();
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(hanging).mockImplementationOnce(hanging);
    const both = [tab.enqueue(ANNA, steps(1_000)), tab.enqueue(ANNA, steps(2_000))];
    const newest = [{ body: { date: TODAY, steps: 2_000 } }];
    expect((await tab.loadOutbox(ANNA)).waiting).toMatchObject(newest);
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(both);
    expect((await tab.loadOutbox(ANNA)).waiting).toMatchObject(newest);
  });

  test('that the server does not want waits for her with the reason, and holds nothing else up', async () => {
    const tab = await openTab();
    server.script.push('rejected');
    expect(await tab.save(workout('a'))).toMatchObject({ kind: 'rejected' });
    await tab.save(workout('b'));
    const [rejected] = tab.outboxState(ANNA).rejected;
    expect(rejected).toMatchObject({ id: 'a', rejection: 'That day is over.' });
    if (rejected) await tab.tryAgain(rejected);
    expect(server.order).toEqual(['b', 'a']);

    server.script.push('rejected');
    await tab.save(workout('c'));
    for (const entry of tab.outboxState(ANNA).rejected) await tab.discard(entry);
    expect(tab.outboxState(ANNA)).toMatchObject({ waiting: [], rejected: [] });
  });

  test('is told of as late when its caller is gone, and not when it goes up at once', async () => {
    const before = await openTab();
    server.script.push('lost before');
    await before.save(workout('a'));
    const tab = await openTab();
    const late: string[] = [];
    tab.subscribeToOutbox((_userId, sent) => {
      for (const { entry, isLate } of sent) if (isLate) late.push(entry.id);
    });
    await tab.save(workout('b'));
    expect(server.order).toEqual(['a', 'b']);
    expect(late).toEqual(['a']);
  });

  test('stays with its owner', async () => {
    const tab = await openTab();
    server.script.push('lost before');
    await tab.save(workout('a'));
    expect(await tab.loadOutbox('bella')).toMatchObject({ waiting: [], rejected: [] });
    await tab.sendAll('bella');
    expect(server.order).toEqual([]);
  });
});

type Step = { act: 'do' | 'send' | 'close tab'; tab: 0 | 1; fates: Fate[] };
const schedules: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom('do', 'do', 'send', 'close tab'),
    tab: fc.constantFrom(0, 1),
    fates: fc.array(fc.constantFrom('ok', 'lost before', 'lost after', 'in trouble', 'signed out'), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 20 },
);

test(`in ${SCHEDULES} schedules of two tabs, trouble, lost answers and closed tabs each thing goes up, once, in its order`, async () => {
  // Nobody does two things in one millisecond.
  let time = 1_795_000_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    time += 1;
    return time;
  });
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      begin();
      const tabs = [await openTab(), await openTab()];
      const done: string[] = [];
      for (const [index, { act, tab, fates }] of schedule.entries()) {
        server.script.push(...fates);
        if (act === 'close tab') {
          tabs[tab]?.cancelRetry();
          tabs[tab] = await openTab();
        } else if (act === 'send') await tabs[tab]?.sendAll(ANNA);
        else {
          done.push(`workout-${index}`);
          await tabs[tab]?.save(workout(`workout-${index}`));
        }
        server.script.length = 0;
      }
      await tabs[0]?.sendAll(ANNA);
      for (const tab of tabs) tab.cancelRetry();
      expect(server.order).toEqual(done);
      expect([...server.stored.keys()]).toEqual(done);
      expect(tabs[0]?.outboxState(ANNA).waiting).toEqual([]);
    }),
    { numRuns: SCHEDULES },
  );
}, 120_000);
