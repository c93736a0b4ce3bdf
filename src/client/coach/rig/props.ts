import type { Prop } from '#programme/clips/clip.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { add, rotate, yaw } from './vector.ts';

/** A box of furniture in the frame of its prop: middle and half size in metres, and what it is made of. */
export interface Box {
  readonly middle: Vec;
  readonly half: Vec;
  readonly stuff: 'wood' | 'cloth' | 'wall';
}

/** Height in metres of the rail of a chair, on which hands lie. */
export const CHAIR_RAIL = 0.86;

const box = (stuff: Box['stuff'], middle: Vec, half: Vec): Box => ({ stuff, middle, half });

/** Every piece of furniture as boxes. A box may touch another, but does not overlap it much. */
export const FURNITURE: Readonly<Record<Exclude<Prop['kind'], 'mat'>, readonly Box[]>> = {
  chair: [
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => box('wood', [x * 0.185, 0.207, z * 0.185], [0.018, 0.207, 0.018]))),
    box('wood', [0, 0.432, 0], [0.21, 0.018, 0.21]),
    ...[-0.185, 0.185].map((x) => box('wood', [x, 0.585, -0.196], [0.018, 0.135, 0.014])),
    box('wood', [0, 0.79, -0.196], [0.21, 0.07, 0.014]),
  ],
  counter: [box('wood', [0, 0.43, -0.02], [0.55, 0.43, 0.26]), box('wood', [0, 0.88, 0], [0.6, 0.02, 0.3])],
  sofa: [
    box('cloth', [0, 0.16, 0], [0.8, 0.16, 0.275]),
    box('cloth', [0, 0.38, 0.005], [0.8, 0.06, 0.28]),
    box('cloth', [0, 0.4, -0.36], [0.8, 0.4, 0.085]),
    ...[-0.87, 0.87].map((x) => box('cloth', [x, 0.29, -0.08], [0.07, 0.29, 0.365])),
  ],
  step: [box('wood', [0, 0.09, 0], [0.35, 0.09, 0.14])],
  table: [
    box('wood', [0, 0.7, 0], [0.4, 0.02, 0.25]),
    ...[-0.34, 0.34].map((x) => box('wood', [x, 0.34, 0], [0.025, 0.34, 0.2])),
  ],
  cushion: [box('cloth', [0, 0.09, 0], [0.3, 0.09, 0.13])],
  pillows: [
    box('cloth', [0, 0.085, -0.46], [0.32, 0.085, 0.27]),
    box('cloth', [0, 0.23, -0.54], [0.29, 0.06, 0.23]),
    box('cloth', [0, 0.35, -0.6], [0.26, 0.06, 0.19]),
  ],
  wall: [box('wall', [0, 1.025, -0.025], [0.85, 1.025, 0.025])],
};

/** A point in the frame of a prop, in the room. */
export const inRoom = ({ at, turn = 0 }: Prop, point: Vec): Vec => add([at[0], 0, at[1]], rotate(yaw(turn), point));
