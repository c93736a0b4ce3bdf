import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/platform/now.ts';
import { forgetUnsent, isUnsent, keepUnsent, unsentOf } from '#client/platform/unsent-workouts.ts';
import type { NewWorkoutSessionInput } from '#contract/workout-sessions.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { keepAndSendWorkout, sendUnsentWorkouts } from './unsent-workouts.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const fetchStub = vi.fn<typeof fetch>();
let giveClockBack = () => {};
let ids = 0;

function workout({ userId = 'anna', completedAt = NOON, completedOn = '2026-11-21' } = {}) {
  ids += 1;
  const session: NewWorkoutSessionInput = {
    clientId: `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`,
    workoutId: '1',
    completedAt,
    completedOn: completedOn as CalendarDay,
    utcOffsetMinutes: 0,
  };
  return { userId, session, redated: false };
}

const answer = (status: number, body: object) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const sent = (): NewWorkoutSessionInput[] => fetchStub.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

beforeEach(() => {
  giveClockBack = replaceClock({ now: () => NOON });
  vi.stubGlobal('fetch', fetchStub);
  fetchStub.mockImplementation((_path, init) => answer(201, JSON.parse(String(init?.body))));
});
afterEach(async () => {
  for (const user of ['anna', 'bea']) for (const left of await unsentOf(user)) await forgetUnsent(left);
  giveClockBack();
  fetchStub.mockReset();
  vi.unstubAllGlobals();
});

describe('a finished workout', () => {
  test('is on the device before it is sent, and leaves it once the server has it', async () => {
    const mine = workout();
    const keptWhileSending: boolean[] = [];
    fetchStub.mockImplementation(async () => {
      keptWhileSending.push((await unsentOf('anna')).length === 1);
      return answer(201, mine.session);
    });
    await keepAndSendWorkout(mine);
    expect(keptWhileSending).toEqual([true]);
    expect(await unsentOf('anna')).toEqual([]);
    expect(isUnsent(mine.session.clientId)).toBe(false);
  });

  test('whose answer was lost is sent again as the same one', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(keepAndSendWorkout(workout())).rejects.toThrow('could not be reached');
    expect(await sendUnsentWorkouts('anna')).toBe(1);
    expect(sent()[1]).toEqual(sent()[0]);
    expect(await sendUnsentWorkouts('anna')).toBe(0);
  });

  test('sent from two places at once is one request', async () => {
    const mine = workout();
    await Promise.all([keepAndSendWorkout(mine), keepAndSendWorkout(mine)]);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  test('of a device whose clock is ahead is dated again by the server’s clock, once', async () => {
    giveClockBack();
    giveClockBack = replaceClock({ now: () => NOON + 5 * DAY_MS });
    fetchStub.mockImplementationOnce(() =>
      answer(400, { message: 'Too far ahead.', code: 'day_out_of_range', serverTime: NOON }),
    );
    await keepAndSendWorkout(workout({ completedAt: NOON + 5 * DAY_MS, completedOn: '2026-11-26' }));
    expect(sent()[1]).toEqual({ ...sent()[0], completedAt: NOON, completedOn: '2026-11-21' });

    fetchStub.mockImplementation(() =>
      answer(400, { message: 'Too far ahead.', code: 'day_out_of_range', serverTime: NOON }),
    );
    await expect(keepAndSendWorkout(workout())).rejects.toThrow('400');
    expect(fetchStub).toHaveBeenCalledTimes(4);
    expect(await unsentOf('anna')).toHaveLength(1);
  });
});

describe('what waits on the device', () => {
  test('is sent oldest first, and only for its own user', async () => {
    const [late, early] = [workout(), workout({ completedAt: NOON - DAY_MS })];
    for (const waiting of [late, early, workout({ userId: 'bea' })]) await keepUnsent(waiting);
    expect(await sendUnsentWorkouts('anna')).toBe(2);
    expect(sent().map(({ clientId }) => clientId)).toEqual([early.session.clientId, late.session.clientId]);
    expect(await unsentOf('bea')).toHaveLength(1);
  });

  test('stays when the server refuses it, without holding up the next or asking over and over', async () => {
    await keepUnsent(workout({ completedAt: NOON - DAY_MS }));
    await keepUnsent(workout());
    fetchStub.mockImplementationOnce(() => answer(400, { message: 'No.', code: 'invalid_input' }));
    expect(await sendUnsentWorkouts('anna')).toBe(1);
    expect(await sendUnsentWorkouts('anna')).toBe(0);
    expect(fetchStub).toHaveBeenCalledTimes(2);
    expect(await unsentOf('anna')).toHaveLength(1);
  });

  test('is left for later while the server cannot be reached', async () => {
    await keepUnsent(workout({ completedAt: NOON - DAY_MS }));
    await keepUnsent(workout());
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendUnsentWorkouts('anna')).toBe(0);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(await unsentOf('anna')).toHaveLength(2);
  });
});
