import { describe, expect, test } from 'vitest';
import { type Edition, WEEKS } from '#domain/plan/block.ts';
import { PLANNED_LENGTHS, plannedSeconds } from '#domain/session/session-plan.ts';
import { isMoveSession } from '#programme/courses/course.ts';
import { COURSES } from '#programme/courses/courses.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import { exerciseOf } from '#programme/moves/exercise-guide.ts';
import { MAX_CUE_LENGTH, MAX_SPOKEN_WORDS, MOVE_LEVELS, type Move, type ShippedMoveId } from '#programme/moves/move.ts';
import { asMoveId, moveInWords } from '#programme/moves/move-in-words.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { SHORT_COOL_DOWNS } from './short-cool-downs.ts';
import { SHORT_WARM_UPS } from './short-warm-ups.ts';
import { plannedMinutes, timedWorkout } from './timed-workout.ts';
import type { VideoPlace } from './video-place.ts';
import { COOL_DOWN, WARM_UP } from './warm-up-and-cool-down.ts';
import { WEEK_NAMES } from './week-names.ts';
import { type Circuit, formatText } from './workout.ts';
import { summariesOfWeek, workoutSummaries } from './workout-summaries.ts';
import { findWorkout, workoutsOf, workoutsOfWeek } from './workouts.ts';

const EDITIONS: readonly Edition[] = ['a', 'b'];
const everyWorkout = EDITIONS.flatMap((edition) =>
  workoutsOf(edition).map((workout) => ({ edition, title: workout.title, workout })),
);
const everyMove = Object.entries(MOVES).map(([id, move]) => ({ id: id as ShippedMoveId, move }));

describe('the editions', () => {
  test.each(EDITIONS)('edition %s has workouts 1 to 12, three a week', (edition) => {
    expect(workoutsOf(edition).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const week of WEEKS) {
      const workouts = workoutsOfWeek(edition, week, SHIPPED_WORDS);
      expect(workouts.map(({ week, letter }) => `${week}${letter}`)).toEqual(['A', 'B', 'C'].map((l) => `${week}${l}`));
      expect(summariesOfWeek(edition, week, SHIPPED_WORDS).map(({ id }) => id)).toEqual(workouts.map(({ id }) => id));
    }
  });

  test('edition a carries its titles, minutes and intensities', () => {
    expect(
      workoutSummaries('a', SHIPPED_WORDS).map(({ title, durationMinutes }) => `${title}, ${durationMinutes} min`),
    ).toEqual([
      'Week 1A – Strength & Core Foundation, 25 min',
      'Week 1B – Glutes & Cardio Intro, 20 min',
      'Week 1C – Core & Control, 22 min',
      'Week 2A – Full-Body Resistance, 27 min',
      'Week 2B – Glute Burner, 25 min',
      'Week 2C – Full-Body Conditioning, 24 min',
      'Week 3A – Strength & Stability, 30 min',
      'Week 3B – Glutes & Core Burn, 28 min',
      'Week 3C – Full-Body Flow, 32 min',
      'Week 4A – Full-Body Power, 35 min',
      'Week 4B – Glute & Core Finale, 30 min',
      'Week 4C – Celebration Flow, 35 min',
    ]);
    expect([1, 3, 6, 10, 12].map((id) => findWorkout('a', id)?.intensity)).toEqual([
      'Moderate',
      'Low-Moderate',
      'High',
      'Very High',
      'Moderate',
    ]);
  });

  test('edition b carries the titles and minutes of the second reading', () => {
    expect(
      workoutSummaries('b', SHIPPED_WORDS).map(
        ({ shortTitle, durationMinutes }) => `${shortTitle}, ${durationMinutes}`,
      ),
    ).toEqual([
      'Strength & Core Foundation, 25',
      'Cardio & Movement Flow, 20',
      'Balance & Coordination, 22',
      'Building Strength, 28',
      'Cardio Boost, 25',
      'Flexibility & Recovery, 30',
      'Power & Endurance, 32',
      'HIIT Challenge, 25',
      'Total Body Strength, 35',
      'Peak Performance, 35',
      'Endurance Test, 30',
      'Celebration Finale, 40',
    ]);
  });

  test.each([0, 13, 1.5, -1, Number.NaN])('there is no workout %d', (id) => {
    expect(findWorkout('a', id)).toBeUndefined();
  });

  test('the four weeks carry their names', () => {
    expect(Object.values(WEEK_NAMES).map(({ name, celebratedName }) => `${name} / ${celebratedName}`)).toEqual([
      'Finding Your Rhythm / Rhythm Found',
      'Building Confidence / Confidence Built',
      'Discovering Strength / Strength Discovered',
      'Celebrating Success / Success Celebrated',
    ]);
  });
});

