import type { Vec } from '#programme/clips/vec.ts';
import type { Row } from './channels.ts';

/** How a limb is moved over a segment: by its joints, held at its end, resting on its middle joint, or reaching. */
export type Mode = 'free' | 'end' | 'mid' | 'reach';

/** How a key holds a limb that is moved by its joints before or after it. */
export interface Contact {
  /** Channels of that key. */
  readonly row: Row;
  readonly mode: 'end' | 'reach';
  /** The bone for which it reaches; -1 is the room. */
  readonly of: number;
}

/** A point of a bone that carries the body. */
export interface RestPoint {
  readonly bone: number;
  readonly point: Vec;
}

/** How the parts of one moment are held. */
export interface Contacts {
  readonly modes: readonly Mode[];
  /** The bone for which each limb reaches, where it does; -1 is the room. */
  readonly of?: readonly number[];
  readonly rest?: RestPoint;
  /** For each limb moved by its joints: how the key before holds it, and the key after. */
  readonly leaves?: readonly (Contact | undefined)[];
  readonly lands?: readonly (Contact | undefined)[];
  /** For each limb the height in metres at which it passes on the way; 0 leaves it to its joints. */
  readonly lifts?: readonly number[];
  /** For each limb moved by its joints the height in metres over the floor above which its foot passes halfway; 0 where it does not travel. */
  readonly passes?: readonly number[];
  /** How far the wanted place of the pelvis is from the solved one at the two ends of the segment, metres. */
  readonly aims?: readonly [from: Vec, to: Vec];
  /** Heights of the floor at the two ends of a segment that nobody has posed: all of her is kept above it, and not where a clip begins. */
  readonly floored?: readonly [from: number, to: number];
}
