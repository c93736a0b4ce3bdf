import type { MoveLevel, ShippedMoveId } from '#programme/moves/move.ts';
import type { Held, Prop } from '../clip.ts';
import type { BodyPart, Joint, Loop, LoopMoment } from './loop.fixture.ts';

/** Something that is so at a moment. */
export type So = (moment: LoopMoment) => boolean;
/** Something that is true of a whole loop. */
export type True = (loop: Loop) => boolean;

/** Words of a level, or of its move, and what they say of the picture. */
export interface Fact {
  readonly words: string;
  readonly truths: readonly True[];
}
/** At least one fact of every level of some moves. A level that shows another move's clip has none. */
export type Facts<Id extends ShippedMoveId = ShippedMoveId> = Readonly<
  Record<Id, Readonly<Partial<Record<MoveLevel, readonly [Fact, ...Fact[]]>>>>
>;

export const says = (words: string, ...truths: readonly [True, ...True[]]): Fact => ({ words, truths });

/** At one moment at least, all of it at once. */
export const ever =
  (...so: readonly So[]): True =>
  ({ moments }) =>
    moments.some((moment) => so.every((is) => is(moment)));
export const always =
  (...so: readonly So[]): True =>
  ({ moments }) =>
    moments.every((moment) => so.every((is) => is(moment)));
export const never =
  (...so: readonly So[]): True =>
  (loop) =>
    !ever(...so)(loop);
/** For so many seconds in all, within a tenth. */
export const lasts =
  (seconds: number, ...so: readonly So[]): True =>
  ({ clip, moments }) =>
    (moments.filter((moment) => so.every((is) => is(moment))).length / moments.length) * clip.seconds >= seconds - 0.1;
/** On the left, and at another moment on the right. */
export const eachSide =
  (so: (side: 'L' | 'R', other: 'L' | 'R') => So): True =>
  (loop) =>
    ever(so('L', 'R'))(loop) && ever(so('R', 'L'))(loop);
/** So many times in a loop: from not so to so. */
export const times =
  (count: number, so: So): True =>
  ({ moments }) =>
    moments.filter((moment, i) => so(moment) && !so(moments.at(i - 1) ?? moment)).length === count;
/** A part goes up and down by so many metres, or stays within them. */
export const travels =
  (part: BodyPart, metres: number): True =>
  (loop) =>
    rangeOf(loop, part) >= metres;
export const stays =
  (part: BodyPart, metres: number): True =>
  ({ moments }) =>
    moments.every((moment) =>
      moments.every((other) => Math.hypot(...moment.at(part).map((n, i) => n - (other.at(part)[i] ?? 0))) <= metres),
    );
export const carries =
  (kind: Held['kind'], at: Held['at']): True =>
  ({ clip }) =>
    clip.held?.kind === kind && clip.held.at === at;
export const heavier =
  (size: number): True =>
  ({ clip }) =>
    (clip.held?.size ?? 1) >= size;
export const emptyHands: True = ({ clip }) => clip.held === undefined;
export const uses =
  (kind: Prop['kind']): True =>
  ({ clip }) =>
    clip.props?.some((prop) => prop.kind === kind) === true;
export const isHeld: True = ({ clip }) => clip.hold === true;
/** Takes so many seconds at least. */
export const slow =
  (seconds: number): True =>
  ({ clip }) =>
    clip.seconds >= seconds;
/** So many seconds, within a tenth, pass while a part goes down without a rest. */
export const sinksFor =
  (seconds: number, part: BodyPart): True =>
  ({ clip, moments }) =>
    (moments.filter((moment, i) => (moments.at(i - 1) ?? moment).at(part)[1] - moment.at(part)[1] > 5e-4).length /
      moments.length) *
      clip.seconds >=
    seconds - 0.4;

export const both =
  (...so: readonly So[]): So =>
  (moment) =>
    so.every((is) => is(moment));
export const higher =
  (a: BodyPart, b: BodyPart, by = 0): So =>
  ({ at }) =>
    at(a)[1] > at(b)[1] + by;
export const lower = (a: BodyPart, b: BodyPart, by = 0): So => higher(b, a, by);
/** At this height over the floor at most, or at least; metres. */
export const under =
  (part: BodyPart, metres: number): So =>
  ({ at }) =>
    at(part)[1] <= metres;