describe('the minutes', () => {
  test('the warm-up has eight moves in 8 minutes, the cool-down five in 5', () => {
    expect([WARM_UP.moves.length, WARM_UP.moves.length * WARM_UP.secondsPerMove]).toEqual([8, 8 * 60]);
    expect([COOL_DOWN.moves.length, COOL_DOWN.moves.length * COOL_DOWN.secondsPerMove]).toEqual([5, 5 * 60]);
    expect([WARM_UP.durationMinutes, COOL_DOWN.durationMinutes]).toEqual([8, 5]);
  });

  test.each(everyWorkout)('$edition: $title adds up to its stated minutes to the second', ({ workout }) => {
    const plan = timedWorkout(workout, 'full', SHIPPED_WORDS);
    expect(plannedSeconds(plan)).toBe(workout.durationMinutes * 60);
    // No second was added to the last stretch to make it so.
    expect(plan.at(-1)?.durationMs).toBe(60_000);
  });

  test.each(everyWorkout)(
    '$edition: $title has the same main part with a short warm-up, in fewer whole minutes',
    ({ workout }) => {
      for (const length of PLANNED_LENGTHS) {
        const mainOf = (warmUp: 'usual' | 'short') =>
          timedWorkout(workout, length, SHIPPED_WORDS, warmUp)
            .filter(({ step, kind }) => step === 1 && kind !== 'get-ready')
            .map(({ kind, durationMs }) => [kind, durationMs]);
        expect(mainOf('short')).toEqual(mainOf('usual'));
        const [usual, short] = [
          plannedMinutes(workout, length, SHIPPED_WORDS),
          plannedMinutes(workout, length, SHIPPED_WORDS, 'short'),
        ];
        expect(usual).toBe(length === 'full' ? workout.durationMinutes : Number(length));
        expect(Number.isInteger(short)).toBe(true);
        expect(usual - short).toBeGreaterThanOrEqual(length === 'full' ? 3 : 1);
      }
    },
  );

  test('a short warm-up or cool-down ends as the next part begins, and each of them is used', () => {
    const all = everyWorkout.map(({ workout }) => workout);
    expect(new Set(all.map(({ shortWarmUp }) => shortWarmUp)).size).toBe(Object.keys(SHORT_WARM_UPS).length);
    expect(new Set(all.map(({ shortCoolDown }) => shortCoolDown)).size).toBe(Object.keys(SHORT_COOL_DOWNS).length);
    for (const { title, circuits, shortWarmUp } of all) {
      const last = SHORT_WARM_UPS[shortWarmUp].full.at(-1)?.moveId ?? 'march';
      const first = circuits[0]?.moves[0] ?? 'march';
      expect(`${title} ${MOVES[last].position}`).toBe(`${title} ${moveInWords(first, SHIPPED_WORDS).position}`);
    }
    for (const { full, '15': fifteen, '10': ten } of Object.values(SHORT_COOL_DOWNS)) {
      for (const part of [full, fifteen, ten]) expect(part.at(-1)?.moveId).toBe('breathe');
    }
  });

  test('a format reads as work and rest', () => {
    expect(formatText({ workSeconds: 40, restSeconds: 20 })).toBe('40s work / 20s rest');
  });
});

