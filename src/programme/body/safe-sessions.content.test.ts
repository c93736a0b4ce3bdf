import { beforeAll, describe, expect, test } from 'vitest';
import { type SafetyAnswers, safetyFlags } from '#domain/body/safety-answers.ts';
import { CAREFUL_FLAGS, type SafetyFlags } from '#domain/body/safety-flags.ts';
import { isLevelLocked, type LevelLimits, levelLimits } from '#domain/session/move-level.ts';
import { PLAYED_LEVELS, type PlayedLevel } from '#domain/session/played-level.ts';
import { PLANNED_LENGTHS } from '#domain/session/session-plan.ts';
import { type PlacedSegment, sessionTimeline } from '#domain/session/session-timeline.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import type { ShippedMoveId } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { shippedFacts } from '#programme/moves/shipped-facts.fixture.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { workoutsOf } from '#programme/workouts/workouts.ts';
import { BIRTHS, everyAnswer } from './every-answer.fixture.ts';
import { MOVE_STRAINS } from './move-strains.ts';

/** What must be on the member's page, said once more in the plainest way. */
function mustWait({ ticked, birth = {} }: SafetyAnswers): boolean {
  const { weeks = 0, caesarean, check } = birth;
  const isFresh = weeks < (caesarean === 'no' ? 6 : 8);
  const isOfConcern = weeks >= 6 && check === 'concern';
  if (ticked.includes('birth') && (isFresh || isOfConcern)) return true;
  return (['bleeding', 'chest-pain', 'heart', 'dizzy', 'condition', 'pregnant'] as const).some((id) =>
    ticked.includes(id),
  );
}

const kinds = new Map<string, SafetyFlags>([['unsaid', CAREFUL_FLAGS]]);
let answered = 0;
const wrongWaits: SafetyAnswers[] = [];
beforeAll(() => {
  for (const answers of everyAnswer()) {
    const flags = safetyFlags(answers);
    answered += 1;
    kinds.set(JSON.stringify(flags), flags);
    if ((flags.hold !== null) !== mustWait(answers)) wrongWaits.push(answers);
  }
});

describe('every combination of safety answers', () => {
  test('shows a page that says "wait" exactly where it must', () => {
    expect(answered).toBe(512 + 512 * BIRTHS.length);
    expect(wrongWaits).toEqual([]);
  });

  test('comes to what the sessions below are played with', () => {
    expect(kinds.size).toBeGreaterThan(10);
    for (const flags of kinds.values()) if (flags.hold) expect(flags.pelvicSafe).toBe(true);
  });
});

const EDITIONS = ['a', 'b'] as const;
const WISHES: (PlayedLevel | 'mixed')[] = [...PLAYED_LEVELS, 'mixed'];

/** No swap, each swap of each move of the main part, and all of them at once. */
function swapsOf({ circuits, swaps }: Workout): Record<string, string>[] {
  const moves = [...new Set(circuits.flatMap((circuit) => circuit.moves))];
  const single = moves.flatMap((planned) => swaps.map((swap) => ({ [planned]: swap })));
  return [
    {},
    ...single,
    Object.fromEntries(moves.map((planned, index) => [planned, swaps[index % swaps.length] ?? planned])),
  ];
}

function* everySession(limits: LevelLimits): Generator<PlacedSegment[]> {
  for (const workout of EDITIONS.flatMap((edition) => workoutsOf(edition))) {
    for (const length of PLANNED_LENGTHS) {
      const plan = timedWorkout(workout, length, SHIPPED_WORDS);
      for (const swaps of swapsOf(workout)) {
        for (const wish of WISHES) {
          const levelOf = (moveId: string) =>
            wish === 'mixed' ? (PLAYED_LEVELS[moveId.length % 3] as PlayedLevel) : wish;
          yield sessionTimeline(plan, {
            levelOf,
            swaps,
            hasChosenStart: true,
            limits,
            factsOf: shippedFacts,
          });
        }
      }
    }
  }
}

const JUMPING_WORDS = /\b(jump|hop|leap|jog|leave the floor|fast (knee )?switches|quick.feet)/i;

/** What is wrong with playing this, by the facts alone and not by the rule that is on trial. */
function wrongWith(moveId: ShippedMoveId, level: PlayedLevel, limits: LevelLimits): string | undefined {
  const strains: readonly string[] = MOVE_STRAINS[moveId][level];
  const { name, cue } = versionOf(MOVES[moveId], level);
  if (limits.impactLocked && (strains.includes('impact') || JUMPING_WORDS.test(`${name} ${cue}`))) return 'impact';
  if (limits.notForMe.includes('girdle') && strains.includes('girdle')) return 'girdle';
  if (!limits.pelvicSafe || level === 'easier') return undefined;
  if (level === 'harder') return 'harder';
  if (strains.includes('load') || strains.includes('breath-holding')) return 'strain';
  return MOVES[moveId].cautions.some((caution) => ['J', 'D', 'P'].includes(caution)) ? 'caution' : undefined;
}

