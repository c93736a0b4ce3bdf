/** Boxes of which furniture and held things are made. Metres; turns are quaternions x, y, z, w. */
import { rgb } from '../looks.ts';
import { smooth } from '../math.ts';

/** The bare floor, which is only shadow; what the body darkens, a wall too; what has a line along its edge. */
const KINDS = { floor: 0, thing: 1, wall: 1, mat: 2 } as const;

/** A box in the room. Its numbers may change from picture to picture. */
export interface Solid {
  readonly kind: keyof typeof KINDS;
  readonly at: Float32Array;
  readonly half: Float32Array;
  /** Red, green, blue and opacity, 0 to 1. */
  readonly colour: Float32Array;
  readonly turn: Float32Array;
  /** Radii of its upright edges, then of those at top and bottom. */
  readonly round: Float32Array;
  /** Bends it upwards to an arch over so many radians to each side: handles, straps; 0 leaves it straight. */
  readonly arc: number;
  readonly shadow: boolean;
}

export interface SolidShape {
  readonly kind?: Solid['kind'];
  readonly at: readonly [number, number, number];
  readonly half: readonly [number, number, number];
  /** As #rrggbb. */
  readonly colour: string;
  readonly turn?: readonly [number, number, number, number];
  readonly round: readonly [side: number, rim: number];
  readonly arc?: number;
  readonly shadow?: boolean;
}
export const solidOf = (shape: SolidShape): Solid => ({
  kind: shape.kind ?? 'thing',
  at: Float32Array.from(shape.at),
  half: Float32Array.from(shape.half),
  colour: Float32Array.from([...rgb(shape.colour), 1]),
  turn: Float32Array.from(shape.turn ?? [0, 0, 0, 1]),
  round: Float32Array.from(shape.round),
  arc: shape.arc ?? 0,
  shadow: shape.shadow ?? false,
});

/** Numbers of a solid as the shaders are given it: where it is and its arc, half its size and its kind, turn, colour, edges. */
export const SOLID_NUMBERS = 20;
export const SOLID_OPACITY = 15;
export function writeSolid({ kind, at, half, turn, colour, round, arc }: Solid, out: Float32Array, o: number): void {
  out.set(at, o);
  out[o + 3] = arc;
  out.set(half, o + 4);
  out[o + 7] = KINDS[kind];
  out.set(turn, o + 8);
  out.set(colour, o + 12);
  out.set(round, o + 16);
}

/** 1, and less for a wall the further the eye is behind it, from where it would hide her. Walls look along +z of their turn. */
export function seenFrom(eye: Float32Array, { kind, at, turn }: Solid): number {
  if (kind !== 'wall') return 1;
  const turned = 2 * Math.atan2(turn[1] as number, turn[3] as number);
  const seenAt = Math.atan2((eye[0] as number) - (at[0] as number), (eye[2] as number) - (at[2] as number));
  return smooth(-0.35, -0.1, Math.cos(seenAt - turned));
}

/** Makes solids more or less clear: 1 is solid, 0 is gone. */
export function fade(solids: readonly Solid[], opacity: number): void {
  for (const { colour } of solids) colour[3] = opacity;
}
