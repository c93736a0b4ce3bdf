import type { Angles, Pose } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B, LIMB_SHAPES, type LimbShape } from './bones.ts';
import { CHANNEL, CHANNEL_COUNT, limbChannel, put, putTurns, type Row, vecAt } from './channels.ts';
import type { Contacts, Mode, RestPoint } from './contacts.ts';
import { type LimbPose, writeLimbChannels } from './limb-channels.ts';
import { solve } from './solve.ts';
import { spineTurns } from './spine.ts';
import { inverse, sub, times } from './vector.ts';

/** Makes of the channels of a moment those that are drawn: with breath and sway. */
export type Liven = (row: Row) => Row;

function modeOf(limb: LimbPose): Mode {
  if ('at' in limb) return 'end';
  if ('on' in limb) return 'mid';
  return 'to' in limb ? 'reach' : 'free';
}

/** The bone for which a limb reaches; -1 is the room. */
const boneOf = (limb: LimbPose): number => ('to' in limb && limb.of ? B[limb.of] : -1);

const restOf = ({ rest }: Pose): RestPoint | undefined => rest && { bone: B[rest.bone], point: rest.point };

/** A solved key: its channels, and how it holds each limb. */
export interface SolvedKey {
  readonly row: Row;
  readonly modes: readonly Mode[];
  readonly of: readonly number[];
  readonly rest?: RestPoint;
}

/** One key, solved as it is drawn: what is written reaches its spots with breath and sway. */
export function solveKey(pose: Pose, liven: Liven): SolvedKey {
  const row = new Float64Array(CHANNEL_COUNT);
  put(row, CHANNEL.pelvisAt, pose.at);
  put(row, CHANNEL.restAt, pose.at);
  putTurns(row, CHANNEL.pelvis, spineTurns(pose));
  for (const [index, limb] of LIMB_SHAPES.entries())
    writeLimbChannels(row, limb, index, limbPose(pose, limb), pose.turn ?? 0);
  const rest = restOf(pose);
  const modes = LIMB_SHAPES.map((limb) => modeOf(limbPose(pose, limb)));
  const of = LIMB_SHAPES.map((limb) => boneOf(limbPose(pose, limb)));
  const key = { row, modes, of, ...(rest && { rest }) };
  readBack(row, key, liven);
  return key;
}

/** Solves a moment and writes the place of the pelvis and the joints back into its channels. */
export function readBack(row: Row, contacts: Contacts, liven: Liven, u = 0): void {
  const alive = liven(row);
  const world = solve(alive, contacts, u);
  const sway = sub(vecAt(alive, CHANNEL.pelvisAt), vecAt(row, CHANNEL.pelvisAt));
  put(row, CHANNEL.pelvisAt, sub(world.at[B.pelvis] as Vec, sway));
  for (const [index, limb] of LIMB_SHAPES.entries())
    for (const [part, parent] of [limb.parent, limb.upper, limb.upper + 1].entries()) {
      const [from, to] = [world.turn[parent], world.turn[limb.upper + part]];
      if (from && to) put(row, limbChannel(index) + 4 * part, times(inverse(from), to));
    }
}

const AT_REST: Angles = {};
/** How a pose holds a limb; at rest where it says nothing. */
export const limbPose = (pose: Pose, limb: LimbShape): LimbPose => pose[limb.name] ?? AT_REST;
