import { isCounted } from '#domain/session/session-cues.ts';
import { type Segment, sideChange, turningPoints } from '#domain/session/session-timeline.ts';
import type { OpenTime } from './speech-layout.ts';
import { COUNTED_MS } from './speech-rules.ts';

/** A segment with its place on the timeline, in milliseconds. */
export interface TimedSegment<Kind extends Segment = Segment> {
  readonly segment: Kind;
  readonly startMs: number;
  readonly endMs: number;
  /** Tones count down to its end. */
  readonly isCounted: boolean;
}

/** How long after the tone of a segment's start, and after those of a change of sides, nothing is said. */
const AFTER_START_MS = 500;
/** How long after the tone at half time, and before a tone that only begins a segment, nothing is said. */
const AFTER_HALF_MS = 400;
const BEFORE_TONE_MS = 200;

/** The segments with their times. */
export function timed<Kind extends Segment>(segments: readonly Kind[]): readonly TimedSegment<Kind>[] {
  let startMs = 0;
  return segments.map((segment, index) => {
    const begun = startMs;
    startMs += segment.durationMs;
    return { segment, startMs: begun, endMs: startMs, isCounted: isCounted(segment, segments[index + 1]) };
  });
}

/** The times in which a line may be said in a segment: between its tones, and over before they count. */
export function openTimes({ segment, startMs, endMs, isCounted: counts }: TimedSegment): readonly OpenTime[] {
  const lastMs = endMs - (counts ? COUNTED_MS : BEFORE_TONE_MS);
  return [startMs, ...turningPoints(segment).map((afterMs) => startMs + afterMs)].map((toneMs, index, tones) => ({
    fromMs: toneMs + (index === 0 || sideChange(segment) ? AFTER_START_MS : AFTER_HALF_MS),
    untilMs: Math.min(lastMs, (tones[index + 1] ?? Number.POSITIVE_INFINITY) - BEFORE_TONE_MS),
  }));
}

/** The parts of these times after an instant. */
export function openAfter(times: readonly OpenTime[], fromMs: number): readonly OpenTime[] {
  return times
    .map((time) => ({ ...time, fromMs: Math.max(time.fromMs, fromMs) }))
    .filter((time) => time.fromMs < time.untilMs);
}
