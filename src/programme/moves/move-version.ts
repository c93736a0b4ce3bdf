import type { BreathId } from '#programme/speech/breath-lines.ts';
import type { BodyPosition, Move, MoveLevel } from './move.ts';

/** The words of a move as it is played at one level. */
export interface PlayedVersion {
  readonly name: string;
  /** What the voice calls it. */
  readonly spoken: string;
  readonly cue: string;
  /** What to do in the rest before it. */
  readonly setUp: string;
  readonly position: BodyPosition;
  /** How to breathe in it. */
  readonly breath: BreathId;
  /** One side for the first half of the work time, the other for the second. */
  readonly sided: boolean;
  /** What follows "Right" and "Left"; undefined where it has no sides. */
  readonly side: string | undefined;
  /** Shown at half time; undefined when there is nothing to change. */
  readonly halfway: string | undefined;
}

const SWITCH_SIDES = 'Switch sides';

/** What the coach says of a move at a level, and whether it changes sides there. */
export function versionOf(move: Move, level: MoveLevel): PlayedVersion {
  const version = level === 'standard' ? move : move[level];
  const { name, cue, setUp = move.setUp, position = move.position, sided = move.sided, breath = move.breath } = version;
  const otherwise = move.sided ? undefined : move.halfway;
  return {
    name,
    spoken: level === 'standard' ? move.spoken : name,
    cue,
    setUp,
    position,
    breath,
    sided,
    side: sided ? (version.side ?? move.side) : undefined,
    halfway: sided ? SWITCH_SIDES : otherwise,
  };
}
