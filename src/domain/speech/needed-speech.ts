import type { CoachWords } from './coach-words.ts';
import type { SpokenLine } from './spoken-cue.ts';

/**
 * The line that is said at once when the member is needed elsewhere, and when the member is back; each time in other words.
 * Undefined where the programme has none.
 *
 * @param turn goes up by one each time that the member is away, from a number that differs between sessions.
 */
export function neededLine(
  call: 'needed' | 'back',
  turn: number,
  words: Pick<CoachWords, 'callsOf'>,
): SpokenLine | undefined {
  const lines = words.callsOf(call);
  return lines[turn % Math.max(1, lines.length)];
}
