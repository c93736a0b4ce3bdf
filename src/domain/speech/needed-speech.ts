import type { CoachWords } from './coach-words.ts';
import type { SpokenLine } from './spoken-cue.ts';

/**
 * The line that is said at once when the member is needed elsewhere, and when the member is back; each time in other words.
 * Undefined where the programme has none.
 *
 * @param times how often the member was away before, from 0.
 */
export function neededLine(
  call: 'needed' | 'back',
  times: number,
  words: Pick<CoachWords, 'callsOf'>,
): SpokenLine | undefined {
  const lines = words.callsOf(call);
  return lines[times % Math.max(1, lines.length)];
}
