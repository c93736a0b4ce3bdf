import { beforeAll, expect, test } from 'vitest';
import { withCare } from '#domain/body/body-care.ts';
import { limitsAgainst } from '#domain/body/lasting-limit.ts';
import { isMove } from '#domain/session/is-move.ts';
import { isLevelLocked, type LevelLimits, levelLimits } from '#domain/session/move-level.ts';
import { PLAYED_LEVELS, type PlayedLevel } from '#domain/session/played-level.ts';
import { type PlacedSegment, sessionTimeline } from '#domain/session/session-timeline.ts';
import { wishedLevel } from '#domain/session/wished-level.ts';
import { EVERY_TAPS, EVERYTHING_NOT_FOR_HER, everyFlags } from '#programme/body/every-answer.fixture.ts';
import { factsIn, isMarkedForDoming, moveFacts } from '#programme/moves/move-facts.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { seededRandom } from '#tests/seeded-random.ts';
import { IS_FULL, tries } from '#tests/test-size.ts';
import { PLANNED_WORKOUTS, type PlannedWorkout } from './planned-workouts.fixture.ts';

/** What a member may have chosen: nothing, a level for today, or levels that are remembered of single moves. */
const CHOICES = ['nothing', ...PLAYED_LEVELS, 'remembered'] as const;

interface Situation {
  startingLevel: PlayedLevel;
  bellyEasier: boolean;
  limits: Omit<LevelLimits, 'notForMe'>;
  isSore: boolean;
  choice: (typeof CHOICES)[number];
}

/** Answers, with each row of taps after a session, the check clear or not, and each choice; alike ones once. */
const situations: Situation[] = [];
beforeAll(() => {
  const kinds = new Map<string, Situation>();
  for (const flags of everyFlags()) {
    for (const { care, closesJumps } of EVERY_TAPS) {
      for (const isClear of [false, true]) {
        const { startingLevel, pelvicSafe, girdle } = withCare(flags, care);
        const { impactLocked } = levelLimits(withCare(flags, care), isClear && !closesJumps, []);
        const told = { startingLevel, bellyEasier: care.bellyEasier, limits: { impactLocked, pelvicSafe } };
        for (const choice of CHOICES) {
          const situation = { ...told, isSore: girdle, choice };
          kinds.set(JSON.stringify(situation), situation);
        }
      }
    }
  }
  situations.push(...kinds.values());
});

const readyMs = (plan: PlannedWorkout['plan']) =>
  plan.filter(({ kind }) => kind === 'get-ready').reduce((sum, { durationMs }) => sum + durationMs, 0);

const rememberedOf = (moveId: string): PlayedLevel => PLAYED_LEVELS[moveId.length % 3] as PlayedLevel;

/** As the player wishes for it. */
function wishOf(moveId: string, { startingLevel, bellyEasier, choice }: Situation): PlayedLevel {
  return wishedLevel({
    today: PLAYED_LEVELS.find((level) => level === choice),
    remembered: choice === 'remembered' ? rememberedOf(moveId) : undefined,
    answers: startingLevel,
    isEased: bellyEasier && isMarkedForDoming(moveId, SHIPPED_WORDS),
  });
}

/** By the facts of the version that is played, not by the rule that chose it. */
function wrongWith({ moveId, level }: PlacedSegment, situation: Situation, limits: LevelLimits): string | undefined {
  const { strains, cautions } = moveFacts(moveId, SHIPPED_WORDS);
  if (limitsAgainst(strains[level], limits.notForMe).length > 0) return 'not for her';
  if (limits.impactLocked && strains[level].includes('impact')) return 'impact';
  if (limits.pelvicSafe && level === 'harder') return 'harder';
  if (isLevelLocked(level, moveFacts(moveId, SHIPPED_WORDS), limits)) return 'locked';
  const isEased = situation.bellyEasier && cautions.includes('D') && situation.choice !== 'remembered';
  const isByAnswers = situation.startingLevel === 'easier' && situation.choice === 'nothing';
  if (!isEased && !isByAnswers) return undefined;
  return level !== 'easier' && !isLevelLocked('easier', moveFacts(moveId, SHIPPED_WORDS), limits)
    ? 'not Easier'
    : undefined;
}

/** Every situation meets every plan in turn, each with another lasting limit; all of it in full. */
function* toPlay(planIndex: number): Generator<[Situation, LevelLimits]> {
  const random = seededRandom(planIndex + 1);
  const many = IS_FULL ? situations.length : Math.min(situations.length, 60);
  for (let index = 0; index < many; index += 1) {
    const situation = situations[(planIndex * many + index) % situations.length] as Situation;
    for (let again = 0; again < tries(1, 24); again += 1) {
      const told = EVERYTHING_NOT_FOR_HER[random.below(EVERYTHING_NOT_FOR_HER.length)] ?? [];
      const notForMe = situation.isSore && !told.includes('girdle') ? [...told, 'girdle' as const] : told;
      yield [situation, { ...situation.limits, notForMe }];
    }
  }
}

test('there are answers, taps and choices of every kind', () => {
  const isThere = (is: (situation: Situation) => boolean) => expect(situations.some(is)).toBe(true);
  isThere(
    ({ bellyEasier, startingLevel, limits }) => bellyEasier && startingLevel === 'standard' && !limits.pelvicSafe,
  );
  isThere(({ limits, choice }) => limits.pelvicSafe && choice === 'harder');
  isThere(({ limits, choice }) => !limits.impactLocked && choice === 'remembered');
  isThere(({ isSore, bellyEasier }) => isSore && bellyEasier);
  expect(situations.length).toBeGreaterThan(50);
});

test.each(PLANNED_WORKOUTS.map((plan, index) => [plan.name, plan, index] as const))(
  '%s is whole and plays nothing that is closed, whatever she answered, told, chose and said is not for her',
  (_name, { plan, minutes }, planIndex) => {
    const wrong: unknown[] = [];
    for (const [situation, limits] of toPlay(planIndex)) {
      const segments = sessionTimeline(plan, {
        levelOf: (moveId) => wishOf(moveId, situation),
        ...{ swaps: {}, hasChosenStart: situation.choice !== 'nothing', limits, factsOf: factsIn(SHIPPED_WORDS) },
      });
      const totalMs = segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
      const isWhole =
        totalMs === minutes * 60_000 + readyMs(plan) && segments.every(({ durationMs }) => durationMs > 0);
      const troubles = segments.filter(isMove).flatMap((segment) => {
        const why = wrongWith(segment, situation, limits);
        return why ? [`${why}: ${segment.moveId} ${segment.level}`] : [];
      });
      if (!isWhole || troubles.length > 0) wrong.push({ situation, limits, isWhole, troubles });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  },
  600_000,
);
