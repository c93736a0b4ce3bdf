import type { Pose } from '#programme/clips/pose.ts';
import { B, LIMB_SHAPES } from './bones.ts';
import { CHEST, PELVIS, quatAt } from './channels.ts';
import type { SolvedKey } from './contacts.ts';
import { frontFoot, headingOf, hipsOf, isBowed, kneesOf, spotIn, spotsApart } from './key-places.ts';
import { type LimbPose, writeLimbChannels } from './limb-channels.ts';
import type { OverSide } from './over-side.ts';
import { isLying, kneels, type Posture, pathBetween, postureOf, sits } from './posture-graph.ts';
import { moved } from './stepping.ts';
import { gathered, risen, transitionPosture, unfolding } from './transition-postures.ts';
import { rotate } from './vector.ts';

/** Postures, or keys, between two keys; none where one can go straight over into the other. */
export function viaPostures(a: SolvedKey, b: SolvedKey): (Pose | SolvedKey)[] {
  const [from, to] = [postureOf(a), postureOf(b)];
  const path = stopsBetween(a, b);
  const where = (fits: (posture: Posture) => boolean): SolvedKey => (fits(from) || (!fits(to) && to === 'up') ? a : b);
  const ends = { floor: where(kneels), seat: where(sits), stand: where((posture) => posture === 'up') };
  const between = path.map((posture, k) => transitionPosture(posture, ends, overSide(a, b, k === 0)));
  const widened =
    to === 'fours' && !isPlain(b) && ends.floor !== b ? transitionPosture('fours', { ...ends, floor: b }) : undefined;
  return [
    ...undone(a, path[0] ?? to, gathersToLeave(a, b, path[0])),
    ...(widened ? between.slice(0, path.at(-2) === 'kneel' ? -1 : undefined) : between),
    widened,
    ...undone(b, path.at(-1) ?? from, gathersToCome(a, b)).reverse(),
  ].filter((stop) => stop !== undefined);
}

const gathersToLeave = (a: SolvedKey, b: SolvedKey, first: Posture | undefined): boolean =>
  isSplit(a) || leansFar(a) || (isBowed(a) && (first === 'low' || b.modes[0] === 'end'));

function gathersToCome(a: SolvedKey, b: SolvedKey): boolean {
  const [isUp, isBent] = [postureOf(a) === 'up', isBowed(a)];
  if ((!isUp || isBent || isDeep(a)) && (isSplit(b) || isAloft(b))) return true;
  return hasFeetCrossed(b) || ((!isUp || isBent) && hangsDeep(b));
}

/** What has to come undone before she goes on to the posture beside a key; backwards what she goes through to come to the key. */
function undone(key: SolvedKey, beside: Posture, gathers: boolean): (Pose | SolvedKey | undefined)[] {
  const posture = postureOf(key);
  return [
    posture === 'half' && !kneels(beside) ? risen(key) : undefined,
    isCrossed(key) ? uncrossed(key) : undefined,
    ...unfolding(key),
    posture === 'up' && gathers ? gathered(key) : undefined,
  ];
}

function stopsBetween(a: SolvedKey, b: SolvedKey): readonly Posture[] {
  const [from, to] = [postureOf(a), postureOf(b)];
  if (from === to) return swapped(from, a, b);
  if (isRolling(a, b)) return [];
  const inner = pathBetween(from, to).slice(1, -1);
  return [...evened(a, inner[0] ?? to), ...inner, ...evened(b, inner.at(-1) ?? from)];
}

/** From hands and knees she goes on, and comes there, with an even back where it is not even, by way of her hip, and to her side with both knees down. */
const evened = (key: SolvedKey, next: Posture): readonly Posture[] =>
  postureOf(key) === 'fours' && (!isPlain(key) || next === 'propped' || (next === 'side' && !isOnKnees(key)))
    ? ['fours']
    : [];
const isOnKnees = ({ modes }: SolvedKey): boolean => modes[2] === 'mid' && modes[3] === 'mid';

/** True between her side and her back where she lies the same way round on both. */
const isRolling = (a: SolvedKey, b: SolvedKey): boolean =>
  isLying(postureOf(a)) && isLying(postureOf(b)) && Math.abs(headingOf(a) - headingOf(b)) < 30;

/** Over which side she goes: the one that she lies on at an end, else the left one, on which she looks where the camera is. */
function overSide(a: SolvedKey, b: SolvedKey, isFirst: boolean): OverSide {
  const [from, to] = [postureOf(a), postureOf(b)];
  const lying = [a, b].find((key) => postureOf(key) === 'back');
  const heading = lying ? headingOf(lying) : 0;
  const side = [from, to].includes('side') ? liesOn(from === 'side' && (isFirst || to !== 'side') ? a : b) : -1;
  return { side, turn: side * heading - 90 };
}

