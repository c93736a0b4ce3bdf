import { BONE } from '#programme/poses/body-measures.ts';
import type { Point } from '#programme/poses/pose.ts';
import { type DrawItem, hidden } from './draw-item.ts';
import { add, between, distance, down, scale, sub } from './geometry.ts';
import type { LimbJoints } from './limb.ts';
import { capsule, show } from './path-shapes.ts';

const PALM = 9.5;

/** Hand: a mitt with a thumb, or a fist. */
function handPath({ end, tip }: LimbJoints, fist: boolean): string {
  if (fist) return capsule(end, add(end, down(tip, 4.6)), 4.6, 5.6, 0.8, 0.8);
  const fingers = add(end, down(tip, PALM));
  const thumb = add(add(end, down(tip, 3)), down(tip + 50, 5));
  return capsule(end, fingers, 4.6, 3.6, 0.6, 0.6) + capsule(add(end, down(tip, 1.5)), thumb, 2.6, 2);
}

/** What an arm wears and holds. */
export interface ArmStyle {
  readonly skin: string;
  readonly sleeve: string;
  readonly fist: boolean;
  /** Radius of the sleeve at the shoulder, in units. */
  readonly cap?: number;
}

/** One arm: bare skin with the sleeve over it. */
export function drawArm(key: string, joints: LimbJoints, { skin, sleeve, fist, cap = 8.6 }: ArmStyle): DrawItem[] {
  const { root, mid, end } = joints;
  const cuff = between(root, mid, Math.min(0.36, 12.6 / (distance(root, mid) || 1)));
  const bare = capsule(root, mid, 7.4, 5.8) + capsule(mid, end, 5.9, 4.2, 1.2, 1.2) + handPath(joints, fist);
  return [
    { key, d: bare, fill: skin },
    { key: `${key}Sleeve`, d: capsule(root, cuff, cap, 7.8), fill: sleeve },
  ];
}

const SIDE_LEG = { thigh: 15.4, knee: 10.4, calf: [4.4, 0.6], thighBulge: 1.5 } as const;
const FRONT_LEG = { thigh: 12.8, knee: 9.2, calf: [2, 2], thighBulge: 0.4 } as const;

/** One leg in leggings, with the ankle bare. */
export function drawLeg(
  key: string,
  { root, mid, end }: LimbJoints,
  front: boolean,
  skin: string,
  cloth: string,
): DrawItem[] {
  const { thigh, knee, calf, thighBulge } = front ? FRONT_LEG : SIDE_LEG;
  const cuff = between(mid, end, 0.86);
  const upper = capsule(root, mid, thigh, knee, thighBulge, thighBulge);
  return [
    { key: `${key}Ankle`, d: capsule(cuff, end, 5.6, 5.4), fill: skin },
    { key, d: upper + capsule(mid, cuff, knee - 0.2, 6.2, calf[0], calf[1]), fill: cloth },
  ];
}

/** Shoe in side view; the joints' `tip` is the direction of the toes. */
export function drawSideShoe(key: string, { end: ankle, tip }: LimbJoints, upper: string, sole: string): DrawItem[] {
  const ahead = down(tip, 1);
  const under: Point = [-ahead[1], ahead[0]];
  const lower = (units: number): Point => scale(under, units);
  const heel = add(ankle, scale(ahead, -5));
  const toe = add(ankle, scale(ahead, BONE.foot));
  const back = add(add(ankle, scale(ahead, -8)), lower(9.4));
  return [
    {
      key: `${key}Shoe`,
      d: capsule(add(heel, lower(3)), add(toe, lower(5.2)), 6.6, 4.6) + capsule(ankle, add(ankle, lower(3)), 6.4, 6.6),
      fill: upper,
    },
    { key: `${key}Sole`, d: `M${show(back)}L${show(add(toe, lower(9.4)))}`, stroke: sole, width: 3.4 },
  ];
}

/** How far the shoe turns with the shin in front view, in radians; a planted foot stays level. */
function shoeTurn(joints: LimbJoints, full: number): number {
  const planted = joints.held && Math.abs(joints.depth) < 1;
  const standing = Math.abs(joints.end[1] - joints.mid[1]) > 30 && joints.tip > 60;
  if (planted || standing) return 0;
  return full * (Math.abs(full) > 1.2 ? 1 : 0.5);
}

/** Shoe seen from the front; on tiptoe (small `tip`) more of it shows. It turns with a lifted shin. */
export function drawFrontShoe(
  key: string,
  joints: LimbJoints,
  outwards: 1 | -1,
  upper: string,
  sole: string,
): DrawItem[] {
  const shin = sub(joints.end, joints.mid);
  const full = Math.atan2(shin[0], shin[1]);
  if (Math.abs(full) > 1.2 && joints.depth > 30) {
    return drawSideShoe(key, { ...joints, tip: full > 0 ? 168 : 192 }, upper, sole);
  }
  const deep = 9 + 11 * Math.max(0, Math.cos((joints.tip * Math.PI) / 180));
  const turn = shoeTurn(joints, full);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const spot = (x: number, y: number): string => show(add(joints.end, [x * cos + y * sin, y * cos - x * sin]));
  const o = outwards;
  const shoe: DrawItem[] = [
    {
      key: `${key}Shoe`,
      d: `M${spot(-9 + o * 3, deep)}Q${spot(-9 + o * 2, -6)} ${spot(o, -6)}Q${spot(9 + o * 2, -6)} ${spot(9 + o * 3, deep)}Z`,
      fill: upper,
    },
    {
      key: `${key}Sole`,
      d: `M${spot(-8 + o * 3, deep + 0.4)}L${spot(8 + o * 3, deep + 0.4)}`,
      stroke: sole,
      width: 3.4,
    },
  ];
  const pointsAtViewer = distance(joints.mid, joints.end) < 10;
  return pointsAtViewer ? hidden(shoe) : shoe;
}
