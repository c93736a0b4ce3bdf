import { expect, test } from 'vitest';
import { coachRounds, effortIn } from '#domain/session/coach-round.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import { timed } from '#domain/speech/open-times.ts';
import { repetitionsOf } from '#domain/speech/repetitions.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { coachWords } from '#programme/speech/coach-words.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import { THEMES } from '../looks.ts';
import { STRIDE } from '../rig/frame.ts';
import { newPerformance } from './performance.ts';

/** A word may be so far from what she does. */
const ALLOWED_MS = 150;
const SESSION = 4_711;
const WORDS = coachWords(SHIPPED_WORDS);
const last = { round: 3, rounds: 3, number: 1, count: 2 };
const work = (moveId: string, halfway: PlacedSegment['halfway'], step: 0 | 1 | 2 = 1): PlacedSegment => ({
  ...placedSegment('work', moveId, 40, step),
  ...(halfway && { halfway }),
  place: last,
});

const nameOf = ({ moveId, level }: PlacedSegment): ClipName => `${moveId}-${level}` as ClipName;

/** By how many milliseconds the beginning of each planned repetition is off from where she stands as it is written. */
function missedMs(before: PlacedSegment, segment: PlacedSegment, ticks: number): number[] {
  const segments = [before, segment];
  const [, move] = timed(segments);
  const { beat } = WORDS.versionOf(segment.moveId, segment.level);
  if (!move || !beat) return [];
  const rounds = coachRounds(segments, 1, SESSION);
  const act = newPerformance(NAMED_CLIPS[nameOf(before)], THEMES.light, { yaw: 0, pitch: 0 }, false);
  const isRest = before.kind === 'rest';
  const advance = (seconds: number, look: (second: number) => void) => {
    for (let n = 1; n <= Math.round(seconds * ticks); n += 1) {
      act.advance(1 / ticks);
      look(n / ticks);
    }
  };
  act.picture(1);
  if (isRest) act.show(NAMED_CLIPS[nameOf(segment)], { pace: 0.6, lasts: before.durationMs / 1_000, seed: 1 });
  advance(before.durationMs / 1_000, () => act.picture(1));
  const starts = rounds.map(({ fromMs }) => fromMs / 1_000);
  const frames: Float32Array[] = [];
  for (const [index, { seed, fromMs, untilMs, beginsMs }] of rounds.entries()) {
    act.show(NAMED_CLIPS[nameOf(segment)], {
      mirror: index === 1,
      seed,
      effort: effortIn(segment),
      lasts: (untilMs - fromMs) / 1_000,
      begins: Math.max(0, beginsMs - fromMs) / 1_000,
    });
    const ends = (starts[index + 1] ?? segment.durationMs / 1_000) - (starts[index] ?? 0);
    advance(ends, () => frames.push(act.picture(1).frame.slice()));
  }
  const times = repetitionsOf(move, rounds, beat, false);
  const at = (ms: number) => frames[Math.round(((ms - move.startMs) / 1_000) * ticks) - 1];
  return times.flatMap((side, index) => {
    const written = startOf(segment, index === 1);
    return side.map(({ fromMs }) => {
      const near = Array.from({ length: ticks }, (_, n) => (n - ticks / 2) / ticks);
      const nearest = near.reduce((best, off) => {
        const far = (seconds: number) => apart(at(fromMs + seconds * 1_000), written);
        return far(off) < far(best) - 1e-4 ? off : best;
      }, 0);
      return Math.abs(nearest) * 1_000;
    });
  });
}

/** How she stands as a repetition begins. */
function startOf(segment: PlacedSegment, mirror: boolean): Float32Array {
  const act = newPerformance(NAMED_CLIPS[nameOf(segment)], THEMES.light, { yaw: 0, pitch: 0 }, false);
  act.show(NAMED_CLIPS[nameOf(segment)], { mirror });
  act.goTo(0);
  return act.picture(1).frame.slice();
}

/** How far all joints are from where they were, metres. */
function apart(frame: Float32Array | undefined, other: Float32Array): number {
  if (!frame) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let i = 0; i + 2 < frame.length; i += STRIDE) {
    sum += Math.hypot(...[0, 1, 2].map((axis) => (frame[i + axis] ?? 0) - (other[i + axis] ?? 0)));
  }
  return sum;
}

test.each<[string, PlacedSegment, PlacedSegment]>([
  ['after a rest', placedSegment('rest', 'squat', 9, 1), work('squat', undefined)],
  ['after a short rest', placedSegment('rest', 'push_up', 5, 1), work('push_up', undefined)],
  ['a slow loop after a rest', placedSegment('rest', 'walkout', 9, 1), work('walkout', undefined)],
  ['right after another move', placedSegment('work', 'march', 20, 0), work('air_squat', undefined, 0)],
  ['on both sides', placedSegment('rest', 'reverse_lunge', 9, 1), work('reverse_lunge', 'switch-sides')],
])('she does each planned repetition %s when its words are said', (_, before, segment) => {
  for (const ticks of [60, 30]) {
    const missed = missedMs(before, segment, ticks);
    expect(missed.length).toBeGreaterThan(2);
    expect(Math.max(...missed)).toBeLessThan(ALLOWED_MS);
  }
});
