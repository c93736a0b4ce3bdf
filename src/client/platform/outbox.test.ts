import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { tries } from '#tests/test-size.ts';
import { createOutbox } from './outbox.ts';
import { deviceOutboxStore, type OutboxEntry } from './outbox-store.ts';
import type { SendOutcome } from './send-in-order.ts';

const ANNA = 'anna';
const SCHEDULES = tries(200, 1_000);

const offline: SendOutcome = { kind: 'later', error: new Error('offline') };
const refused: SendOutcome = { kind: 'refused', error: new Error('no'), reason: 'That day is over.' };

/** A server that stores each entry once by what it is about, and does what the test says at each call. */
function openServer() {
  const stored = new Map<string, unknown>();
  const order: string[] = [];
  const script: ('ok' | 'lost before' | 'lost after' | 'refused')[] = [];
  async function send(entry: OutboxEntry): Promise<SendOutcome> {
    const fate = script.shift() ?? 'ok';
    if (fate === 'lost before') return offline;
    if (fate === 'refused') return refused;
    if (!stored.has(entry.id) || stored.get(entry.id) !== entry.body) order.push(entry.id);
    stored.set(entry.id, entry.body);
    return fate === 'lost after' ? offline : { kind: 'sent', answer: entry.body };
  }
  return { stored, order, script, send };
}

let counter = 0;
const next = () => {
  counter += 1;
  return counter;
};
/** One lock for all windows, as the browser has it. */
let turn: Promise<unknown> = Promise.resolve();
const alone = <Result>(work: () => Promise<Result>) => {
  const mine = turn.then(work, work);
  turn = mine.catch(() => undefined);
  return mine;
};

function openWindow(send: (entry: OutboxEntry) => Promise<SendOutcome>) {
  const pauses: { work: () => void; delayMs: number }[] = [];
  const outbox = createOutbox({
    store: deviceOutboxStore,
    send,
    alone,
    later: (work, delayMs) => {
      const pause = { work, delayMs };
      pauses.push(pause);
      return () => void pauses.splice(pauses.indexOf(pause) >>> 0, 1);
    },
    now: next,
    randomId: () => `${next()}`,
  });
  return { ...outbox, pauses };
}

const entry = (id: string, body: unknown = id) => ({ userId: ANNA, id, kind: 'workout', body });

beforeEach(() => {
  localStorage.clear();
});

