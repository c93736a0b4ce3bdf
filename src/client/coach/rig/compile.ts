import type { Clip } from '#programme/clips/clip.ts';
import type { Angles, Pose } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B, LIMB_SHAPES, type LimbShape } from './bones.ts';
import { alignTurns, CHANNEL, CHANNEL_COUNT, limbChannel, put, putTurns, type Row } from './channels.ts';
import type { Contact, Contacts, Mode, RestPoint } from './contacts.ts';
import { type Curve, loopCurve } from './curve.ts';
import { type LimbPose, spotOf, writeLimbChannels } from './limb-channels.ts';
import { resolvedPose } from './resolve-pose.ts';
import { SKELETONS, type Skeleton } from './skeleton.ts';
import { solve } from './solve.ts';
import { spineTurns } from './spine.ts';
import { inverse, times } from './vector.ts';
import type { World } from './world.ts';

/** A clip ready to be asked for any phase. */
export interface Compiled {
  readonly clip: Clip;
  readonly skeleton: Skeleton;
  readonly curve: Curve;
  /** Per key: how the segment that starts there is held. */
  readonly contacts: readonly Contacts[];
  /** Per key: heights in metres of the steps that start there, in the order of `LIMBS`. */
  readonly steps: readonly (readonly number[])[];
  /** Set for a way that is gone once, from one clip to the next: its breath at a share of the way. */
  readonly breath?: (share: number) => number;
}

const AT_REST: Angles = {};
const limbPose = (pose: Pose, limb: LimbShape): LimbPose => pose[limb.name] ?? AT_REST;

/** Turns the words of a clip into curves; done once per clip. */
export function compile(clip: Clip, skeleton: Skeleton = SKELETONS.coach): Compiled {
  const { keys } = clip;
  const solved = keys.map((key) => solveKey(resolvedPose(key, skeleton), skeleton));
  const rows = solved.map(({ row }) => row);
  alignTurns(rows);
  const pairs = keys.map((key, k) => [key, keys[(k + 1) % keys.length] ?? key] as const);
  return {
    clip,
    skeleton,
    curve: loopCurve(
      keys.map((key) => key.t),
      rows,
    ),
    contacts: solved.map((a, k) => between(a, solved[(k + 1) % keys.length] ?? a)),
    steps: pairs.map(([a, b]) => LIMB_SHAPES.map((limb) => stepBetween(limbPose(a, limb), limbPose(b, limb)))),
  };
}

/** Height of the step from one key to the next; none where the limb stays on its spot. */
function stepBetween(a: LimbPose, b: LimbPose): number {
  const [from, to] = [spotAt(a), spotAt(b)];
  const height = 'step' in a ? (a.step ?? 0) : 0;
  return from && to && from.some((n, i) => Math.abs(n - (to[i] ?? 0)) > 0.001) ? height : 0;
}

function spotAt(limb: LimbPose): Vec | undefined {
  if ('at' in limb) return spotOf(limb.at);
  return 'on' in limb ? spotOf(limb.on) : undefined;
}

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

function contactOf({ row, modes, of }: SolvedKey, limb: number): Contact | undefined {
  const mode = modes[limb];
  return mode === 'end' || mode === 'reach' ? { row, mode, of: of[limb] ?? -1 } : undefined;
}

/** Height in metres that an ankle passes at when a leg goes from its knee to its foot, or back. */
const PASSING = 0.2;

/** A limb is held over a segment where both its keys hold it the same way. */
export function between(a: SolvedKey, b: SolvedKey): Contacts {
  const modes = LIMB_SHAPES.map((_, limb): Mode => {
    const [from, to] = [a.modes[limb], b.modes[limb]];
    return from === to && a.of[limb] === b.of[limb] ? (from ?? 'free') : 'free';
  });
  const leaves = modes.map((mode, limb) => (mode === 'free' ? contactOf(a, limb) : undefined));
  const lands = modes.map((mode, limb) => (mode === 'free' ? contactOf(b, limb) : undefined));
  const lifts = modes.map((_, limb) => (a.modes[limb] === 'mid' || b.modes[limb] === 'mid' ? PASSING : 0));
  const contacts = { modes, of: a.of, leaves, lands, lifts };
  const pinned = a.rest && a.rest.bone === b.rest?.bone && a.rest.point.every((n, i) => n === b.rest?.point[i]);
  return pinned && a.rest ? { ...contacts, rest: a.rest } : contacts;
}

/** One key, solved. */
export function solveKey(pose: Pose, skeleton: Skeleton = SKELETONS.coach): SolvedKey {
  const row = new Float64Array(CHANNEL_COUNT);
  put(row, CHANNEL.pelvisAt, pose.at);
  put(row, CHANNEL.restAt, pose.at);
  putTurns(row, CHANNEL.pelvis, spineTurns(pose));
  for (const [index, limb] of LIMB_SHAPES.entries())
    writeLimbChannels(row, limb, index, limbPose(pose, limb), pose.turn ?? 0, skeleton.flesh);
  const rest = restOf(pose);
  const modes = LIMB_SHAPES.map((limb) => modeOf(limbPose(pose, limb)));
  const of = LIMB_SHAPES.map((limb) => boneOf(limbPose(pose, limb)));
  const solid = rest ? { row, modes, of, rest } : { row, modes, of };
  readBack(row, solve(row, solid, 0, skeleton));
  return solid;
}

/** Writes the solved place of the pelvis and the solved joints back into the key. */
export function readBack(row: Row, world: World): void {
  const pelvis = world.at[B.pelvis];
  if (pelvis) put(row, CHANNEL.pelvisAt, pelvis);
  LIMB_SHAPES.forEach((limb, index) => {
    const c = limbChannel(index);
    [limb.parent, limb.upper, limb.upper + 1].forEach((parent, part) => {
      const [from, to] = [world.turn[parent], world.turn[limb.upper + part]];
      if (from && to) put(row, c + 4 * part, times(inverse(from), to));
    });
  });
}
