import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import type { NewWorkoutSessionInput } from '#contract/workout-sessions.ts';
import { HEALTH_DISCLAIMER_VERSION } from '#domain/body/health-disclaimer.ts';
import type { ShownSession } from '#domain/progress/member-facts.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { type Change, cancelRetry, enqueue, loadOutbox, sendAll, sendEntryInTurn } from './outbox.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = '2026-11-21' as CalendarDay;
const LATER = '2026-11-26' as CalendarDay;
const ANNA = 'anna';
const SESSION = { id: 's1', clientId: 'c1' } as ShownSession;
const fetchStub = vi.fn<typeof fetch>();
let giveClockBack = () => {};
let ids = 0;

function workout({ completedAt = NOON, completedOn = TODAY } = {}) {
  ids += 1;
  const body: NewWorkoutSessionInput = {
    clientId: `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`,
    workoutId: '1',
    completedAt,
    completedOn,
    utcOffsetMinutes: 0,
  };
  return { kind: 'workout', body } as const;
}

const save = async (change: Change) => sendEntryInTurn(await enqueue(ANNA, change));
const answer = (status: number, body: object) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const tooFarAhead = () => answer(400, { message: 'Too far ahead.', code: 'day_out_of_range', serverTime: NOON });
const keyOf = (call: number) => new Headers(fetchStub.mock.calls[call]?.[1]?.headers).get('idempotency-key');
const sent = () =>
  fetchStub.mock.calls.map(([path, init]) => [`${init?.method} ${path}`, JSON.parse(String(init?.body))] as const);

function signIn(userId: string) {
  localStorage.setItem('authToken', `token of ${userId}`);
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', JSON.stringify({ id: userId, email: 'a@example.org', firstName: 'Anna' }));
}

function clockIsAhead() {
  giveClockBack();
  giveClockBack = replaceClock({ now: () => NOON + 5 * DAY_MS, utcOffsetMinutes: () => 0 });
}

beforeEach(() => {
  signIn(ANNA);
  giveClockBack = replaceClock({ now: () => NOON, utcOffsetMinutes: () => 0 });
  vi.stubGlobal('fetch', fetchStub);
  fetchStub.mockImplementation((_path, init) => answer(200, JSON.parse(String(init?.body))));
});
afterEach(() => {
  giveClockBack();
  cancelRetry();
  fetchStub.mockReset();
});

describe('each kind goes to its call', () => {
  test.each([
    [{ kind: 'steps', body: { date: TODAY, steps: 4_000 } }, 'POST /api/users/anna/steps'],
    [{ kind: 'stepGoal', body: { stepGoal: 6_000, from: TODAY } }, 'PATCH /api/users/anna/stats'],
    [{ kind: 'block', body: { currentBlock: 2 } }, 'PATCH /api/users/anna/progress'],
    [{ kind: 'restPasses', body: { restPasses: false } }, 'PATCH /api/users/anna/stats'],
    [{ kind: 'workoutDays', body: { weekdays: [1] } }, 'PATCH /api/users/anna/workout-days'],
    [
      { kind: 'healthAgreement', body: { disclaimerVersion: HEALTH_DISCLAIMER_VERSION, agreedAt: NOON } },
      'POST /api/users/anna/health-agreements',
    ],
    [{ kind: 'profile', body: { firstName: 'Ann', lastName: '', email: 'a@example.org' } }, 'PATCH /api/auth/settings'],
  ] as const)('$0.kind', async (waiting, call) => {
    await save(waiting);
    expect(sent()).toEqual([[call, waiting.body]]);
  });

  test.each([
    [{ kind: 'correction', body: { session: SESSION, correction: { rating: 3 } } }, 'PATCH', '', { rating: 3 }],
    [{ kind: 'deletion', body: { session: SESSION } }, 'DELETE', '', undefined],
    [{ kind: 'restoration', body: { session: SESSION } }, 'POST', '/restore', undefined],
  ] as const)('$0.kind of a stored session', async (change, method, ending, body) => {
    fetchStub.mockImplementation(() => answer(200, SESSION));
    await save(change);
    const [path, init] = fetchStub.mock.calls[0] ?? [];
    expect([init?.method, path]).toEqual([method, `/api/users/anna/workout-sessions/s1${ending}`]);
    expect(init?.body).toBe(body && JSON.stringify(body));
  });

  test('a workout', async () => {
    const waiting = workout();
    await save(waiting);
    expect(sent()).toEqual([['POST /api/users/anna/workout-sessions', waiting.body]]);
  });
});

