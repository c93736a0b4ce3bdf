import { SAME_TEXT_MS } from './speech-rules.ts';
import type { SpokenClass, SpokenLine } from './spoken-cue.ts';

/** A line that was said, and its instant in milliseconds of the timeline; one from before a jump may be below 0. */
export interface SaidLine {
  readonly lineId: string;
  readonly atMs: number;
}

/** A line that was said, with its purpose. */
export interface SaidCue extends SaidLine {
  readonly class: SpokenClass;
}

/** The lines that were said so far. A memory belongs to one session and grows while its speech is put together. */
export interface SpeechMemory {
  /** The wording that was said longest ago; undefined if it may not be said again at `atMs`. */
  pick<Line extends SpokenLine>(lines: readonly Line[], atMs: number): Line | undefined;
  /** True for a line that was never said in this session. */
  isNew(line: SpokenLine): boolean;
  /** True for a line that may be said at `atMs`: it was not said within {@link SAME_TEXT_MS} before. */
  isFresh(line: SpokenLine, atMs: number): boolean;
  /** Remembers that a line is said. */
  note(line: SpokenLine, atMs: number): void;
  /** The lines in the order of this session, which differs with the seed. */
  shuffled<Line extends SpokenLine>(lines: readonly Line[]): readonly Line[];
}

/** A new memory. @param seed any whole number; the same seed gives the same session the same words. */
export function createSpeechMemory(seed: number, said: readonly SaidLine[]): SpeechMemory {
  const lastAt = new Map<string, number>();
  for (const { lineId, atMs } of said) lastAt.set(lineId, Math.max(atMs, lastAt.get(lineId) ?? atMs));
  const ageOf = (line: SpokenLine) => lastAt.get(line.id) ?? Number.MIN_SAFE_INTEGER;
  const isFresh = (line: SpokenLine, atMs: number) => atMs - ageOf(line) >= SAME_TEXT_MS;
  const shuffled = <Line extends SpokenLine>(lines: readonly Line[]) =>
    lines
      .map((line) => ({ line, rank: mixed(line.id, seed) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ line }) => line);
  return {
    pick(lines, atMs) {
      const [oldest] = shuffled(lines).sort((one, other) => ageOf(one) - ageOf(other));
      return oldest && isFresh(oldest, atMs) ? oldest : undefined;
    },
    isNew: ({ id }) => !lastAt.has(id),
    isFresh,
    note: ({ id }, atMs) => void lastAt.set(id, atMs),
    shuffled,
  };
}

/** A hash of a text by FNV-1a, 32 bits: the same for the same text and seed, and otherwise as good as random. */
export function mixed(text: string, seed: number): number {
  let hash = (2166136261 ^ seed) >>> 0;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  // The last letters, by which most ids differ, would else move the lowest bits alone.
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}
