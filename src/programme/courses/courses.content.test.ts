import { describe, expect, test } from 'vitest';
import { LASTING_LIMITS, limitsAgainst } from '#domain/body/lasting-limit.ts';
import { ringMs, ringSteps } from '#domain/courses/breath-ring.ts';
import { remembered } from '#domain/remembered.ts';
import { isMove } from '#domain/session/is-move.ts';
import { isLevelLocked, type LevelLimits } from '#domain/session/move-level.ts';
import { PLAYED_LEVELS, type PlayedLevel } from '#domain/session/played-level.ts';
import { FIRST_GET_READY_MS } from '#domain/session/session-plan.ts';
import { type PlacedSegment, sessionTimeline, sideChange } from '#domain/session/session-timeline.ts';
import { MOVE_STRAINS } from '#programme/body/move-strains.ts';
import { SAFETY_SOURCES } from '#programme/body/safety-sources.ts';
import { shippedFacts } from '#programme/moves/shipped-facts.fixture.ts';
import { isMoveSession, isRingSession } from './course.ts';
import { courseLevel } from './course-level.ts';
import { COURSES, courseSessionKey, findCourse, findCourseSession } from './courses.ts';
import { timedCourseSession } from './timed-course-session.ts';

const SESSIONS = COURSES.flatMap((course) => course.sessions.map((session) => ({ course, session })));
const PLAYED = SESSIONS.flatMap(({ course, session }) => (isMoveSession(session) ? [{ course, session }] : []));
const RINGS = SESSIONS.flatMap(({ course, session }) => (isRingSession(session) ? [{ course, session }] : []));
const OPEN: LevelLimits = { impactLocked: true, pelvicSafe: false, notForMe: [] };

const totalMs = (segments: readonly { durationMs: number }[]) =>
  segments.reduce((sum, { durationMs }) => sum + durationMs, 0);

/** Every combination of lasting limits, in pelvic-safe mode and not, and with jumps open: 1,536. */
const ALL_LIMITS: LevelLimits[] = Array.from({ length: 2 ** LASTING_LIMITS.length }, (_, bits) =>
  LASTING_LIMITS.filter((_limit, index) => bits & (1 << index)),
).flatMap((notForMe) => [
  { notForMe, pelvicSafe: true, impactLocked: true },
  { notForMe, pelvicSafe: false, impactLocked: true },
  { notForMe, pelvicSafe: false, impactLocked: false },
]);

const planOf = remembered(timedCourseSession);

function played({ session }: (typeof PLAYED)[number], own: PlayedLevel, limits: LevelLimits): PlacedSegment[] {
  return sessionTimeline(planOf(session), {
    levelOf: (moveId, planned) => courseLevel(session, moveId, own, planned),
    swaps: {},
    hasChosenStart: true,
    limits,
    factsOf: shippedFacts,
  });
}

/** Ten hops are enough. */
const leastSideMs = ({ moveId }: PlacedSegment): number => (moveId === 'hop_place' ? 7_500 : 15_000);

/** By the facts of the version that is played. */
function isClosed({ moveId, level }: PlacedSegment, limits: LevelLimits): boolean {
  const facts = shippedFacts(moveId);
  return limitsAgainst(facts.strains[level], limits.notForMe).length > 0 || isLevelLocked(level, facts, limits);
}

test('addresses are unique, and each leads to its session', () => {
  const keys = SESSIONS.map(courseSessionKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const one of SESSIONS) expect(findCourseSession(courseSessionKey(one))).toEqual(one);
  for (const key of ['', 'snacks', 'snacks/', 'nowhere/desk', 'snacks/nowhere']) {
    expect(findCourseSession(key)).toBeUndefined();
  }
  expect(findCourse('nowhere')).toBeUndefined();
});

test.each(COURSES)('$id names sources that there are, and a version', ({ sources, version }) => {
  expect(version).toBeGreaterThanOrEqual(1);
  expect(sources.every((number) => SAFETY_SOURCES[number - 1] !== undefined)).toBe(true);
});

