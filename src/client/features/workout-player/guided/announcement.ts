import { currentSegment, remainingMs, type SessionState } from '#domain/session/session-state.ts';
import { turningPoints } from '#domain/session/session-timeline.ts';
import type { BodySide } from '#domain/speech/coach-words.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { cueOf, type ShownSegment, sideWords, wordsOf } from './segment-words.ts';

const COUNTED_SECONDS = 3;

/** Live region: changes with events only and never goes back, so that nothing is read twice or each second. */
export function announcementOf(
  state: SessionState,
  { phase, title, place, cue }: ShownSegment,
  words: ProgrammeWords,
  firstSide: BodySide = 'right',
): string {
  const seconds = Math.ceil(remainingMs(state) / 1000);
  if (seconds > 0 && seconds <= COUNTED_SECONDS) return String(seconds);
  const segment = currentSegment(state);
  if (!segment || state.leadInMs > 0) return `${title}. ${cue}`;
  const side = sideWords(segment, state, firstSide);
  const [turn = Number.POSITIVE_INFINITY] = turningPoints(segment);
  if (state.elapsedMs >= turn) return side ? `Change sides. ${side}` : (wordsOf(segment).halfway ?? 'Half way');
  if (phase === 'rest') return `${title}. ${place}`;
  return phase === 'work' ? [title, side, cueOf(segment, words)].filter(Boolean).join('. ') : `${title}. ${cue}`;
}
