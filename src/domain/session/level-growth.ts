import { PLAYED_LEVELS, type PlayedLevel } from './played-level.ts';

/** One move of a session as it was played. */
export interface PlayedMove {
  moveId: string;
  level: PlayedLevel;
  /** Seconds worked at this level; 0 where they are not known. */
  seconds: number;
}

/** A session with only what the levels of its moves depend on. */
export interface SessionWithMoves {
  /** Milliseconds since the epoch. */
  completedAt: number;
  /** Missing or null where it is not known. */
  completedExercises?: readonly PlayedMove[] | null;
}

/** A move that is played at a heavier level than at first. */
export interface LevelGrowth {
  moveId: string;
  /** The level of its first session, then each one heavier than all before it: two or three. */
  levels: PlayedLevel[];
  /** When the session was that brought the heaviest level, in milliseconds since the epoch. */
  grownAt: number;
}

/**
 * The moves that grew, the newest growth first; the sessions may come in any order. The level of a move in a session is the
 * one at which it was worked longest. A lighter day afterwards takes nothing away (product §5.11).
 */
export function levelGrowth(sessions: readonly SessionWithMoves[]): LevelGrowth[] {
  const byMove = new Map<string, LevelGrowth>();
  for (const session of [...sessions].sort((a, b) => a.completedAt - b.completedAt)) {
    for (const [moveId, level] of longestLevels(session.completedExercises ?? [])) {
      const growth = byMove.get(moveId);
      if (!growth) byMove.set(moveId, { moveId, levels: [level], grownAt: session.completedAt });
      else if (weight(level) > weight(growth.levels.at(-1) ?? level)) {
        growth.levels.push(level);
        growth.grownAt = session.completedAt;
      }
    }
  }
  return [...byMove.values()].filter(({ levels }) => levels.length > 1).sort((a, b) => b.grownAt - a.grownAt);
}

/** The level at which each move of a session was worked longest; moves whose seconds are not known are left out. */
export function longestLevels(moves: readonly PlayedMove[]): Map<string, PlayedLevel> {
  const shortestFirst = moves.filter(({ seconds }) => seconds > 0).sort((a, b) => a.seconds - b.seconds);
  return new Map(shortestFirst.map(({ moveId, level }) => [moveId, level]));
}

const weight = (level: PlayedLevel): number => PLAYED_LEVELS.indexOf(level);
