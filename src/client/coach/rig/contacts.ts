import type { Vec } from '#programme/clips/vec.ts';
import type { Row } from './channels.ts';

/** How a limb is moved over a segment: by its joints, held at its end, resting on its middle joint, or reaching. */
export type Mode = 'free' | 'end' | 'mid' | 'reach';

/** How the parts of one moment are held. */
export interface Contacts {
  readonly modes: readonly Mode[];
  /** The bone for which each limb reaches, where it does; -1 is the room. */
  readonly of: readonly number[];
  /** The point of a bone that carries the body. */
  readonly rest: { readonly bone: number; readonly point: Vec } | undefined;
  /** The keys of a segment: limbs moved by their joints are drawn to where these hold them. */
  readonly from?: SolvedKey;
  readonly to?: SolvedKey;
  /** How far the wanted place of the pelvis is from the solved one at the two ends of the segment, metres. */
  readonly aims?: readonly [from: Vec, to: Vec];
  /** For each limb moved by its joints the height in metres over the floor above which its foot passes halfway; 0 where it does not travel. */
  readonly passes?: readonly number[];
  /** Heights of the floor at the two ends of a segment that nobody has posed: all of her is kept above it, and not where a clip begins. */
  readonly floored?: readonly [from: number, to: number];
}

/** A solved key: its channels, and how it holds each limb. */
export interface SolvedKey extends Contacts {
  readonly row: Row;
}
