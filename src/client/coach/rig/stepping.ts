import type { Vec } from '#programme/clips/vec.ts';
import { B, LIMB_SHAPES, type LimbShape } from './bones.ts';
import { alignTurns, FACING, GOAL, LIFT, limbChannel, PELVIS, quatAt, RISE, type Row, UPPER } from './channels.ts';
import type { SolvedKey } from './contacts.ts';
import { TIPTOE } from './feet.ts';
import { ankleBeyond } from './joint-range.ts';
import { isBowed, spotIn, spotsApart } from './key-places.ts';
import { type LimbPose, writeLimbChannels } from './limb-channels.ts';
import { segmentsApart } from './limb-ik.ts';
import { postureOf } from './posture-graph.ts';
import { type Liven, readBack, solve } from './solve.ts';
import { turnBetween } from './vector.ts';
import type { World } from './world.ts';

/** Metres that a held limb may be from its next spot without stepping there. */
const SAME = 0.012;

/** True where a limb is held in both keys, but at different spots. */
export function moved(a: SolvedKey, b: SolvedKey, limb: number): boolean {
  const mode = a.modes[limb];
  if (mode !== b.modes[limb] || (mode !== 'end' && mode !== 'mid')) return false;
  const facing = limbChannel(limb) + FACING;
  return spotsApart(a.row, b.row, limb) > SAME || Math.abs((a.row[facing] as number) - (b.row[facing] as number)) > 4;
}

/** Degrees that the trunk may turn between two keys over a hand that stays on its spot. */
const TRUNK = 16;

/** A key that lets go of a hand which is to be elsewhere in the next one, or over which the trunk turns far: it is put down again. */
export function withFreeHands(key: SolvedKey, next: SolvedKey): SolvedKey {
  const far = turnBetween(quatAt(key.row, PELVIS), quatAt(next.row, PELVIS)) > TRUNK;
  const of = key.of.map((bone, limb) =>
    limb < 2 && key.modes[limb] === 'end' && (far || moved(key, next, limb)) ? LET_GO : bone,
  );
  return { ...key, of };
}
const LET_GO = -2;

/** Where both feet or knees has to step, the limbs step one after the other: a foot with the hand of the other side, then the rest. */
export function withSteps(keys: readonly SolvedKey[], liven: Liven): SolvedKey[] {
  return keys.flatMap((key, k): SolvedKey[] => {
    const next = keys[k + 1];
    if (!next) return [key];
    const steps = [2, 3].filter((limb) => moved(key, next, limb));
    const strides = steps.length === 1 && spotsApart(key.row, next.row, steps[0] as number) > STRIDE;
    const arms = strides || key.modes.includes('mid') ? [] : goingRound(key, next);
    return steps.length > 1 || arms.length > 0 ? [key, halfway(key, next, arms, liven)] : [key];
  });
}

/** Metres that a foot goes alone in one step, from where on nothing else is done halfway. */
const STRIDE = 0.6;

/** Degrees that an upper arm turns between two keys from which on it goes up, or down, before her. */
const ROUND = 140;
/** The same where she stands, or lies on her back. */
const ROUND_AT_EASE = 110;
/** And where both hands are to meet what they reach for. */
const ROUND_TO_REACH = 95;
/** Degrees from which on the other arm goes with it. */
const ALONG = 70;
const AHEAD: LimbPose = { swing: 84, out: 22, fold: 20 };
/** Of the right arm, where she stays upright: arms that cross before her chest go one under the other. */
const AHEAD_UNDER: LimbPose = { ...AHEAD, swing: 79 };

/** Metres that a hand goes from spot to spot while she takes a step; one that goes further has let go of both halfway. */
const HAND_STEP = 0.3;

/** Arms that would come round behind her, or past her ears. */
function goingRound(a: SolvedKey, b: SolvedKey): number[] {
  const turns = [0, 1].map((limb) => {
    const upper = limbChannel(limb) + UPPER;
    return turnBetween(quatAt(a.row, upper), quatAt(b.row, upper));
  });
  return Math.max(...turns) > leastRound(a, b) ? [0, 1].filter((limb) => (turns[limb] as number) > ALONG) : [];
}

