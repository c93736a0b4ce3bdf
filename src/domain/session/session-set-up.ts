/**
 * How high the body is when a move begins; `sofa` leans back on its edge. Getting from one height to another takes
 * time.
 */
export type BodyHeight = 'stand' | 'kneel' | 'sofa' | 'floor';

/** Where a move is done and with what, which decides whether changing to it takes time. */
export interface MovePlace {
  readonly height: BodyHeight;
  /** The names of household things; a mat counts as laid out. */
  readonly kit: readonly string[];
}

/** Where the member is before the first move of a main part: standing, with empty hands. */
export const EMPTY_HANDED: MovePlace = { height: 'stand', kit: [] };

/** The kit that is held and has to be set down; furniture is simply left. */
const HELD = ['backpack', 'bottles'];

/**
 * True where time to set up is due: the member has to get down, up or over, to fetch a thing that was not used before, or to
 * set down a bag or bottles (product §20).
 */
export function needsSetUp(before: MovePlace, next: MovePlace): boolean {
  const isFetched = next.kit.some((thing) => thing !== 'mat' && !before.kit.includes(thing));
  const isSetDown = before.kit.some((thing) => HELD.includes(thing) && !next.kit.includes(thing));
  return before.height !== next.height || isFetched || isSetDown;
}
