import type { CoachWords } from './coach-words.ts';
import type { SpokenLine } from './spoken-cue.ts';

/** What is said at once when she is needed elsewhere, and when she is back; each time in other words. @param times from 0 */
export function neededLine(
  call: 'needed' | 'back',
  times: number,
  words: Pick<CoachWords, 'callsOf'>,
): SpokenLine | undefined {
  const lines = words.callsOf(call);
  return lines[times % Math.max(1, lines.length)];
}