function leastRound(a: SolvedKey, b: SolvedKey): number {
  const from = postureOf(a);
  if (from === 'back') return ROUND_AT_EASE;
  if (from !== 'up' || postureOf(b) !== 'up') return ROUND;
  const meets = a.of[0] !== b.of[0] && b.modes[0] === 'reach' && b.modes[1] === 'reach';
  return meets ? ROUND_TO_REACH : ROUND_AT_EASE;
}

/** Halfway to the next key, with one foot and the hand of the other side already there and the other two still where they were. */
function halfway(a: SolvedKey, b: SolvedKey, arms: readonly number[], liven: Liven): SolvedKey {
  const other = b.row.slice();
  alignTurns([a.row, other]);
  const row = a.row.map((value, c) => (value + (other[c] as number)) / 2);
  const modes = a.modes.map((mode, limb) => {
    const lets = mode === 'end' && limb < 2 && spotsApart(a.row, b.row, limb) > HAND_STEP;
    return mode === b.modes[limb] && a.of[limb] === b.of[limb] && !lets && !arms.includes(limb) ? mode : 'free';
  });
  const first = firstFoot(a, b);
  [0, 1, 2, 3].forEach((limb) => {
    if (modes[limb] === 'reach') return;
    const from = limb === first || limb === 3 - first ? b.row : a.row;
    const c = limbChannel(limb) + GOAL;
    for (let i = c; i < limbChannel(limb) + LIMB_END; i += 1) row[i] = from[i] as number;
  });
  const right = isBowed(b) ? AHEAD : AHEAD_UNDER;
  for (const limb of arms) writeLimbChannels(row, LIMB_SHAPES[limb] as LimbShape, limb === 0 ? AHEAD : right, 0);
  const isMet = arms.length === 0 && modes[0] !== 'end' && modes[1] !== 'end';
  if (isMet && forearmsApart(solve(row, { modes, of: a.of, rest: undefined })) < MET)
    return halfway(a, b, [0, 1], liven);
  const key = { row, modes, of: a.of, rest: undefined };
  readBack(row, { ...key, floored: [0, 0], passes: PASSES }, liven, 0.5);
  for (let round = 0; round < ROUNDS; round += 1) {
    rollOverBalls(key, liven);
    readBack(row, key, liven);
  }
  return key;
}
/** Metres from forearm to forearm under which they would go through each other: she opens her arms before her. */
const MET = 0.45;
const forearmsApart = ({ at }: World): number =>
  segmentsApart(at[B.forearmL] as Vec, at[B.handL] as Vec, at[B.forearmR] as Vec, at[B.handR] as Vec);

const ROUNDS = 3;
/** How high a leg that is not held is then over the floor, metres. */
const PASSES = [0, 0, 0.05, 0.05];

/** Raises heels whose ankles are bent further than they go. */
function rollOverBalls(key: SolvedKey, liven: Liven): void {
  const { row, modes } = key;
  const world = solve(liven(row), key);
  for (const limb of LIMB_SHAPES) {
    if (limb.arm || modes[limb.index] !== 'end') continue;
    const c = limb.channel + LIFT;
    row[c] = Math.min(TIPTOE, (row[c] as number) + ankleBeyond(world, limb));
  }
}

/**
 * The foot, or knee, that steps first: the left one, or the one that leaves more room between the two where the left
 * would cross; before she bows the one that is in the air, because a thigh does not step under a bowed trunk.
 */
function firstFoot({ row: a }: SolvedKey, next: SolvedKey): 2 | 3 {
  const b = next.row;
  if (isBowed(next) && spotIn(a, 3)[1] - spotIn(a, 2)[1] > ALOFT) return 3;
  const apart = (left: Row, right: Row): number => spotIn(left, 2)[0] - spotIn(right, 3)[0];
  return apart(b, a) < ROOM && apart(a, b) > apart(b, a) ? 3 : 2;
}
/** Metres by which a foot that is in the air is higher than the other one. */
const ALOFT = 0.1;
/** Metres from foot to foot under which legs would cross. */
const ROOM = 0.1;
const LIMB_END = RISE + 1;
