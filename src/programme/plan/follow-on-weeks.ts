import { WEEKS, type Week } from '#domain/plan/block.ts';
import { type BlockPlan, followOnWeek, type Pace, type Phase, playedWeek, RHYTHM } from '#domain/plan/follow-on.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { summariesOfWeek } from '#programme/workouts/workout-summaries.ts';

/** The words for each phase, in order; a member keeps the fourth for as long as wished. */
export const PHASES: Readonly<Record<Phase, { readonly name: string; readonly words: string }>> = {
  1: { name: 'Foundation', words: 'Get the feel of it. Find your days.' },
  2: { name: 'Strength', words: 'A bit more weight, and time to rest.' },
  3: { name: 'Power', words: 'Quick on the way up. Steady on the way down.' },
  4: { name: 'A rhythm to keep', words: '2 or 3 sessions a week that you like. Every fourth week is lighter.' },
};

/** The minutes of brisk walking in each of the twelve weeks, and in the four of the rhythm. */
const BRISK_WALKS = [10, 15, 15, 15, 20, 20, 20, 25, 25, 25, 25, 25, 25, 25, 25, 25];

/** The weeks that ask for less: after them the next phase begins. */
const LIGHTER_WEEKS: readonly number[] = [4, 8, 16];

/** A week of the follow-on as it is planned. */
export interface PlannedWeek {
  /** The minutes of the three workouts, as whole sessions. */
  workoutMinutes: number;
  /** The minutes of walking beside them, in one go or in pieces. */
  walkMinutes: number;
  isLighter: boolean;
}

/** The minutes of a week of a phase at a pace, in these words (product §28). */
export function plannedWeek(phase: Phase, pace: Pace, week: Week, words: ProgrammeWords): PlannedWeek {
  const plan: BlockPlan = phase < RHYTHM ? `${pace}${phase}` : `steady${RHYTHM}`;
  const walked = followOnWeek(phase, phase < RHYTHM ? playedWeek(pace, week) : week);
  return {
    workoutMinutes: summariesOfWeek(plan, week, words).reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
    walkMinutes: BRISK_WALKS[walked - 1] ?? 0,
    isLighter: LIGHTER_WEEKS.includes(walked),
  };
}

/** The least and the most minutes of workouts in a week of a phase. */
export function minutesOfPhase(phase: Phase, pace: Pace, words: ProgrammeWords): readonly [number, number] {
  const minutes = WEEKS.map((week) => plannedWeek(phase, pace, week, words).workoutMinutes);
  return [Math.min(...minutes), Math.max(...minutes)];
}
