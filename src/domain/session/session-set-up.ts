/** How high the body is when a move begins, lying back on the sofa's edge among them; getting from one to another takes time. */
export type BodyHeight = 'stand' | 'kneel' | 'sofa' | 'floor';

/** Where a move is done and with what, as far as changing to it takes time. */
export interface MovePlace {
  readonly height: BodyHeight;
  /** Names of household things; a mat counts as laid out. */
  readonly kit: readonly string[];
}

/** Where she stands before the first move of a main part: on her feet, with nothing in her hands. */
export const EMPTY_HANDED: MovePlace = { height: 'stand', kit: [] };

/** What is held, and so has to be set down; furniture is simply left. */
const HELD = ['backpack', 'bottles'];

/**
 * True where time to set up is due: the body has to get down, up or over, something has to be fetched that was not used
 * before, or a bag or bottles have to be set down (product §20).
 */
export function needsSetUp(before: MovePlace, next: MovePlace): boolean {
  const isFetched = next.kit.some((thing) => thing !== 'mat' && !before.kit.includes(thing));
  const isSetDown = before.kit.some((thing) => HELD.includes(thing) && !next.kit.includes(thing));
  return before.height !== next.height || isFetched || isSetDown;
}
