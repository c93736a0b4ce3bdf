import type { Move, MoveLevel } from './move.ts';

/** The words of a move as it is played at one level. */
export interface PlayedVersion {
  readonly name: string;
  readonly cue: string;
  /** One side for the first half of the work time, the other for the second. */
  readonly sided: boolean;
  /** Spoken and shown at half time; undefined when there is nothing to change. */
  readonly halfway: string | undefined;
}

const SWITCH_SIDES = 'Switch sides';

/** What the coach says of a move at a level, and whether it changes sides there. */
export function versionOf(move: Move, level: MoveLevel): PlayedVersion {
  const { name, cue, sided = move.sided } = level === 'standard' ? move : move[level];
  const otherwise = move.sided ? undefined : move.halfway;
  return { name, cue, sided, halfway: sided ? SWITCH_SIDES : otherwise };
}
