import type { Pose } from '#programme/clips/pose.ts';
import { CHANNEL, limbChannel, OF_LIMB, put, quatAt } from './channels.ts';
import { hipsOf, kneesOf, spotIn } from './key-places.ts';
import { kneels, type Posture, pathBetween, postureOf, sits } from './posture-graph.ts';
import type { SolvedKey } from './solved-key.ts';
import { gathered, steppedOut, transitionPosture } from './transition-postures.ts';
import { length, pitch, rotate, sub, times } from './vector.ts';

/** Postures, or keys, between two keys; none where one can go straight over into the other. */
export function viaPostures(a: SolvedKey, b: SolvedKey): (Pose | SolvedKey)[] {
  const [from, to] = [postureOf(a), postureOf(b)];
  const floor = to === 'up' ? a : b;
  const knees = kneels(from) ? a : kneels(to) ? b : floor;
  const seat = sits(from) ? a : sits(to) ? b : floor;
  const between = stopsBetween(a, b).map((posture) => transitionPosture(posture, knees, seat));
  const comes = to === 'up' && from !== 'up' && isSplit(b) ? gathered(b) : undefined;
  return [...leaving(a), ...between, comes, isCrossed(b) ? uncrossed(b) : undefined].filter(
    (stop) => stop !== undefined,
  );
}

/** What has to come undone before she goes anywhere. */
const leaving = (a: SolvedKey): (Pose | SolvedKey | undefined)[] => {
  const isUp = postureOf(a) === 'up';
  return [
    isUp && hasFeetCrossed(a) ? steppedOut(a) : undefined,
    isCrossed(a) ? uncrossed(a) : undefined,
    isUp && isSplit(a) ? gathered(a) : undefined,
  ];
};

function stopsBetween(a: SolvedKey, b: SolvedKey): readonly Posture[] {
  const [from, to] = [postureOf(a), postureOf(b)];
  const inner = pathBetween(from, to).slice(1, -1);
  if (inner.length === 0) return untangled(a, b);
  const begins = from === 'fours' && !isPlain(a) ? (['fours'] as const) : [];
  const ends = to === 'fours' && !isPlain(b) ? (['fours'] as const) : [];
  return [...begins, ...inner, ...ends];
}

/** Between two keys of one posture, or of neighbours: crossed legs are put down first, a twisted back is undone. */
function untangled(a: SolvedKey, b: SolvedKey): readonly Posture[] {
  const [from, to] = [postureOf(a), postureOf(b)];
  if (sits(from) && sits(to) && (isCrossed(a) || isCrossed(b)))
    return [from === 'back' || to === 'back' ? 'back' : 'sit'];
  if (from !== to) return [];
  if (from === 'side') return liesOn(a) * liesOn(b) < 0 ? ['sit'] : [];
  return from === 'fours' && needKnees(a, b) ? ['fours'] : [];
}

/** 1 on her right side, -1 on her left one. */
const liesOn = ({ row }: SolvedKey): number => Math.sign(rotate(quatAt(row, CHANNEL.pelvis), [1, 0, 0])[1]);

const needKnees = (a: SolvedKey, b: SolvedKey): boolean => isTwisted(a) || isTwisted(b) || moveToes(a, b);

/** Metres that toes go with the knees off the floor. */
const TOE_STEP = 0.2;

/** True where she is on her toes and they have far to go: she puts her knees down instead. */
const moveToes = (a: SolvedKey, b: SolvedKey): boolean =>
  [2, 3].some(
    (limb) =>
      a.modes[limb] === 'end' &&
      b.modes[limb] === 'end' &&
      length(sub(spotIn(a.row, limb), spotIn(b.row, limb))) > TOE_STEP,
  );

const isSplit = ({ row, modes }: SolvedKey): boolean => {
  const [l, r] = [spotIn(row, 2), spotIn(row, 3)];
  return modes[2] !== 'end' || modes[3] !== 'end' || Math.hypot(l[0] - r[0], l[2] - r[2]) > 0.55 || l[0] - r[0] < 0.08;
};

const twist = ({ row }: SolvedKey): number => Math.abs(quatAt(row, CHANNEL.chest)[1]);
const isTwisted = (key: SolvedKey): boolean => twist(key) > 0.15;
/** True where a foot stands on the other side of the other one. */
const hasFeetCrossed = ({ row, modes }: SolvedKey): boolean =>
  modes[2] === 'end' && modes[3] === 'end' && spotIn(row, 2)[0] - spotIn(row, 3)[0] < 0.02;

/** Degrees by which a thigh is lifted so that its foot comes off the other leg. */
const OFF = 32;

/** A key whose crossing leg has come off the other one, and whose hands have let go. */
function uncrossed({ row: held, modes, of }: SolvedKey): SolvedKey {
  const row = held.slice();
  for (const limb of [2, 3]) {
    const c = limbChannel(limb) + OF_LIMB.upper;
    if (modes[limb] === 'reach') put(row, c, times(pitch(-OFF), quatAt(row, c)));
  }
  return { row, modes: modes.map((mode) => (mode === 'reach' ? 'free' : mode)), of: of.map(() => -1) };
}

/** True where a leg lies over the other. */
const isCrossed = ({ modes }: SolvedKey): boolean => modes[2] === 'reach' || modes[3] === 'reach';

/** True on hands and knees with the hips over the knees and an even back. */
function isPlain(key: SolvedKey): boolean {
  const [x, , z] = hipsOf(key);
  const [kneeX, , kneeZ] = kneesOf(key);
  const onHands = key.modes[0] === 'end' && key.modes[1] === 'end';
  return onHands && Math.hypot(x - kneeX, z - kneeZ) < 0.1 && twist(key) < 0.1;
}