export const above =
  (part: BodyPart, metres: number): So =>
  ({ at }) =>
    at(part)[1] >= metres;
export const ahead =
  (a: BodyPart, b: BodyPart, by = 0): So =>
  ({ at }) =>
    at(a)[2] > at(b)[2] + by;
export const behind = (a: BodyPart, b: BodyPart, by = 0): So => ahead(b, a, by);
/** Further to her left. */
export const left =
  (a: BodyPart, b: BodyPart, by = 0): So =>
  ({ at }) =>
    at(a)[0] > at(b)[0] + by;
export const right = (a: BodyPart, b: BodyPart, by = 0): So => left(b, a, by);
/** Metres between two places at most, or at least. */
export const near =
  (a: BodyPart, b: BodyPart, metres: number): So =>
  ({ at }) =>
    apartBy(at(a), at(b)) <= metres;
export const apart =
  (a: BodyPart, b: BodyPart, metres: number): So =>
  ({ at }) =>
    apartBy(at(a), at(b)) >= metres;
/** Degrees by which a joint is folded. */
export const folds =
  (joint: Joint, least: number, most = 180): So =>
  ({ fold }) =>
    fold(joint) >= least && fold(joint) <= most;
export const straight = (joint: Joint): So => folds(joint, 0, 16);
/** A limb that is long while the weight moves over it. */
export const long = (joint: Joint): So => folds(joint, 0, 22);
/** Degrees by which the chest is bowed from upright; in any direction. */
export const bowed =
  (least: number, most = 180): So =>
  ({ axis }) => {
    const degrees = (Math.acos(Math.max(-1, Math.min(1, axis('chest', 'up')[1]))) * 180) / Math.PI;
    return degrees >= least && degrees <= most;
  };
export const upright: So = bowed(0, 20);
/** Degrees by which the chest is turned against the hips, to her left above 0. */
export const turned =
  (least: number): So =>
  ({ axis }) => {
    const [x, y, z] = axis('chest', 'front');
    const dot = ([a, b, c]: readonly [number, number, number]) => x * a + y * b + z * c;
    const degrees = (Math.atan2(dot(axis('pelvis', 'side')), dot(axis('pelvis', 'front'))) * 180) / Math.PI;
    return least > 0 ? degrees >= least : degrees <= least;
  };
export const faceUp: So = ({ axis }) => axis('chest', 'front')[1] > 0.7;
export const faceDown: So = ({ axis }) => axis('chest', 'front')[1] < -0.6;
/** On her right side. */
export const onSide: So = ({ axis }) => Math.abs(axis('pelvis', 'side')[1]) > 0.7;
/** Hips on a seat. */
export const seated = both(above('hips', 0.48), under('hips', 0.62), folds('kneeL', 60), folds('hipL', 50));
/** The sole is flat, or rests on toes or heel. */
export const down =
  (side: 'L' | 'R'): So =>
  (moment) =>
    Math.min(moment.at(`heel${side}`)[1], moment.at(`toes${side}`)[1]) < 0.045;
export const onToes = (side: 'L' | 'R'): So => both(under(`toes${side}`, 0.05), above(`heel${side}`, 0.05));
export const onHeel = (side: 'L' | 'R'): So => both(under(`heel${side}`, 0.03), above(`toes${side}`, 0.06));
export const lifted = (side: 'L' | 'R'): So => both(above(`heel${side}`, 0.05), above(`toes${side}`, 0.05));
/** Nothing of either foot is on the floor. */
export const inAir: So = ({ at }) =>
  (['heelL', 'toesL', 'heelR', 'toesR'] as const).every((part) => at(part)[1] > 0.025);
/** A hand on the floor or mat. */
export const palmDown = (side: 'L' | 'R'): So => under(`wrist${side}`, 0.06);
export const kneeDown = (side: 'L' | 'R'): So => under(`knee${side}`, 0.075);

/** Long steps, each arm ahead with the other leg. */
export const strides = (metres: number) =>
  eachSide((side, other) => both(ahead(`toes${side}`, `toes${other}`, metres), ahead(`wrist${other}`, `wrist${side}`)));

/** Metres between two points. */
export const apartBy = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((n, i) => n - (b[i] ?? 0)));
const rangeOf = ({ moments }: Loop, part: BodyPart): number => {
  const heights = moments.map(({ at }) => at(part)[1]);
  return Math.max(...heights) - Math.min(...heights);
};
