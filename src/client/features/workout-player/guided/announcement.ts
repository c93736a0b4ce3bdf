import { currentSegment, remainingMs, type SessionState } from '#domain/session-state.ts';
import { type ShownSegment, wordsOf } from './segment-words.ts';

const COUNTED_SECONDS = 3;

/** Live region: changes with events only and never goes back, so that nothing is read twice or each second. */
export function announcementOf(state: SessionState, { phase, title, place, cue }: ShownSegment): string {
  const seconds = Math.ceil(remainingMs(state) / 1000);
  if (seconds > 0 && seconds <= COUNTED_SECONDS) return String(seconds);
  const segment = currentSegment(state);
  if (!segment || state.leadInMs > 0) return `${title}. ${cue}`;
  if (segment.halfway !== undefined && state.elapsedMs >= segment.durationMs / 2) {
    return wordsOf(segment).halfway ?? 'Half way';
  }
  if (phase === 'rest') return `${title}. ${place}`;
  return phase === 'work' ? `${title}. ${wordsOf(segment).cue}` : `${title}. ${cue}`;
}