describe('what a person did', () => {
  test('is kept before it is sent, and forgotten once the server has it', async () => {
    const server = openServer();
    const window = openWindow(async (sent) => {
      expect((await window.stateOf(ANNA)).waiting).toHaveLength(1);
      return server.send(sent);
    });
    expect(await window.keepAndSend(entry('a'))).toBe('a');
    expect(await window.stateOf(ANNA)).toEqual({ waiting: [], refused: [], isStuck: false });
  });

  test('goes up in its order, behind what waits already', async () => {
    const server = openServer();
    const window = openWindow(server.send);
    server.script.push('lost before', 'lost before');
    await expect(window.keepAndSend(entry('first'))).rejects.toThrow('offline');
    await expect(window.keepAndSend(entry('second'))).rejects.toThrow('offline');
    await window.keepAndSend(entry('third'));
    expect(server.order).toEqual(['first', 'second', 'third']);
  });

  test('is tried again by itself, less and less often, and at once when she comes back', async () => {
    const server = openServer();
    const window = openWindow(server.send);
    const delays: number[] = [];
    server.script.push(...Array<'lost before'>(5).fill('lost before'));
    await window.keepAndSend(entry('a')).catch(() => undefined);
    for (let wait = 0; wait < 4; wait += 1) {
      const [pause] = window.pauses.splice(0);
      delays.push(pause?.delayMs ?? 0);
      await window.sendAll(ANNA);
    }
    expect(delays).toEqual([5_000, 15_000, 60_000, 300_000]);
    await window.sendAll(ANNA);
    expect(server.order).toEqual(['a']);
    expect(window.pauses).toEqual([]);
  });

  test('takes the place of an earlier word about the same thing, also while that one is on its way', async () => {
    const server = openServer();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const window = openWindow(async (sent) => {
      if (sent.body === 1_000) await arrived;
      return server.send(sent);
    });
    const first = window.keepAndSend(entry('steps:2026-11-21', 1_000));
    const second = window.keepAndSend(entry('steps:2026-11-21', 2_000));
    arrive();
    await Promise.all([first, second]);
    expect(server.stored.get('steps:2026-11-21')).toBe(2_000);
    expect((await window.stateOf(ANNA)).waiting).toEqual([]);
  });

  test('that the server does not want waits for her with the reason, and holds nothing else up', async () => {
    const server = openServer();
    const window = openWindow(server.send);
    server.script.push('refused');
    await expect(window.keepAndSend(entry('a'))).rejects.toThrow('no');
    await window.keepAndSend(entry('b'));
    const { refused: kept } = await window.stateOf(ANNA);
    expect(kept.map(({ id, rejection }) => [id, rejection])).toEqual([['a', 'That day is over.']]);
    await window.tryAgain(kept[0] as OutboxEntry);
    expect(server.order).toEqual(['b', 'a']);

    server.script.push('refused');
    await window.keepAndSend(entry('c')).catch(() => undefined);
    await window.discard((await window.stateOf(ANNA)).refused[0] as OutboxEntry);
    expect(await window.stateOf(ANNA)).toMatchObject({ waiting: [], refused: [] });
  });

  test('is said differently once when the clock was wrong', async () => {
    const sent: unknown[] = [];
    const window = openWindow(async (one) => {
      sent.push(one.body);
      if (one.isRedated) return { kind: 'sent', answer: one.body };
      return { kind: 'changed', entry: { ...one, id: 'steps:right day', body: 'right day' } };
    });
    expect(await window.keepAndSend(entry('steps:wrong day', 'wrong day'))).toBe('right day');
    expect(sent).toEqual(['wrong day', 'right day']);
    expect((await window.stateOf(ANNA)).waiting).toEqual([]);
  });

  test('is told of when it goes up after it had waited, and not when it goes up at once', async () => {
    const server = openServer();
    const window = openWindow(server.send);
    const told: string[] = [];
    window.subscribe((_userId, sentLater) => told.push(...sentLater.map((sent) => sent.entry.id)));
    server.script.push('lost before');
    await window.keepAndSend(entry('a')).catch(() => undefined);
    await window.keepAndSend(entry('b'));
    expect(told).toEqual(['a']);
  });

  test('stays with its owner', async () => {
    const server = openServer();
    const window = openWindow(server.send);
    server.script.push('lost before');
    await window.keepAndSend(entry('a')).catch(() => undefined);
    expect(await window.stateOf('bella')).toMatchObject({ waiting: [], refused: [], isStuck: true });
    await window.sendAll('bella');
    expect(server.order).toEqual([]);
  });
});

type Step = { act: 'do' | 'send' | 'close tab'; tab: 0 | 1; fates: ('ok' | 'lost before' | 'lost after')[] };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom('do', 'do', 'send', 'close tab'),
    tab: fc.constantFrom(0, 1),
    fates: fc.array(fc.constantFrom('ok', 'lost before', 'lost after'), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 20 },
);

test(`in ${SCHEDULES} schedules of two tabs, lost answers and closed tabs each thing goes up, once, in its order`, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (schedule) => {
      localStorage.clear();
      const server = openServer();
      const tabs = [openWindow(server.send), openWindow(server.send)];
      const done: string[] = [];
      for (const [index, { act, tab, fates }] of schedule.entries()) {
        server.script.push(...fates);
        const window = tabs[tab];
        if (act === 'close tab') tabs[tab] = openWindow(server.send);
        else if (act === 'send') await window?.sendAll(ANNA);
        else {
          done.push(`workout-${index}`);
          await window?.keepAndSend(entry(`workout-${index}`)).catch(() => undefined);
        }
        server.script.length = 0;
      }
      await tabs[0]?.sendAll(ANNA);
      expect(server.order).toEqual(done);
      expect([...server.stored.keys()]).toEqual(done);
      expect((await tabs[0]?.stateOf(ANNA))?.waiting).toEqual([]);
    }),
    { numRuns: SCHEDULES },
  );
});