/** Between two keys of one posture: the other knee goes down, she turns over, a twisted back is undone. */
function swapped(posture: Posture, a: SolvedKey, b: SolvedKey): readonly Posture[] {
  if (posture === 'half') return a.modes[2] === b.modes[2] ? [] : ['kneel'];
  if (posture === 'side') return liesOn(a) === liesOn(b) ? [] : ['propped', 'sit', 'propped'];
  return posture === 'fours' && needKnees(a, b) ? ['fours'] : [];
}

/** 1 on her right side, -1 on her left one. */
const liesOn = ({ row }: SolvedKey): number => Math.sign(rotate(quatAt(row, PELVIS), [1, 0, 0])[1]);

const needKnees = (a: SolvedKey, b: SolvedKey): boolean =>
  isTwisted(a) || isTwisted(b) || moveToes(a, b) || (!isPlain(a) && moved(a, b, 2));

/** Metres that toes go with the knees off the floor. */
const TOE_STEP = 0.2;

/** True where toes have far to go, or leave the floor and come down on it without a knee: she puts her knees down instead. */
const moveToes = (a: SolvedKey, b: SolvedKey): boolean =>
  [2, 3].some((limb) => {
    const modes = [a.modes[limb], b.modes[limb]];
    return modes.includes('end') && !modes.includes('mid') && spotsApart(a.row, b.row, limb) > TOE_STEP;
  });

const isSplit = ({ row, modes }: SolvedKey): boolean => {
  const [l, r] = [spotIn(row, 2), spotIn(row, 3)];
  return modes[2] !== 'end' || modes[3] !== 'end' || Math.hypot(l[0] - r[0], l[2] - r[2]) > 0.55 || l[0] - r[0] < 0.08;
};

/** True where a jump has her off the floor. */
const isAloft = ({ row }: SolvedKey): boolean => Math.min(spotIn(row, 2)[1], spotIn(row, 3)[1]) > ALOFT;
const ALOFT = 0.03;

/** True where she squats so low that a thigh does not step from there under a bowed trunk. */
const isDeep = (key: SolvedKey): boolean => hipsOf(key)[1] < DEEP;
const DEEP = 0.61;
/** True where she squats and her arms hang between her legs: from standing they come there past her knees. */
const hangsDeep = (key: SolvedKey): boolean => isDeep(key) && key.modes[0] === 'free';

/** True where her hands carry her far ahead of her feet. */
const leansFar = (key: SolvedKey): boolean => {
  const [hips, feet] = [hipsOf(key), frontFoot(key)];
  return Math.hypot(hips[0] - feet[0], hips[2] - feet[2]) > FAR;
};
const FAR = 0.5;

const twist = ({ row }: SolvedKey): number => Math.abs(quatAt(row, CHEST)[1]);
const isTwisted = (key: SolvedKey): boolean => twist(key) > 0.15;
/** True where a foot stands on the other side of the other one. */
const hasFeetCrossed = ({ row, modes }: SolvedKey): boolean =>
  modes[2] === 'end' && modes[3] === 'end' && spotIn(row, 2)[0] - spotIn(row, 3)[0] < 0.02;

/** A leg that has come off the other one, and arms that have let go of it. */
const LIFTED: LimbPose = { swing: 128, out: 34, spin: 50, fold: 90 };
const LET_GO: LimbPose = { swing: 56, out: 30, fold: 46 };

/** A key whose crossing leg has come off the other one, and whose hands have let go. */
function uncrossed({ row: held, modes, of }: SolvedKey): SolvedKey {
  const row = held.slice();
  for (const limb of LIMB_SHAPES)
    if (modes[limb.index] === 'reach' && (of[limb.index] as number) >= B.thighL)
      writeLimbChannels(row, limb, limb.arm ? LET_GO : LIFTED, 0);
  return { row, modes: modes.map((mode) => (mode === 'reach' ? 'free' : mode)), of: of.map(() => -1), rest: undefined };
}

/** True where a leg lies over the other. */
const isCrossed = ({ modes, of }: SolvedKey): boolean =>
  [2, 3].some((limb) => modes[limb] === 'reach' && (of[limb] as number) >= 0);

/** True on hands and knees with the hips over the knees and an even back. */
function isPlain(key: SolvedKey): boolean {
  const [x, , z] = hipsOf(key);
  const [kneeX, , kneeZ] = kneesOf(key);
  const onHands = key.modes[0] === 'end' && key.modes[1] === 'end';
  return onHands && Math.hypot(x - kneeX, z - kneeZ) < 0.1 && twist(key) < 0.1;
}
