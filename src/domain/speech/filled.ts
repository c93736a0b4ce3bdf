import { exactly } from './beat-speech.ts';
import type { Repetition } from './repetitions.ts';
import type { OpenTime, PlacedLine } from './speech-layout.ts';
import { BREATH_MS } from './speech-rules.ts';
import type { TalkItem } from './talk-order.ts';

/** The silence between two lines: the least, and the most that is left where there is something to say. */
export interface Silence {
  readonly leastMs: number;
  readonly mostMs: number;
}

interface FillNeeds {
  /** Lines that have their place. */
  readonly fixed: readonly PlacedLine[];
  readonly open: readonly OpenTime[];
  /** Those of each uninterrupted time of the move. */
  readonly repetitions: readonly (readonly Repetition[])[];
  /** What is to be told, in its order. */
  readonly items: readonly TalkItem[];
  /** What else may be said in a silence that is too long, the best first; each time another may be. */
  readonly more: (turn: number, said: ReadonlySet<string>) => readonly TalkItem[];
  readonly silence: Silence;
}

/** How long after a tone the first line comes, where it is no line in time. */
const AFTER_TONE_MS = 500;
/** So much silence comes at least after a time that ends with a tone. */
const AT_TONE_MS = 3_000;
/** About how long a line takes, for sharing out the silence. */
const A_LINE_MS = 3_000;

/** The lines that have their place, and between them what is to be told, spread evenly. */
export function filled({ fixed, open, repetitions, items, more, silence }: FillNeeds): readonly PlacedLine[] {
  const left = [...items];
  const said = [...fixed];
  let turn = 0;
  let quietFromMs = open[0]?.fromMs ?? 0;
  const pauseIn = ({ untilMs }: FreeTime): number => evenPause(left.length, untilMs - quietFromMs, silence);
  const another = ({ untilMs, isBeforeTone }: FreeTime, atMs: number): readonly PlacedLine[] | undefined => {
    const latestMs = Math.max(atMs, quietFromMs + silence.mostMs);
    const within = { fromMs: atMs, latestMs, untilMs: untilMs - BREATH_MS };
    const planned = takeFirst(left, within, repetitions);
    const silentMs = untilMs + (isBeforeTone ? AT_TONE_MS : 0) - quietFromMs;
    if (planned || silentMs <= silence.mostMs) return planned;
    turn += 1;
    const ids = new Set(said.map(({ line }) => line.id));
    return takeFirst([...more(turn - 1, ids)], { ...within, latestMs: within.untilMs }, repetitions);
  };
  for (const time of freeTimes(fixed, open)) {
    if (!time.isAfterTone) quietFromMs = time.fromMs;
    let lines = another(time, time.isAfterTone ? time.fromMs + AFTER_TONE_MS : quietFromMs + pauseIn(time));
    while (lines) {
      said.push(...lines);
      quietFromMs = (lines.at(-1)?.endMs ?? 0) + BREATH_MS;
      lines = another(time, quietFromMs + pauseIn(time));
    }
  }
  return said.sort((one, other) => one.atMs - other.atMs);
}

const evenPause = (lines: number, roomMs: number, { leastMs, mostMs }: Silence): number =>
  Math.max(leastMs, Math.min(mostMs / 2, (roomMs - lines * A_LINE_MS) / (lines + 1)));

interface FreeTime extends OpenTime {
  /** No line stands between it and the beginning, or the end, of its open time. */
  readonly isAfterTone: boolean;
  readonly isBeforeTone: boolean;
}

function freeTimes(fixed: readonly PlacedLine[], open: readonly OpenTime[]): readonly FreeTime[] {
  return open.flatMap(({ fromMs, untilMs }) => {
    const within = fixed
      .filter(({ atMs }) => atMs >= fromMs && atMs < untilMs)
      .sort((one, other) => one.atMs - other.atMs);
    const begins = [fromMs, ...within.map(({ endMs }) => endMs + BREATH_MS)];
    const ends = [...within.map(({ atMs }) => atMs), untilMs + BREATH_MS];
    return begins.map((begin, index) => ({
      fromMs: begin,
      untilMs: ends[index] ?? begin,
      isAfterTone: index === 0,
      isBeforeTone: index === within.length,
    }));
  });
}

interface Within extends OpenTime {
  readonly latestMs: number;
}

/** The first item that fits, in its place; it is taken from the list. */
function takeFirst(
  items: TalkItem[],
  within: Within,
  repetitions: FillNeeds['repetitions'],
): readonly PlacedLine[] | undefined {
  for (const [index, item] of items.entries()) {
    const lines = placed(item, within, repetitions);
    if (lines.length === 0) continue;
    items.splice(index, 1);
    return lines;
  }
  return undefined;
}

function placed(item: TalkItem, within: Within, repetitions: FillNeeds['repetitions']): readonly PlacedLine[] {
  if ('line' in item) {
    const lines = [exactly(item.line, item.class, Math.max(within.fromMs, item.earliestMs))];
    return fits(lines, within) ? lines : [];
  }
  for (const times of repetitions) {
    for (const index of times.keys()) {
      const lines = item.inTime(times, index);
      if (fits(lines, within)) return lines;
    }
  }
  return [];
}

function fits(lines: readonly PlacedLine[], { fromMs, latestMs, untilMs }: Within): boolean {
  const [first, last] = [lines[0], lines.at(-1)];
  return (
    first !== undefined && last !== undefined && first.atMs >= fromMs && first.atMs <= latestMs && last.endMs <= untilMs
  );
}
