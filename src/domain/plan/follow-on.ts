import type { Effort } from '#domain/session/workout-session.ts';
import { BLOCK_WEEKS, type Edition, editionOfBlock, type NewBlockAnswer, type Week } from './block.ts';

/** How a member walks a phase of the follow-on: week after week, or its first week twice without its last (product §28). */
export const PACES = ['steady', 'gentle'] as const;

/** One of {@link PACES}. */
export type Pace = (typeof PACES)[number];

/** Foundation, strength and power are 1 to 3, four weeks each; 4 is the rhythm that is kept after them. */
export type Phase = 1 | 2 | 3 | 4;

/** The phase of the rhythm: every block of the follow-on after the third plays it. */
export const RHYTHM = 4;

/** A block that is walked on the follow-on. */
export interface FollowOnBlock {
  block: number;
  pace: Pace;
}

/** What the twelve places of a block play: an edition in its own order, or a phase of the follow-on at a pace. */
export type BlockPlan = Edition | `${Pace}${Phase}`;

/**
 * The phase that a block plays; undefined for a block outside the follow-on. The first block on it is the first phase, the next
 * one the second, whatever was done between them, so that no phase comes back.
 *
 * @param followOn the blocks on the follow-on, in order.
 */
export function phaseOfBlock(block: number, followOn: readonly FollowOnBlock[]): Phase | undefined {
  const index = followOn.findIndex((one) => one.block === block);
  return index < 0 ? undefined : phaseAfter(index);
}

/** What the places of a block play. */
export function planOfBlock(block: number, followOn: readonly FollowOnBlock[]): BlockPlan {
  const phase = phaseOfBlock(block, followOn);
  if (phase === undefined) return editionOfBlock(block);
  const pace = followOn.find((one) => one.block === block)?.pace;
  return phase < RHYTHM && pace === 'gentle' ? `gentle${phase}` : `steady${phase}`;
}

/** The week of the phase whose workouts a week plays: at a gentle pace the week before, but for the first week. */
export function playedWeek(pace: Pace, week: Week): Week {
  return pace === 'gentle' && week > 1 ? ((week - 1) as Week) : week;
}

/**
 * The follow-on after a request for a block. A block that starts with a pace is on it. The pace of the block that runs can be
 * changed any number of times; a block that was begun outside stays there. Gives the same array where nothing changes.
 */
export function followOnWith(
  followOn: readonly FollowOnBlock[],
  { block, answer, pace }: { block: number; answer: NewBlockAnswer; pace: Pace | undefined },
): readonly FollowOnBlock[] {
  if (pace === undefined || answer === 'refused') return followOn;
  if (answer === 'start') return [...followOn, { block, pace }];
  const known = followOn.find((one) => one.block === block);
  if (!known || known.pace === pace) return followOn;
  return followOn.map((one) => (one === known ? { block, pace } : one));
}

/** The phase that a new block on the follow-on would play. */
export const nextPhase = (followOn: readonly FollowOnBlock[]): Phase => phaseAfter(followOn.length);

const phaseAfter = (walked: number): Phase => Math.min(walked + 1, RHYTHM) as Phase;

/** How many weeks the follow-on has before the rhythm. */
export const FOLLOW_ON_WEEKS = BLOCK_WEEKS * (RHYTHM - 1);

/** The number of a phase's week on the whole follow-on: 1 to 12, and 13 to 16 in the rhythm. */
export const followOnWeek = (phase: Phase, week: Week): number => BLOCK_WEEKS * (phase - 1) + week;

/** How many of the newest workouts must have felt too hard for a gentle pace to be offered. */
const HARD_OF_A_WEEK = 2;
const WORKOUTS_LOOKED_AT = 3;

/** How many days without a workout make a gentle pace the offer. */
const DAYS_AWAY = 14;

/**
 * The pace to offer, never to set: gentle where two of the member's last three workouts were too hard, or after two weeks away.
 *
 * @param told how the workouts felt, the newest first; null where the member has not said.
 * @param daysAway days since the last workout; undefined before the first.
 */
export function suggestedPace(told: readonly (Effort | null)[], daysAway: number | undefined): Pace {
  const hard = told.slice(0, WORKOUTS_LOOKED_AT).filter((effort) => effort === 'hard').length;
  return hard >= HARD_OF_A_WEEK || (daysAway ?? 0) >= DAYS_AWAY ? 'gentle' : 'steady';
}
