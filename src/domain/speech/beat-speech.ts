import type { Beat, CoachWords } from './coach-words.ts';
import type { Repetition } from './repetitions.ts';
import type { PlacedLine } from './speech-layout.ts';
import { lastsMs, type SpokenClass, type SpokenLine, wordMs } from './spoken-cue.ts';

/** A loop that is shorter is too quick for a word in time, or for a number before each repetition. */
const LEAST_LOOP_MS = 2_500;
/** The least time between two words in time: the first is said by then. */
const LEAST_BREATH_MS = 900;

/** A line that is said at its instant or not at all. */
export function exactly(line: SpokenLine, spoken: SpokenClass, atMs: number): PlacedLine {
  return {
    line,
    class: spoken,
    earliestMs: atMs,
    latestMs: atMs,
    atMs,
    endMs: atMs + lastsMs({ text: line.text, class: spoken }),
    openUntilMs: Number.POSITIVE_INFINITY,
  };
}

/** True for a beat that tells every repetition in words of its own. */
export const isPaced = (beat: Beat | undefined): beat is Beat => (beat?.repetitions.length ?? 0) > 1;

/** The words of repetitions in time; for one of them none, where a word would run into the next. */
export function beatLines(beat: Beat, times: readonly Repetition[]): readonly (readonly PlacedLine[])[] {
  const { loopMs, repetitions } = beat;
  const last = repetitions.length - 1;
  return times.map((time, index) => {
    const parts = repetitions[index === times.length - 1 ? last : index % Math.max(1, last)] ?? [];
    const lines = parts.flatMap(({ share, line }) => (line ? [exactly(line, 'phase', time.atMs(share))] : []));
    return loopMs < LEAST_LOOP_MS ? [] : fitting(lines);
  });
}

const fitting = (lines: readonly PlacedLine[]): readonly PlacedLine[] =>
  lines.every(({ endMs }, index) => endMs <= (lines[index + 1]?.atMs ?? endMs)) ? lines : [];

/** "In" and "and out" in time, from the part before the breath out on; none where there is none or it is too quick. */
export function breathLines(
  { loopMs, repetitions }: Beat,
  [now, next]: readonly (Repetition | undefined)[],
  words: CoachWords,
): readonly PlacedLine[] {
  const parts = repetitions[0] ?? [];
  const out = parts.findIndex(({ isOut }) => isOut);
  const before = parts.at(out - 1);
  const [breathIn] = words.callsOf('in');
  const [breathOut] = words.callsOf('out');
  if (out < 0 || !before || parts.length < 2 || !breathIn || !breathOut || !now) return [];
  const inMs = now.atMs(before.share);
  const outMs = out > 0 ? now.atMs(parts[out]?.share ?? 0) : next?.atMs(parts[out]?.share ?? 0);
  if (outMs === undefined || loopMs < LEAST_LOOP_MS || outMs - inMs < LEAST_BREATH_MS) return [];
  return fitting([exactly(breathIn, 'phase', inMs), exactly(breathOut, 'phase', outMs)]);
}

/** So many repetitions are counted down, by the length of the loop. */
const countedOf = (loopMs: number): number => (loopMs < 4_400 ? 4 : loopMs < 5_000 ? 3 : 2);
const LONGEST_COUNTED_MS = 7_000;

/**
 * "Four more" to "last one", each said as a repetition ends and over as the next one begins; none for a loop that holds two
 * of them.
 */
export function countLines(
  { loopMs, repetitions }: Beat,
  times: readonly Repetition[],
  words: CoachWords,
): readonly PlacedLine[] {
  const outs = repetitions[0]?.filter(({ isOut }) => isOut) ?? [];
  const last = repetitions[0]?.at(-1);
  const holdsTwo = outs.length !== 1 || (last?.share ?? 0) < 0.4;
  const numbers = words.callsOf('more').slice(0, Math.min(countedOf(loopMs), times.length / 2));
  if (loopMs < LEAST_LOOP_MS || loopMs > LONGEST_COUNTED_MS || holdsTwo || numbers.length < 2) return [];
  const counted = numbers.map((line, left) =>
    exactly(line, 'count', (times.at(-1 - left)?.fromMs ?? 0) - wordMs(line.text)),
  );
  return counted.reverse();
}