/** Everything that any of these sessions plays, each once. */
function everythingPlayed(limits: LevelLimits): { moveId: ShippedMoveId; level: PlayedLevel }[] {
  const played = { easier: new Set<string>(), standard: new Set<string>(), harder: new Set<string>() };
  for (const segments of everySession(limits)) {
    for (const { moveId, level } of segments) played[level].add(moveId);
  }
  return PLAYED_LEVELS.flatMap((level) =>
    [...played[level]].map((moveId) => ({ moveId: moveId as ShippedMoveId, level })),
  );
}

const SORE: LevelLimits['notForMe'] = ['girdle'];
const ALL_LIMITS: LevelLimits[] = [false, true].flatMap((impactLocked) =>
  [false, true].flatMap((pelvicSafe) => [[], SORE].map((notForMe) => ({ impactLocked, pelvicSafe, notForMe }))),
);

describe('in both editions, full, 15 and 10 minutes, with each swap and each wish', () => {
  test.each(ALL_LIMITS)('nothing that is locked is played with %j', (limits) => {
    const wrong = everythingPlayed(limits)
      .map(({ moveId, level }) => ({ moveId, level, why: wrongWith(moveId, level, limits) }))
      .filter(({ why }) => why !== undefined);
    expect(wrong).toEqual([]);
  });

  test('the limits of every combination of answers, with the check clear or not and eased or not, are among those', () => {
    for (const flags of kinds.values()) {
      for (const isImpactOpen of [false, true]) {
        const limits = levelLimits(flags, isImpactOpen, []);
        const eased = { ...limits, impactLocked: true, pelvicSafe: true };
        expect(ALL_LIMITS).toContainEqual(limits);
        expect(ALL_LIMITS).toContainEqual(eased);
        if (!isImpactOpen || flags.hold || flags.pelvicSafe || flags.girdle) expect(limits.impactLocked).toBe(true);
      }
    }
  });

  test('a sore pelvis meets no move twice in a row of a circuit where another is left', () => {
    const sore = { impactLocked: true, pelvicSafe: false, notForMe: SORE };
    for (const workout of EDITIONS.flatMap((edition) => workoutsOf(edition))) {
      const segments = sessionTimeline(timedWorkout(workout, 'full', SHIPPED_WORDS), {
        levelOf: () => 'standard',
        swaps: {},
        hasChosenStart: true,
        limits: sore,
        factsOf: shippedFacts,
      });
      const works = segments.filter(({ kind, step }) => kind === 'work' && step === 1);
      for (const { moves, name } of workout.circuits) {
        const played = new Set(works.filter(({ place }) => place.circuit === name).map(({ moveId }) => moveId));
        expect(played.size, `${workout.title} ${name}`).toBe(moves.length);
      }
    }
  });
});

describe('the facts of the moves', () => {
  const ids = Object.keys(MOVES) as ShippedMoveId[];

  test.each(ids)('%s asks no less of her the harder it gets, as far as the locks go by it', (moveId) => {
    for (const limits of ALL_LIMITS) {
      const open = PLAYED_LEVELS.map((level) => !isLevelLocked(level, shippedFacts(moveId), limits));
      expect(open).toEqual([...open].sort().reverse());
    }
  });

  test.each(ids)(
    '%s is marked J exactly where its harder version leaves the floor, and is marked S where it should be',
    (moveId) => {
      const { harder, standard } = MOVE_STRAINS[moveId];
      expect(MOVES[moveId].cautions.includes('J')).toBe(harder.includes('impact'));
      if (standard.includes('load') && standard.includes('overhead')) expect(MOVES[moveId].cautions).toContain('S');
    },
  );

  test('bags and bottles, pauses and planks are known for what they ask', () => {
    expect(MOVE_STRAINS.squat.harder).toEqual(expect.arrayContaining(['load', 'breath-holding']));
    expect(MOVE_STRAINS.bag_squat.harder).toEqual(expect.arrayContaining(['load', 'breath-holding']));
    expect(MOVE_STRAINS.deadlift.harder).toContain('load');
    expect(MOVE_STRAINS.incline_push.harder).toContain('breath-holding');
    expect(MOVE_STRAINS.squat_press.standard).toEqual(expect.arrayContaining(['load', 'overhead']));
    expect(MOVE_STRAINS.push_up.standard).toContain('breath-holding');
    for (const moveId of ['sumo_squat', 'lateral_lunge', 'curtsy_lunge', 'split_squat', 'step_up'] as const)
      expect(MOVE_STRAINS[moveId].easier).toContain('girdle');
    for (const moveId of ['skater', 'side_leg', 'clamshell'] as const)
      expect(MOVE_STRAINS[moveId].easier).toContain('girdle');
  });
});
