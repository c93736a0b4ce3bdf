import type { Pose } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B, LIMB_SHAPES, type LimbShape } from './bones.ts';
import { CHANNEL_COUNT, PELVIS, PELVIS_AT, put, putTurns, REST_AT, type Row, vecAt } from './channels.ts';
import type { Contacts, Mode, SolvedKey } from './contacts.ts';
import { type LimbPose, writeLimbChannels } from './limb-channels.ts';
import { solve } from './solve.ts';
import { spineTurns } from './spine.ts';
import { inverse, type Quat, sub, times } from './vector.ts';

/** Makes of the channels of a moment those that are drawn: with breath and sway. */
export type Liven = (row: Row) => Row;

const modeOf = ({ at, on, to }: LimbPose): Mode => (at ? 'end' : on ? 'mid' : to ? 'reach' : 'free');

/** One key, solved as it is drawn: what is written reaches its spots with breath and sway. */
export function solveKey(pose: Pose, liven: Liven): SolvedKey {
  const row = new Float64Array(CHANNEL_COUNT);
  const { at, rest, turn = 0 } = pose;
  put(row, PELVIS_AT, at);
  put(row, REST_AT, at);
  putTurns(row, PELVIS, spineTurns(pose));
  const limbs = LIMB_SHAPES.map((limb) => limbPose(pose, limb));
  for (const limb of LIMB_SHAPES) writeLimbChannels(row, limb, limbPose(pose, limb), turn);
  const key = {
    row,
    modes: limbs.map(modeOf),
    of: limbs.map(({ of }) => (of ? B[of] : -1)),
    rest: rest && { bone: B[rest.bone], point: rest.point },
  };
  readBack(row, key, liven);
  return key;
}

/** Solves a moment and writes the place of the pelvis and the joints back into its channels. */
export function readBack(row: Row, contacts: Contacts, liven: Liven, u = 0): void {
  const alive = liven(row);
  const world = solve(alive, contacts, u);
  const sway = sub(vecAt(alive, PELVIS_AT), vecAt(row, PELVIS_AT));
  put(row, PELVIS_AT, sub(world.at[B.pelvis] as Vec, sway));
  for (const { parent, upper, channel } of LIMB_SHAPES) {
    const turns = [parent, upper, upper + 1, upper + 2].map((bone) => world.turn[bone] as Quat);
    const joints = turns.slice(1).map((turn, part) => times(inverse(turns[part] as Quat), turn));
    putTurns(row, channel, joints);
  }
}

/** How a pose holds a limb; at rest where it says nothing. */
export const limbPose = (pose: Pose, { name }: LimbShape): LimbPose => pose[name] ?? {};
