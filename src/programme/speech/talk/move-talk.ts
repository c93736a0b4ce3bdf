import type { BeatPart } from '#domain/speech/coach-words.ts';
import type { TalkRole } from '#domain/speech/spoken-cue.ts';
import type { MoveLevel } from '#programme/moves/move.ts';

/**
 * What the coach tells of a move beside its set-up, cue and breath. `|` parts lines; letters before a colon say at which
 * levels a line is told, for example `es:` at easier and standard. No line needs another version to be understood, and none
 * claims to see the member: a fault begins with "If".
 */
export interface MoveTalk extends Readonly<Partial<Record<TalkRole, string>>> {
  /**
   * The words in time with the loop: `0-46 Down; 54-90 And up (out)` says "Down." at the beginning of a phase from 0 to 46
   * hundredths of it. `(out)` marks the breath out. Repetitions with words of their own are parted by `/`; they take turns, the
   * last one is kept for the end.
   */
  readonly beat?: string;
}

const MARK = /^([esh]{1,2}): /;
const PART = /^(\d+)(?:-\d+)? ?(.*?)( ?\(out\))?$/;

/** The lines of one role at a level. */
export function linesAt(told: string | undefined, level: MoveLevel): readonly string[] {
  return (told?.split(' | ') ?? []).flatMap((line) => {
    const [mark = '', levels] = MARK.exec(line) ?? [];
    return levels === undefined || levels.includes(level.charAt(0)) ? [line.slice(mark.length)] : [];
  });
}

/** A part of a repetition, with its word. */
export type WrittenPart = Pick<BeatPart, 'share' | 'isOut'> & { readonly word: string };

/** The repetitions of a beat at a level, each in its parts. */
export function beatAt(beat: string | undefined, level: MoveLevel): readonly (readonly WrittenPart[])[] {
  const [own] = linesAt(beat, level);
  return (own?.split(' / ') ?? []).map((repetition) => repetition.split('; ').map(partOf));
}

function partOf(written: string): WrittenPart {
  const [, from = '', word = '', out] = PART.exec(written) ?? [];
  return { share: Number(from) / 100, word, isOut: out !== undefined };
}