describe('the key by which the server knows a retry', () => {
  test('is the same where the answer was lost, another for another change, and none for a workout', async () => {
    const steps = { kind: 'steps', body: { date: TODAY, steps: 4_000 } } as const;
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await save(steps);
    await sendAll(ANNA);
    await save(steps);
    await save(workout());
    const keys = [0, 1, 2, 3].map(keyOf);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBeNull();
  });

  test('gets a retry of new names through, though it is answered with nothing', async () => {
    fetchStub.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
    const names = { firstName: 'Ann', lastName: '', email: 'a@example.org' };
    expect(await save({ kind: 'profile', body: names })).toEqual({ kind: 'sent', answer: undefined });
    expect((await loadOutbox(ANNA)).waiting).toEqual([]);
  });
});

describe('a device whose clock is ahead', () => {
  test('has its workout dated again by the server’s clock, once', async () => {
    clockIsAhead();
    fetchStub.mockImplementationOnce(tooFarAhead);
    const waiting = workout({ completedAt: NOON + 5 * DAY_MS, completedOn: LATER });
    await save(waiting);
    expect(sent()[1]?.[1]).toEqual({ ...waiting.body, completedAt: NOON, completedOn: TODAY });

    fetchStub.mockImplementation(tooFarAhead);
    expect(await save(workout())).toMatchObject({ kind: 'rejected', error: { status: 400 } });
    expect(fetchStub).toHaveBeenCalledTimes(4);
    expect((await loadOutbox(ANNA)).rejected).toMatchObject([{ rejection: 'Too far ahead.' }]);
  });

  test('has its steps moved to the right day, unless that day has newer ones', async () => {
    clockIsAhead();
    fetchStub.mockImplementationOnce(tooFarAhead);
    await save({ kind: 'steps', body: { date: LATER, steps: 4_000 } });
    expect(sent().at(-1)?.[1]).toEqual({ date: TODAY, steps: 4_000 });
  });

  test('has its goal begin on the server’s own day', async () => {
    fetchStub.mockImplementationOnce(tooFarAhead);
    await save({ kind: 'stepGoal', body: { stepGoal: 6_000, from: LATER } });
    expect(sent().at(-1)?.[1]).toEqual({ stepGoal: 6_000 });
  });
});

describe('what the server does not want', () => {
  test('is told to whoever is there, and waits no longer', async () => {
    fetchStub.mockImplementation(() => answer(400, { message: 'No.', code: 'invalid_input' }));
    expect(await save({ kind: 'steps', body: { date: TODAY, steps: 4_000 } })).toMatchObject({
      kind: 'rejected',
      error: { status: 400 },
    });
    expect(await loadOutbox(ANNA)).toMatchObject({ waiting: [], rejected: [] });
  });

  test('is never a finished workout that is thrown away', async () => {
    fetchStub.mockImplementation(() => answer(409, { message: 'No.', code: 'block_not_begun' }));
    expect(await save(workout())).toMatchObject({ kind: 'rejected', error: { status: 409 } });
    expect((await loadOutbox(ANNA)).rejected).toHaveLength(1);
    await sendAll(ANNA);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });
});

test('a deletion of a session that is gone is done, and a correction of it is not tried for ever', async () => {
  fetchStub.mockImplementation(() => answer(404, { message: 'Gone.', code: 'not_found' }));
  expect(await save({ kind: 'deletion', body: { session: SESSION } })).toMatchObject({ kind: 'sent' });
  const correction = { session: SESSION, correction: { rating: 3 } };
  expect(await save({ kind: 'correction', body: correction })).toMatchObject({ kind: 'rejected' });
  expect(await loadOutbox(ANNA)).toMatchObject({ waiting: [], rejected: [] });
});

test.each([401, 403, 404, 408, 429, 500, 503])('an answer %i keeps everything for later', async (status) => {
  fetchStub.mockImplementation(() => answer(status, { message: 'Later.' }));
  expect(await save(workout())).toMatchObject({ kind: 'waiting', error: { status } });
  expect((await loadOutbox(ANNA)).waiting).toHaveLength(1);
});

test('nobody sends what another did on this device', async () => {
  fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await save(workout());
  signIn('bea');
  await sendAll(ANNA);
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect((await loadOutbox(ANNA)).waiting).toHaveLength(1);
});
