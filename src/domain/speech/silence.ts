import type { OpenTime, PlacedLine, WishedLine } from './speech-layout.ts';
import { laidOut } from './speech-layout.ts';
import { BREATH_MS, QUIET_MS } from './speech-rules.ts';
import { kindWord, type SpeechScene, type TimedPlace, versionIn } from './speech-scene.ts';

/** A time in which nothing is said. */
interface Silence {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** More words than a session can need: a guard that ends the search in any case. */
const MOST_WORDS = 12;

/** The lines of a move, with a breath or a kind word wherever it would be quiet for too long. */
export function withoutSilence(
  lines: readonly PlacedLine[],
  open: readonly OpenTime[],
  move: TimedPlace,
  scene: SpeechScene,
): readonly PlacedLine[] {
  const quietMs = QUIET_MS[scene.talk];
  if (quietMs === undefined) return lines;
  let filled = lines;
  for (let count = 0; count < MOST_WORDS; count += 1) {
    const silence = longestSilence(filled, move, scene.fromMs);
    if (silence.untilMs - silence.fromMs <= quietMs) break;
    const word = wordIn(silence, quietMs, filled, open, move, scene);
    if (!word) break;
    filled = [...filled, word].sort((one, other) => one.atMs - other.atMs);
  }
  return filled;
}

function longestSilence(lines: readonly PlacedLine[], { startMs, endMs }: TimedPlace, fromMs: number): Silence {
  const begins = [...lines.map(({ atMs }) => atMs), endMs];
  const ends = [Math.max(startMs, fromMs), ...lines.map((line) => line.endMs)];
  return begins
    .map((untilMs, index): Silence => ({ fromMs: ends[index] ?? untilMs, untilMs }))
    .reduce((one, other) => (other.untilMs - other.fromMs > one.untilMs - one.fromMs ? other : one));
}

function wordIn(
  { fromMs, untilMs }: Silence,
  quietMs: number,
  lines: readonly PlacedLine[],
  open: readonly OpenTime[],
  move: TimedPlace,
  scene: SpeechScene,
): PlacedLine | undefined {
  const parts = Math.ceil((untilMs - fromMs) / quietMs);
  const earliestMs = fromMs + (untilMs - fromMs) / parts - 1_000;
  const free = open.map((time) => ({ ...time, untilMs: Math.min(time.untilMs, untilMs - BREATH_MS) }));
  for (const wish of wordsFor(earliestMs, lines, move, scene)) {
    const [placed] = laidOut([{ ...wish, latestMs: untilMs }], free);
    if (placed) return placed;
  }
  return undefined;
}

/** The words for a silence: how to breathe or how the move is done, if that was not said just now; else a kind word. */
function wordsFor(
  earliestMs: number,
  lines: readonly PlacedLine[],
  move: TimedPlace,
  scene: SpeechScene,
): readonly WishedLine[] {
  const { breath, cue } = versionIn(scene, move);
  const used = new Set(lines.map(({ line }) => line.id));
  const kind = kindWord(scene, move.segment.step === 1 ? 'work' : 'any', earliestMs, used);
  const own = (
    [
      ['breath', breath],
      ['cue', cue],
    ] as const
  )
    .filter(([, line]) => !used.has(line.id) && scene.memory.isFresh(line, earliestMs))
    .map(([spoken, line]) => ({ line, class: spoken, earliestMs, latestMs: Number.POSITIVE_INFINITY }));
  return kind ? [...own, kind] : own;
}
