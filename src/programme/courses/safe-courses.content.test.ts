import { beforeAll, describe, expect, test } from 'vitest';
import { type BodyCare, withCare } from '#domain/body/body-care.ts';
import { limitsAgainst } from '#domain/body/lasting-limit.ts';
import type { SafetyFlags } from '#domain/body/safety-flags.ts';
import { isMove } from '#domain/session/is-move.ts';
import { isImpactLocked, isLevelLocked, type LevelLimits, levelLimits } from '#domain/session/move-level.ts';
import { PLAYED_LEVELS, type PlayedLevel } from '#domain/session/played-level.ts';
import { FIRST_GET_READY_MS } from '#domain/session/session-plan.ts';
import { type PlacedSegment, sessionTimeline } from '#domain/session/session-timeline.ts';
import { EVERY_TAPS, EVERYTHING_NOT_FOR_HER, everyFlags } from '#programme/body/every-answer.fixture.ts';
import { isMarkedForDoming } from '#programme/moves/move-facts.ts';
import { shippedFacts } from '#programme/moves/shipped-facts.fixture.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { shareOf } from '#tests/test-size.ts';
import { isMoveSession, type MoveSession } from './course.ts';
import { courseLevel, ownLevelInWayBack } from './course-level.ts';
import { COURSES } from './courses.ts';
import { timedCourseSession } from './timed-course-session.ts';

const SESSIONS = COURSES.flatMap(({ sessions }) => sessions).filter(isMoveSession);

/** What decides a member's session: answers, reported signs, whether the check was clear, and the member's choice. */
interface Situation {
  flags: SafetyFlags;
  care: BodyCare;
  isImpactOpen: boolean;
  /** The level of the plan of a session that builds up to jumps, in place of the Easier of the answers. */
  choosesPlan: boolean;
}

const situations = new Map<string, Situation>();
beforeAll(() => {
  for (const flags of everyFlags()) {
    for (const { care, closesJumps } of EVERY_TAPS) {
      for (const isClear of [false, true]) {
        for (const choosesPlan of [false, true]) {
          const situation = { flags, care, isImpactOpen: isClear && !closesJumps, choosesPlan };
          situations.set(whatIsPlayedBy(situation), situation);
        }
      }
    }
  }
});

/** Situations that differ in nothing of this are played alike: one of them is enough. */
function whatIsPlayedBy({ flags, care, isImpactOpen, choosesPlan }: Situation): string {
  const { startingLevel, pelvicSafe, girdle } = withCare(flags, care);
  const isEarly = flags.hold === 'early';
  const isLocked = isImpactLocked(withCare(flags, care), isImpactOpen);
  return JSON.stringify({ ...{ startingLevel, pelvicSafe, girdle, isEarly, isLocked, choosesPlan }, ...care });
}

type Played = [Situation, LevelLimits, PlacedSegment[]];

const notForHerIn = (session: MoveSession) => [
  [],
  ...shareOf(EVERYTHING_NOT_FOR_HER, SESSIONS.indexOf(session), SESSIONS.length),
];

function* played(session: MoveSession, of: readonly Situation[]): Generator<Played> {
  const plan = timedCourseSession(session);
  for (const situation of of) {
    const { care, isImpactOpen } = situation;
    const flags = withCare(situation.flags, care);
    for (const told of notForHerIn(session)) {
      // A sore pelvis from the answers stands among them already.
      if (flags.girdle && !told.includes('girdle')) continue;
      const hers = levelLimits(flags, isImpactOpen, told);
      const limits = { ...hers, impactLocked: hers.impactLocked || !session.buildsToImpact };
      const segments = sessionTimeline(plan, {
        levelOf: (moveId, planned) => courseLevel(session, moveId, ownOf(moveId, session, situation), planned),
        ...{ swaps: {}, hasChosenStart: true, limits, factsOf: shippedFacts },
      });
      yield [situation, limits, segments];
    }
  }
}

/** The level until the member has chosen one for the move itself. */
function ownOf(moveId: string, { buildsToImpact }: MoveSession, situation: Situation): PlayedLevel {
  const { flags, care, choosesPlan } = situation;
  const isEasierByAnswers = flags.startingLevel === 'easier' && !choosesPlan;
  if (buildsToImpact)
    return ownLevelInWayBack(moveId, { ...care, startsEasier: care.startsEasier || isEasierByAnswers });
  return care.bellyEasier && isMarkedForDoming(moveId, SHIPPED_WORDS) ? 'easier' : withCare(flags, care).startingLevel;
}

/** By the facts of the version that is played, not by the rule that chose it. */
function wrongWith(
  { moveId, level }: PlacedSegment,
  [{ flags, care, choosesPlan }, limits]: Played,
): string | undefined {
  const facts = shippedFacts(moveId);
  if (limitsAgainst(facts.strains[level], limits.notForMe).length > 0) return 'not for her';
  if (limits.impactLocked && facts.strains[level].includes('impact')) return 'impact';
  if (limits.pelvicSafe && level === 'harder') return 'harder';
  if (isLevelLocked(level, facts, limits)) return 'locked';
  const isToldEasier = care.startsEasier || (care.bellyEasier && facts.cautions.includes('D'));
  const isEasier = isToldEasier || (flags.startingLevel === 'easier' && !choosesPlan);
  return isEasier && level !== 'easier' && !isLevelLocked('easier', facts, limits) ? 'not Easier' : undefined;
}

test('there are answers, taps and limits of every kind', () => {
  expect(situations.size).toBeGreaterThan(30);
  expect([...situations.values()].some(({ isImpactOpen, flags }) => isImpactOpen && !flags.pelvicSafe)).toBe(true);
});

test('everything that may be not for her comes to some session', () => {
  const met = new Set(SESSIONS.flatMap(notForHerIn).map((told) => told.join()));
  expect(met.size).toBe(EVERYTHING_NOT_FOR_HER.length);
});

describe.each(SESSIONS.map((session) => [session.id, session] as const))('%s', (_id, session) => {
  test('is whole and plays nothing that is closed, whatever she answered, told, and said is not for her', () => {
    const wrong: unknown[] = [];
    for (const one of played(session, [...situations.values()])) {
      const [situation, limits, segments] = one;
      const totalMs = segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
      const isWhole = totalMs === session.minutes * 60_000 + FIRST_GET_READY_MS;
      const troubles = segments.filter(isMove).flatMap((segment) => {
        const why = wrongWith(segment, one);
        return why ? [{ why, moveId: segment.moveId, level: segment.level }] : [];
      });
      if (!isWhole || troubles.length > 0) wrong.push({ situation, limits, isWhole, troubles });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  }, 600_000);

  test('is gentle while the programme waits', () => {
    if (!session.isForEarlyWeeks) return;
    const early = [...situations.values()].filter(({ flags }) => flags.hold === 'early');
    for (const [, limits, segments] of played(session, early)) {
      expect(limits).toMatchObject({ pelvicSafe: true, impactLocked: true });
      const asked = segments.filter(isMove).flatMap(({ moveId, level }) => shippedFacts(moveId).strains[level]);
      expect(asked.filter((strain) => ['impact', 'load', 'breath-holding'].includes(strain))).toEqual([]);
      expect(segments.filter(({ level }) => PLAYED_LEVELS.indexOf(level) > 1)).toEqual([]);
    }
  }, 600_000);
});
