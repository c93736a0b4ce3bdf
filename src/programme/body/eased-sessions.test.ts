import { expect, test } from 'vitest';
import { limitsAgainst } from '#domain/body/lasting-limit.ts';
import type { Strain } from '#domain/body/strain.ts';
import { isMove } from '#domain/session/is-move.ts';
import { easedLimits, isLevelLocked, type LevelLimits, UNASKED_LIMITS } from '#domain/session/move-level.ts';
import type { PlannedSegment } from '#domain/session/session-plan.ts';
import { type PlacedSegment, sessionTimeline } from '#domain/session/session-timeline.ts';
import { isMoveSession } from '#programme/courses/course.ts';
import { COURSES } from '#programme/courses/courses.ts';
import { timedCourseSession } from '#programme/courses/timed-course-session.ts';
import { factsIn, moveFacts } from '#programme/moves/move-facts.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { PLANNED_WORKOUTS, type PlannedWorkout } from '#programme/workouts/planned-workouts.fixture.ts';
import { type SeededRandom, seededRandom } from '#tests/seeded-random.ts';
import { shareOf } from '#tests/test-size.ts';
import { EVERYTHING_NOT_FOR_HER } from './every-answer.fixture.ts';

const OF_COURSES: PlannedWorkout[] = COURSES.flatMap(({ id, sessions }) =>
  sessions.filter(isMoveSession).map((session) => ({
    name: `${id} ${session.id}`,
    plan: timedCourseSession(session),
    minutes: session.minutes,
    swaps: [],
  })),
);

const notForHerIn = (index: number) => shareOf(EVERYTHING_NOT_FOR_HER, index, PLANNED_WORKOUTS.length);

/** The member may have swapped a move before the sign. */
function swapsOf({ plan, swaps }: PlannedWorkout, random: SeededRandom): Record<string, string> {
  const planned = plan.filter(({ kind, step }) => kind === 'work' && step === 1);
  const from = planned[random.below(planned.length)]?.moveId;
  const to = swaps[random.below(swaps.length * 2)];
  return from && to ? { [from]: to } : {};
}

/** By the facts of the version that is played, not by the rule that chose it. */
function wrongWith({ moveId, level }: PlacedSegment, limits: LevelLimits): string | undefined {
  const facts = moveFacts(moveId, SHIPPED_WORDS);
  const asks = (...some: Strain[]) => some.some((strain) => facts.strains[level].includes(strain));
  const excluded = limitsAgainst(facts.strains[level], limits.notForMe);
  if (excluded.length > 0) return excluded.join();
  if (asks('impact')) return 'impact';
  if (level === 'harder' || (level === 'standard' && asks('load', 'breath-holding'))) return 'not gentle';
  if (isLevelLocked(level, facts, limits)) return 'locked';
  return level !== 'easier' && !isLevelLocked('easier', facts, limits) ? 'not Easier' : undefined;
}

const timesOf = (segments: readonly Pick<PlannedSegment, 'kind' | 'durationMs'>[]) =>
  segments.map(({ kind, durationMs }) => `${kind} ${durationMs}`).join();

test.each([...PLANNED_WORKOUTS, ...OF_COURSES].map((session, index) => [session.name, session, index] as const))(
  '%s, carried on with easier versions, is whole and plays only Easier that is open, whatever is not for her',
  (_name, session, index) => {
    const random = seededRandom(index + 1);
    const wrong: unknown[] = [];
    for (const notForMe of notForHerIn(index)) {
      const limits = easedLimits({ ...UNASKED_LIMITS, impactLocked: false, notForMe });
      const swaps = swapsOf(session, random);
      const hasChosenStart = random.below(2) === 0;
      const choices = {
        levelOf: () => 'easier' as const,
        swaps,
        hasChosenStart,
        limits,
        factsOf: factsIn(SHIPPED_WORDS),
      };
      const segments = sessionTimeline(session.plan, choices);
      const toldMs = segments.filter(({ kind }) => kind !== 'get-ready').reduce((sum, one) => sum + one.durationMs, 0);
      // The same stretches of time as before the sign: the member goes on at the same second.
      const isWhole = toldMs === session.minutes * 60_000 && timesOf(segments) === timesOf(session.plan);
      const troubles = segments.filter(isMove).flatMap((segment) => {
        const why = wrongWith(segment, limits);
        return why ? [`${why}: ${segment.moveId} ${segment.level}`] : [];
      });
      if (!isWhole || troubles.length > 0) wrong.push({ notForMe, swaps, isWhole, troubles });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  },
  600_000,
);

test('everything that may be not for her comes to some workout', () => {
  const met = new Set(PLANNED_WORKOUTS.flatMap((_, index) => notForHerIn(index).map((limits) => limits.join())));
  expect(met.size).toBe(EVERYTHING_NOT_FOR_HER.length);
});
