import { BREATH_MS, priorityOf } from './speech-rules.ts';
import { type SpokenClass, type SpokenLine, speakingMs } from './spoken-cue.ts';

/** A time in which a line may be said, because no tone sounds; milliseconds of the timeline. */
export interface OpenTime {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** A line that is wished for, with the time for it. */
export interface WishedLine {
  readonly line: SpokenLine;
  readonly class: SpokenClass;
  /** The line begins no earlier; the next line of the list comes after it. */
  readonly earliestMs: number;
  /** The line begins no later, or is not said. */
  readonly latestMs: number;
  /** Stands in for the priority of its class, see {@link priorityOf}. */
  readonly priority?: number;
}

/** A wished line that found its place. */
export interface PlacedLine extends WishedLine {
  readonly atMs: number;
  readonly endMs: number;
  /** When the open time ends in which the line lies. */
  readonly openUntilMs: number;
}

/**
 * The lines that can be said, in the order of the list. Where two want the same time, the one of the higher priority stays; the
 * other is dropped, never shortened and never said over a tone.
 */
export function laidOut(wishes: readonly WishedLine[], open: readonly OpenTime[]): readonly PlacedLine[] {
  const byPriority = [...wishes.keys()].sort((one, other) => priorityAt(wishes, one) - priorityAt(wishes, other));
  let kept: readonly number[] = [];
  let placed: readonly PlacedLine[] = [];
  for (const index of byPriority) {
    const chosen = [...kept, index].sort((one, other) => one - other);
    const tried = inSequence(
      chosen.map((each) => wishes[each] as WishedLine),
      open,
    );
    if (!tried) continue;
    kept = chosen;
    placed = tried;
  }
  return placed;
}

function priorityAt(wishes: readonly WishedLine[], index: number): number {
  const wish = wishes[index] as WishedLine;
  return wish.priority ?? priorityOf(wish.class);
}

/** All of the lines one after the other, or undefined where one of them finds no place. */
function inSequence(wishes: readonly WishedLine[], open: readonly OpenTime[]): readonly PlacedLine[] | undefined {
  const placed: PlacedLine[] = [];
  let freeFrom = Number.NEGATIVE_INFINITY;
  for (const wish of wishes) {
    const found = placeOf(wish, freeFrom, open);
    if (!found) return undefined;
    placed.push(found);
    freeFrom = found.endMs + BREATH_MS;
  }
  return placed;
}

function placeOf(wish: WishedLine, freeFrom: number, open: readonly OpenTime[]): PlacedLine | undefined {
  const lengthMs = speakingMs(wish.line.text);
  for (const { fromMs, untilMs } of open) {
    const atMs = Math.max(wish.earliestMs, freeFrom, fromMs);
    if (atMs > wish.latestMs) return undefined;
    if (atMs + lengthMs <= untilMs) return { ...wish, atMs, endMs: atMs + lengthMs, openUntilMs: untilMs };
  }
  return undefined;
}
