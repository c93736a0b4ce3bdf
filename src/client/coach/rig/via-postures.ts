import type { Pose } from '#programme/clips/pose.ts';
import { CHANNEL, quatAt } from './channels.ts';
import { hipsOf, kneesOf, spotIn } from './key-places.ts';
import { kneels, type Posture, pathBetween, postureOf, sits } from './posture-graph.ts';
import type { SolvedKey } from './solved-key.ts';
import { gathered, transitionPosture } from './transition-postures.ts';

/** Postures between two keys; none where one can go straight over into the other. */
export function viaPostures(a: SolvedKey, b: SolvedKey): Pose[] {
  const [from, to] = [postureOf(a), postureOf(b)];
  const floor = to === 'up' ? a : b;
  const knees = kneels(from) ? a : kneels(to) ? b : floor;
  const seat = sits(from) ? a : sits(to) ? b : floor;
  const between = stopsBetween(a, b).map((posture) => transitionPosture(posture, knees, seat));
  const poses = [
    from === 'up' && isSplit(a) ? gathered(a) : undefined,
    ...between,
    to === 'up' && from !== 'up' && isSplit(b) ? gathered(b) : undefined,
  ];
  return poses.filter((pose) => pose !== undefined);
}

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
  return from === 'fours' && to === 'fours' && (isTwisted(a) || isTwisted(b)) ? ['fours'] : [];
}

const isSplit = ({ row, modes }: SolvedKey): boolean => {
  const [l, r] = [spotIn(row, 2), spotIn(row, 3)];
  return modes[2] !== 'end' || modes[3] !== 'end' || Math.hypot(l[0] - r[0], l[2] - r[2]) > 0.55 || l[0] - r[0] < 0.08;
};

const twist = ({ row }: SolvedKey): number => Math.abs(quatAt(row, CHANNEL.chest)[1]);
const isTwisted = (key: SolvedKey): boolean => twist(key) > 0.15;
/** True where a leg lies over the other. */
const isCrossed = ({ modes }: SolvedKey): boolean => modes[2] === 'reach' || modes[3] === 'reach';

/** True on hands and knees with the hips over the knees and an even back. */
function isPlain(key: SolvedKey): boolean {
  const [x, , z] = hipsOf(key);
  const [kneeX, , kneeZ] = kneesOf(key);
  const onHands = key.modes[0] === 'end' && key.modes[1] === 'end';
  return onHands && Math.hypot(x - kneeX, z - kneeZ) < 0.1 && twist(key) < 0.1;
}
