import type { CalendarDay } from '#domain/time/calendar-day.ts';

/** Weeks in a block (product §2). */
export const BLOCK_WEEKS = 4;

/** Workouts in a week: A, B and C. */
export const WORKOUTS_PER_WEEK = 3;

/** The twelve workouts of a block, in the order in which they are suggested. */
export const WORKOUT_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Names a workout within a block; the same numbers are used in both editions. */
export type WorkoutId = (typeof WORKOUT_IDS)[number];

/** The weeks of a block, in order. */
export const WEEKS = [1, 2, 3, 4] as const;

/** A week of a block, 1 to 4. */
export type Week = (typeof WEEKS)[number];

/** A workout's place in its week. */
export type WorkoutLetter = 'A' | 'B' | 'C';

/** One of two sets of twelve workouts (product §2). */
export type Edition = 'a' | 'b';

/** One of the 24 workouts of the programme: "a1" is number 1 of edition a, wherever a block plays it. */
export type WorkoutCode = `${Edition}${WorkoutId}`;

/** The answer to a request for a block: it starts, it is the one that runs already, or it may not start. */
export type NewBlockAnswer = 'start' | 'unchanged' | 'refused';

/** True for a whole number from 1 to 12. */
export function isWorkoutId(id: number): id is WorkoutId {
  return Number.isInteger(id) && id >= 1 && id <= WORKOUT_IDS.length;
}

/** True for the code of one of the 24 workouts, "a1" to "b12". */
export function isWorkoutCode(code: unknown): code is WorkoutCode {
  return typeof code === 'string' && /^[ab]([1-9]|1[0-2])$/.test(code);
}

/** The week that a workout belongs to: 1 to 3 are week 1, 4 to 6 week 2, and so on. */
export function weekOfWorkout(id: WorkoutId): Week {
  return Math.ceil(id / WORKOUTS_PER_WEEK) as Week;
}

/** The letter that a workout has in its week: 1 is A, 2 is B, 3 is C, 4 is A again. */
export function letterOfWorkout(id: WorkoutId): WorkoutLetter {
  return (['A', 'B', 'C'] as const)[((id - 1) % WORKOUTS_PER_WEEK) as 0 | 1 | 2];
}

/** The three workouts of a week, A to C. */
export function workoutIdsOfWeek(week: Week): WorkoutId[] {
  return WORKOUT_IDS.filter((id) => weekOfWorkout(id) === week);
}

/** How many of the week's three workouts are completed, 0 to 3; repeating one does not count twice. */
export function weekProgress(completed: ReadonlySet<WorkoutId>, week: Week): number {
  return workoutIdsOfWeek(week).filter((id) => completed.has(id)).length;
}

/** A week is complete at three completed workouts. */
export function isWeekComplete(completed: ReadonlySet<WorkoutId>, week: Week): boolean {
  return weekProgress(completed, week) === WORKOUTS_PER_WEEK;
}

/** The first week with fewer than three completed workouts, or 4 when all are done (product §6). */
export function currentWeek(completed: ReadonlySet<WorkoutId>): Week {
  return WEEKS.find((week) => !isWeekComplete(completed, week)) ?? BLOCK_WEEKS;
}

/** A block is complete when all twelve of its workouts are. */
export function isBlockComplete(completed: ReadonlySet<WorkoutId>): boolean {
  return WORKOUT_IDS.every((id) => completed.has(id));
}

/** The workout to suggest: the first that is not completed, or `undefined` when all twelve are. */
export function nextWorkout(completed: ReadonlySet<WorkoutId>): WorkoutId | undefined {
  return WORKOUT_IDS.find((id) => !completed.has(id));
}

/**
 * Whether a block may be started (product §6): the next one once the current one is complete.
 * Asking for the block that runs already changes nothing, so the request can be sent twice.
 *
 * @param completed the workouts completed in the current block.
 */
export function newBlockAnswer(
  requestedBlock: number,
  currentBlock: number,
  completed: ReadonlySet<WorkoutId>,
): NewBlockAnswer {
  if (requestedBlock === currentBlock) return 'unchanged';
  return requestedBlock === currentBlock + 1 && isBlockComplete(completed) ? 'start' : 'refused';
}

/** What a client claims of a member's progress, beside the block that it asks for. */
export interface ProgressClaim {
  currentBlock: number;
  currentWeek?: number | undefined;
  completedWorkouts?: readonly string[] | undefined;
  blockProgress?: Readonly<Record<string, { completedAt?: unknown }>> | undefined;
}

/**
 * Whether a client claims a workout, a week or a block that is not done (product §6). Less than was done is no claim, so that
 * the start of a block can be sent twice.
 *
 * @param completed the workouts completed in the current block.
 */
export function claimsUndone(claim: ProgressClaim, completed: ReadonlySet<WorkoutId>): boolean {
  const { currentBlock, currentWeek: week = 1, completedWorkouts = [], blockProgress = {} } = claim;
  return (
    week > currentWeek(completed) ||
    completedWorkouts.some((id) => !completed.has(Number(id) as WorkoutId)) ||
    Object.entries(blockProgress).some(
      ([key, { completedAt }]) => completedAt != null && Number(key.slice('block_'.length)) >= currentBlock,
    )
  );
}

/** The edition that a block plays: a for blocks 1, 3, 5, b for 2, 4, 6, so that a new block is a new four weeks. */
export function editionOfBlock(block: number): Edition {
  return block % 2 === 1 ? 'a' : 'b';
}

/**
 * The number of the block to which a workout of an earlier day belongs: the block that ran then, and the new one on the day
 * on which it was started.
 *
 * @param finished the blocks before the current one, in any order, with the member's own day on which the next was started.
 */
export function blockOnDay(
  day: CalendarDay,
  currentBlock: number,
  finished: readonly { block: number; lastDay: CalendarDay }[],
): number {
  const runThen = finished.filter(({ lastDay }) => day < lastDay).map(({ block }) => block);
  return Math.min(currentBlock, ...runThen);
}
