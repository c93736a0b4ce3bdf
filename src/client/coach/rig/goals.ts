import { BODY } from '#programme/clips/body-measures.ts';
import type { Vec } from '#programme/clips/vec.ts';
import type { LimbShape } from './bones.ts';
import { FACING, GOAL, LIFT, RISE, type Row, vecAt } from './channels.ts';
import { add, pitch, type Quat, rotate, sub, times, yaw } from './vector.ts';

/** Where an end that is held belongs, and how it is turned in the world: the ankle over its sole, or the wrist over its palm. Feet roll over ball or heel, which stay still. */
export function endGoal(limb: LimbShape, row: Row): { readonly at: Vec; readonly turn: Quat } {
  const n = (channel: number): number => row[limb.channel + channel] as number;
  const spot = vecAt(row, limb.channel + GOAL);
  const ground = times(yaw(n(FACING)), pitch(-n(RISE)));
  const lift = n(LIFT);
  if (limb.arm) {
    const flat = times(pitch(-90), yaw(-90 * limb.side));
    return {
      at: add(spot, rotate(ground, [0, BODY.wristRest, 0])),
      turn: times(ground, times(flat, yaw(lift * limb.side))),
    };
  }
  const turn = times(ground, pitch(lift));
  const along = lift > 0 ? BODY.ball : lift < 0 ? -BODY.heel : 0;
  const pivot = add(spot, rotate(ground, [0, 0, along]));
  return { at: sub(pivot, rotate(turn, [0, -BODY.ankle, along])), turn };
}

/** The knee or elbow on the ground, and the direction in which shin or forearm leaves it. */
export function midGoal(limb: LimbShape, row: Row): { at: Vec; along: Vec } {
  const c = limb.channel;
  const rest: Vec = [0, limb.arm ? BODY.elbowRest : BODY.kneeRest, 0];
  const rise = row[c + LIFT] as number;
  const turn = times(yaw(row[c + FACING] as number), pitch(limb.arm ? -rise : rise));
  return { at: add(vecAt(row, c + GOAL), rest), along: rotate(turn, [0, 0, limb.arm ? 1 : -1]) };
}
