import { longestLevels, type SessionWithMoves } from './level-growth.ts';
import { suggestedLevel, WELL_IN_A_ROW } from './level-suggestion.ts';
import { PLAYED_LEVELS, type PlayedLevel } from './played-level.ts';
import type { Effort } from './workout-session.ts';

/** What decides the levels of a phase. */
export interface PhaseLevelsInput {
  /**
   * The workouts that still count, in any order: none from before a sign was reported or an offer of a level answered. The
   * effort is null where the member has not said how one felt.
   */
  readonly sessions: readonly (SessionWithMoves & { readonly effort: Effort | null })[];
  /** The level at which a move would begin now. */
  readonly levelNow: (moveId: string) => PlayedLevel;
  /** False where the member's safety answers, or signs reported after sessions, ask for care with this move. */
  readonly mayGrow: (moveId: string) => boolean;
}

/** A move that would begin the next phase at another level than now. */
export interface LevelChange {
  readonly moveId: string;
  readonly now: PlayedLevel;
  readonly level: PlayedLevel;
}

/** True for a change to a heavier level. */
export const isHeavier = ({ now, level }: LevelChange): boolean => weight(level) > weight(now);

/** A move as it was done once. */
interface TimeOfMove {
  readonly level: PlayedLevel;
  readonly effort: Effort | null;
}

/**
 * The levels at which to offer the moves of the next phase (product §28.9); only those that differ from now. The level of a
 * move in a session is the one at which it was worked longest.
 */
export function phaseLevels({ sessions, levelNow, mayGrow }: PhaseLevelsInput): LevelChange[] {
  const byMove = new Map<string, TimeOfMove[]>();
  for (const { completedExercises, effort } of [...sessions].sort(
    (one, other) => other.completedAt - one.completedAt,
  )) {
    for (const [moveId, level] of longestLevels(completedExercises ?? [])) {
      byMove.set(moveId, [...(byMove.get(moveId) ?? []), { level, effort }]);
    }
  }
  return [...byMove]
    .map(([moveId, times]) => {
      const now = levelNow(moveId);
      const next = levelOfNextPhase(now, times);
      return { moveId, now, level: mayGrow(moveId) ? next : lighterOf(now, next) };
    })
    .filter(({ now, level }) => level !== now);
}

/**
 * The level at which the member left a move, never below today's: a lighter day takes nothing away. The rule of
 * {@link suggestedLevel}, for the workouts with this move, makes it one lighter after two that were too hard, and one heavier
 * after three that were not and were done at this level at least.
 *
 * @param times the newest first.
 */
function levelOfNextPhase(now: PlayedLevel, times: readonly TimeOfMove[]): PlayedLevel {
  const left = times[0]?.level ?? now;
  const told = times.filter(({ effort }) => effort !== null);
  const suggestion = suggestedLevel(times.flatMap(({ effort }) => effort ?? []));
  if (suggestion === 'easier') return lighterOf(now, stepped(left, -1));
  const reached = heavierOf(now, left);
  const isSteady = told.slice(0, WELL_IN_A_ROW).every(({ level }) => weight(level) >= weight(reached));
  return suggestion === 'harder' && isSteady ? stepped(reached, 1) : reached;
}

const weight = (level: PlayedLevel): number => PLAYED_LEVELS.indexOf(level);
const stepped = (level: PlayedLevel, by: 1 | -1): PlayedLevel => PLAYED_LEVELS[weight(level) + by] ?? level;
const lighterOf = (one: PlayedLevel, other: PlayedLevel): PlayedLevel => (weight(one) < weight(other) ? one : other);
const heavierOf = (one: PlayedLevel, other: PlayedLevel): PlayedLevel => (weight(one) > weight(other) ? one : other);
