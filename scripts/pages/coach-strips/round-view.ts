import { axesOf, type CameraView, TAN } from '#client/coach/camera.ts';
import { type Ball, fitView } from '#client/coach/play/framing.ts';

/** Room left round her, a share of the circle. */
const PAD = 1.03;
/** After so many the view no longer changes. */
const ROUNDS = 3;

/** The view that just holds every ball in the largest circle of a square picture: round frames and square ones are filled alike. */
export function roundView(balls: readonly Ball[], yaw: number, pitch: number): CameraView {
  let view = fitView(balls, yaw, pitch, 1);
  for (let round = 0; round < ROUNDS; round += 1) view = aimedAtCircle(view, balls);
  return view;
}

/** A circle on the picture: 0, 0 is its middle and 1 its edge. */
type Circle = readonly [x: number, y: number, radius: number];

function aimedAtCircle(view: CameraView, balls: readonly Ball[]): CameraView {
  const { centre, span } = view;
  const [right, up, back] = axesOf(view.yaw, view.pitch);
  const distance = span / (2 * TAN);
  const along = (axis: typeof right, [x, y, z]: Ball) =>
    axis[0] * (x - centre[0]) + axis[1] * (y - centre[1]) + axis[2] * (z - centre[2]);
  const seen = balls.map((ball): Circle => {
    const scale = 1 / ((distance - along(back, ball)) * TAN);
    return [along(right, ball) * scale, along(up, ball) * scale, ball[3] * scale];
  });
  const [x, y, radius] = circleRound(seen);
  const [dx, dy] = [(x * span) / 2, (y * span) / 2];
  const moved = centre.map((at, k) => at + (right[k] ?? 0) * dx + (up[k] ?? 0) * dy);
  return { ...view, centre: [moved[0] ?? 0, moved[1] ?? 0, moved[2] ?? 0], span: span * radius * PAD };
}

const STEPS = 80;

/** The smallest circle round circles: from the furthest to the furthest in ever smaller steps (Badoiu & Clarkson 2003). */
function circleRound(circles: readonly Circle[]): Circle {
  let [x, y] = [0, 0];
  const reach = ([cx, cy, r]: Circle) => Math.hypot(cx - x, cy - y) + r;
  for (let step = 1; step <= STEPS; step += 1) {
    const [fx, fy] = circles.reduce((one, other) => (reach(other) > reach(one) ? other : one));
    x += (fx - x) / (step + 1);
    y += (fy - y) / (step + 1);
  }
  return [x, y, Math.max(...circles.map(reach))];
}
