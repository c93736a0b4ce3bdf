import type { BodyPosition } from '#programme/moves/move.ts';
import type { CALL_LINES } from './call-lines.ts';

/** The height of a position: standing, on the knees, or down on the floor. */
type Height = 'stand' | 'kneel' | 'down';

const heightOf = (position: BodyPosition): Height => (position === 'stand' || position === 'kneel' ? position : 'down');

const LYING: ReadonlySet<BodyPosition> = new Set<BodyPosition>(['back', 'side', 'front']);

/** The family of calls for the end of the work: a member on the floor is not sent for a walk. */
export const settleCall = (position: BodyPosition): 'settle' | 'settleLow' =>
  position === 'stand' ? 'settle' : 'settleLow';

/** The family of calls that leads from one position to another; undefined where it is the same. */
export function positionCall(from: BodyPosition, to: BodyPosition): keyof typeof CALL_LINES | undefined {
  if (from === to) return undefined;
  if (to === 'stand') return from === 'back' ? 'rise' : 'up';
  // The member walks or crawls to the sofa; its set-up says the rest.
  if (to === 'sofa') return undefined;
  if (to === 'kneel') return heightOf(from) === 'down' ? 'roll' : 'knees';
  if (LYING.has(from)) return to === 'seat' ? 'sit' : 'turn';
  return from === 'stand' ? 'floor' : 'lower';
}
