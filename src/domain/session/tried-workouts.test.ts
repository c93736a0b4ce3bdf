import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAN_VERSION, type SessionSnapshot } from './session-snapshot.ts';
import {
  countedTries,
  isTriedWorkouts,
  MOST_TRIED,
  NOTHING_TRIED,
  openTries,
  TRIED_KEPT_DAYS,
  type TriedWorkouts,
  triedAt,
  triedStanding,
  withoutTriedSession,
  withTriedSession,
} from './tried-workouts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-24T10:00:00Z');
const WHOLE: SessionSnapshot = {
  sessionId: 'one',
  workoutId: 1,
  block: 1,
  title: 'Week 1A',
  length: '10',
  index: 20,
  segmentCount: 20,
  elapsedMs: 0,
  segmentMs: 0,
  leftMs: 0,
  activeMs: 600_000,
  worked: [],
  swaps: {},
  hasChosenStart: false,
  isEased: false,
  stepPlaces: {},
  plan: PLAN_VERSION,
  savedAt: NOW,
};
const BROKEN_OFF = { ...WHOLE, sessionId: 'two', index: 7, activeMs: 4 * 60_000 };
const TOO_SHORT = { ...WHOLE, sessionId: 'three', index: 1, activeMs: 60_000 };
const triedOf = (...sessions: SessionSnapshot[]): TriedWorkouts => sessions.reduce(withTriedSession, NOTHING_TRIED);

describe('what a visitor tried', () => {
  test('is kept for 30 days after the last change, and not an instant longer', () => {
    const tried = triedOf(WHOLE);
    const endsAt = NOW + TRIED_KEPT_DAYS * DAY_MS;
    expect(triedAt(tried, endsAt - 1)).toEqual(tried);
    expect(triedAt(tried, endsAt)).toBeUndefined();
    expect(triedAt(tried, NOW - 365 * DAY_MS)).toEqual(tried);
  });

  test('loses each session after its own 30 days', () => {
    const old = { ...WHOLE, sessionId: 'old', savedAt: NOW - 20 * DAY_MS };
    const later = triedAt(triedOf(old, WHOLE), NOW + 10 * DAY_MS);
    expect(later?.sessions).toEqual([WHOLE]);
  });

  test('has each session once, as it stood last, and the newest few only', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.nat(7), activeMs: fc.nat(600_000) }), { maxLength: 40 }), (steps) => {
        const snapshots = steps.map(({ id, activeMs }, at) => ({
          ...WHOLE,
          sessionId: `s${id}`,
          activeMs,
          savedAt: NOW + at,
        }));
        const { sessions } = triedOf(...snapshots);
        const ids = sessions.map(({ sessionId }) => sessionId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(MOST_TRIED);
        for (const session of sessions)
          expect(session).toEqual(snapshots.findLast(({ sessionId }) => sessionId === session.sessionId));
        expect(sessions.at(-1)).toEqual(snapshots.at(-1));
      }),
    );
  });

  test('counts where it was played to its end, or for three minutes', () => {
    expect(countedTries(triedOf(WHOLE, BROKEN_OFF, TOO_SHORT))).toEqual([WHOLE, BROKEN_OFF]);
  });

  test('can be carried on with for a day, until its end', () => {
    const tried = triedOf(WHOLE, BROKEN_OFF, TOO_SHORT);
    expect(openTries(tried, NOW + DAY_MS - 1)).toEqual([BROKEN_OFF, TOO_SHORT]);
    expect(openTries(tried, NOW + DAY_MS)).toEqual([]);
    expect(openTries(withoutTriedSession(tried, 'two'), NOW)).toEqual([TOO_SHORT]);
  });

  test.each<[string, TriedWorkouts | undefined, string]>([
    ['nothing', undefined, 'nothing'],
    ['too little', triedOf(TOO_SHORT), 'nothing'],
    ['answers alone', { ...NOTHING_TRIED, values: { safetySettings: '{}' } }, 'nothing'],
    ['a workout', triedOf(TOO_SHORT, WHOLE), 'ask'],
    ['what she has said is hers', { ...triedOf(WHOLE), ownerId: 'anna' }, 'hand-over'],
    ['what somebody else has said is hers', { ...triedOf(WHOLE), ownerId: 'maya' }, 'nothing'],
  ])('is asked about once: %s', (_what, tried, standing) => {
    expect(triedStanding(tried, 'anna')).toBe(standing);
  });

  test('is read as it was kept, and never where it is something else', () => {
    const tried = { ...triedOf(WHOLE, BROKEN_OFF), values: { exerciseLevels: '{}' }, ownerId: 'anna' };
    expect(isTriedWorkouts(JSON.parse(JSON.stringify(tried)))).toBe(true);
    const { savedAt: _none, ...undated } = tried;
    const others = [
      undefined,
      null,
      [],
      {},
      undated,
      { ...tried, values: { a: '{}', b: 1 } },
      { ...tried, sessions: [WHOLE, {}] },
    ];
    for (const other of [...others, { ...tried, ownerId: 3 }]) expect(isTriedWorkouts(other)).toBe(false);
    const { ownerId: _nobody, ...unclaimed } = tried;
    expect(isTriedWorkouts(unclaimed)).toBe(true);
    fc.assert(fc.property(fc.anything(), (value) => void isTriedWorkouts(value)));
  });
});