describe('the workouts', () => {
  test.each(everyWorkout)('$edition: $title names only moves that exist', ({ workout }) => {
    const used = workout.circuits.flatMap(({ moves }) => moves);
    for (const id of [...used, ...workout.swaps]) expect(asMoveId(id, SHIPPED_WORDS), id).toBeDefined();
    expect(used).toContain(workout.heroMove);
  });

  test.each(everyWorkout)('$edition: $title lists the kit of its moves and no more', ({ workout }) => {
    const needed = workout.circuits.flatMap(({ moves }) =>
      moves.flatMap((id) => moveInWords(id, SHIPPED_WORDS).kit ?? []),
    );
    expect([...workout.kit].sort()).toEqual([...new Set(needed)].sort());
  });

  test.each(everyWorkout)('$edition: $title offers swaps that are not already in it', ({ workout }) => {
    const used = new Set(workout.circuits.flatMap(({ moves }) => moves));
    expect(workout.swaps.length).toBeGreaterThanOrEqual(3);
    expect(workout.swaps.filter((id) => used.has(id))).toEqual([]);
  });

  test.each(everyWorkout)('$edition: $title says its own work and rest in its instructions', ({ workout }) => {
    const { workSeconds, restSeconds, setUpSeconds } = workout.format;
    const needsSetUp = timedWorkout(workout, 'full', SHIPPED_WORDS).some(({ kind }) => kind === 'set-up');
    expect(setUpSeconds > 0).toBe(needsSetUp);
    for (const seconds of [workSeconds, restSeconds, ...(needsSetUp ? [setUpSeconds] : [])])
      expect(workout.instructions).toContain(String(seconds));
  });

  test('a move that is misspelt or has no words does not compile', () => {
    // @ts-expect-error there is no such move
    const misspelt: Circuit = { rounds: 3, moves: ['sqaut'] };
    const { squat: _squat, ...others } = MOVES;
    // @ts-expect-error one of them has no words
    const incomplete: Readonly<Record<ShippedMoveId, Move>> = others;
    // @ts-expect-error there is no thirteenth workout
    const nowhere: VideoPlace = 'a13';
    expect([misspelt, incomplete, nowhere]).toHaveLength(3);
  });

  test('the guide lists a move with its easier and harder version', () => {
    expect(exerciseOf('chair_squat', SHIPPED_WORDS)).toEqual({
      moveId: 'chair_squat',
      name: 'Sit to stand',
      regression: 'Stand, hands on thighs',
      progression: 'Slow sit, no hands',
      cautions: [],
    });
  });
});

describe('the moves', () => {
  test('there are 89, and all are used', () => {
    expect(everyMove).toHaveLength(89);
    const used = new Set([
      ...WARM_UP.moves,
      ...COOL_DOWN.moves,
      ...everyWorkout.flatMap(({ workout }) => [...workout.circuits.flatMap(({ moves }) => moves), ...workout.swaps]),
      ...COURSES.flatMap(({ sessions }) => sessions.filter(isMoveSession)).flatMap(({ steps }) =>
        steps.map(({ moveId }) => moveId),
      ),
    ]);
    expect(everyMove.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  test.each(everyMove)('$id fits the screen and the voice at every level', ({ move }) => {
    for (const { name, cue } of [move, move.easier, move.harder]) {
      expect(name.length).toBeGreaterThan(3);
      expect(cue.length).toBeGreaterThan(3);
      expect(cue.length).toBeLessThanOrEqual(MAX_CUE_LENGTH);
      expect(cue).not.toContain('\n');
    }
    for (const level of MOVE_LEVELS) {
      const { setUp, spoken } = versionOf(move, level);
      expect(setUp.length).toBeLessThanOrEqual(MAX_CUE_LENGTH);
      expect(spoken.split(' ').length).toBeLessThanOrEqual(MAX_SPOKEN_WORDS);
    }
    expect(new Set([move.name, move.easier.name, move.harder.name]).size).toBe(3);
  });

  test.each(everyMove.filter(({ move }) => move.sided))('$id has two sides and says when to change', ({ move }) => {
    expect(move.halfway).toBe('Switch sides');
  });

  test('a level may change sides where the move does not, and the other way round', () => {
    expect(versionOf(MOVES.press, 'standard')).toMatchObject({ sided: false, halfway: undefined });
    expect(versionOf(MOVES.press, 'easier')).toMatchObject({
      name: 'Seated one-arm press',
      cue: 'Press it straight up, then lower it slowly',
      sided: true,
      halfway: 'Switch sides',
    });
    expect(versionOf(MOVES.row, 'harder')).toMatchObject({ sided: false, halfway: undefined });
    expect(versionOf(MOVES.hip_circles, 'easier')).toMatchObject({ sided: false, halfway: 'Other way' });
  });
});