describe.each(PLAYED.map((one) => [courseSessionKey(one), one] as const))('%s', (_key, one) => {
  const { session } = one;

  test('adds up to its minutes, with the time to get ready on top', () => {
    expect(totalMs(timedCourseSession(session))).toBe(session.minutes * 60_000 + FIRST_GET_READY_MS);
  });

  test('rests where its plan says so between two moves, and nowhere else', () => {
    const rests = timedCourseSession(session).filter(({ kind }) => kind === 'rest');
    const planned = session.steps.slice(0, -1).filter(({ restSeconds }) => restSeconds > 0);
    expect(rests.map(({ durationMs }) => durationMs)).toEqual(planned.map(({ restSeconds }) => restSeconds * 1000));
  });

  test('gives both sides the same time, and each of them 15 seconds at least, or time for ten hops', () => {
    for (const level of PLAYED_LEVELS) {
      for (const segment of played(one, level, OPEN)) {
        const change = sideChange(segment);
        if (!change) continue;
        expect(segment.durationMs - change.untilMs).toBe(change.fromMs);
        expect(change.fromMs).toBeGreaterThanOrEqual(leastSideMs(segment));
      }
    }
  });

  test('is neither Harder nor off the floor, unless it builds up to that', () => {
    for (const { moveId, level } of session.buildsToImpact ? [] : session.steps) {
      expect(level).not.toBe('harder');
      expect(MOVE_STRAINS[moveId][level]).not.toContain('impact');
    }
  });

  test('plays no move above its plan or above her own level, place by place', () => {
    for (const own of PLAYED_LEVELS) {
      const moves = played(one, own, { ...OPEN, impactLocked: false }).filter(isMove);
      expect(moves).toHaveLength(session.steps.length);
      for (const [index, { moveId, plannedMoveId, level }] of moves.entries()) {
        const planned = moveId === plannedMoveId ? (session.steps[index]?.level ?? 'standard') : 'standard';
        const heaviest = Math.min(PLAYED_LEVELS.indexOf(planned), PLAYED_LEVELS.indexOf(own));
        expect(PLAYED_LEVELS.indexOf(level)).toBeLessThanOrEqual(heaviest);
      }
    }
  });

  test('names what it needs at the level that is planned', () => {
    const needsChair = session.steps.some(({ moveId, level }) => MOVE_STRAINS[moveId][level].includes('chair'));
    if (needsChair) expect(session.kit.some((piece) => piece === 'chair' || piece === 'sofa')).toBe(true);
  });

  test('is played to its end, and plays nothing that is locked, whatever is not for her', () => {
    const wrong = ALL_LIMITS.filter(({ impactLocked }) => impactLocked || session.buildsToImpact).flatMap((limits) =>
      PLAYED_LEVELS.flatMap((own) => {
        const segments = played(one, own, limits);
        const isWhole = totalMs(segments) === session.minutes * 60_000 + FIRST_GET_READY_MS;
        const locked = segments.filter((segment) => isMove(segment) && isClosed(segment, limits));
        return isWhole && locked.length === 0 ? [] : [{ limits, own, isWhole, locked }];
      }),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

describe.each(RINGS.map((one) => [courseSessionKey(one), one.session] as const))('%s', (_key, session) => {
  const steps = ringSteps(session.ring);

  test('adds up to its minutes', () => {
    expect(ringMs(steps)).toBe(session.minutes * 60_000);
  });

  test('lets go of every squeeze for at least as long as it was held', () => {
    for (const [index, { phase, durationMs }] of steps.entries()) {
      if (phase !== 'lift') continue;
      const held = steps[index + 1]?.phase === 'hold' ? steps[index + 1] : undefined;
      const letGo = steps[index + (held ? 2 : 1)];
      expect(letGo?.phase).toBe('let-go');
      expect(letGo?.durationMs).toBeGreaterThanOrEqual(held?.durationMs ?? durationMs);
    }
  });

  test('holds no longer than ten seconds, and ends with letting go', () => {
    for (const { phase, durationMs } of steps) if (phase === 'hold') expect(durationMs).toBeLessThanOrEqual(10_000);
    expect(session.ring.at(-1)?.kind).toBe('letting-go');
  });
});
