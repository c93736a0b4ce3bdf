import type { BreathId } from '#programme/speech/breath-lines.ts';
import type { BodyPosition, Move, MoveLevel } from './move.ts';

/** The words of a move as it is played at one level. */
export interface PlayedVersion {
  readonly name: string;
  /** The name that the voice says. */
  readonly spoken: string;
  readonly cue: string;
  /** What the member does in the rest before it. */
  readonly setUp: string;
  readonly position: BodyPosition;
  /** The id of the line that says how to breathe in it. */
  readonly breath: BreathId;
  /** One side works in the first half of the time, the other in the second. */
  readonly sided: boolean;
  /** The words after "Right" and "Left"; undefined where it has no sides. */
  readonly side: string | undefined;
  /** The words at half time; undefined where nothing changes. */
  readonly halfway: string | undefined;
}

const SWITCH_SIDES = 'Switch sides';

/** The version of a move at a level: its own words, or those of the move where the version has none. */
export function versionOf(move: Move, level: MoveLevel): PlayedVersion {
  const version = level === 'standard' ? move : move[level];
  const { name, cue, setUp = move.setUp, position = move.position, breath = move.breath } = version;
  const sided = version.sided ?? move.sided ?? false;
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
