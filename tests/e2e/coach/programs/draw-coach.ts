import { calmFace } from '#client/coach/body/expression.ts';
import { contextOf, newRenderer } from '#client/coach/gl/renderer.ts';
import { PALETTE, THEMES, type ThemeName } from '#client/coach/looks.ts';
import { buildMesh } from '#client/coach/mesh/build.ts';
import { newMoment, solveMoment } from '#client/coach/play/moment.ts';
import { FIRST_HALF, sceneOf, viewOf } from '#client/coach/play/scene.ts';
import { B } from '#client/coach/rig/bones.ts';
import { STRIDE } from '#client/coach/rig/frame.ts';
import { FIGURE, type Figure } from '#client/coach/shape/figure.ts';
import { SKIN_TONES, type SkinName } from '#client/coach/skin-tones.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';

/** One picture of the coach to be compared with the one that is kept. */
export interface CoachPicture {
  readonly clip: ClipName;
  readonly figure?: Partial<Figure>;
  readonly skin?: SkinName;
  readonly theme?: ThemeName;
  /** Metres by which her left knee is moved aside, to see that it would be noticed. */
  readonly knee?: number;
}

const SIDE = 128;

/** Draws the key pose of a clip on the ground of its stage: a data address of a PNG picture. */
function drawCoach({ clip: name, figure, skin = 'tan', theme = 'light', knee = 0 }: CoachPicture): string {
  const clip = NAMED_CLIPS[name];
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const graphics = contextOf(canvas);
  if (!graphics) throw new Error('The browser has no WebGL 2.');
  const worn = { ...FIGURE, ...figure };
  const palette = { ...PALETTE, ...SKIN_TONES[skin] };
  const renderer = newRenderer(graphics, buildMesh(worn), { figure: worn, palette, theme: THEMES[theme] });
  const scene = sceneOf(clip, FIRST_HALF, 0, THEMES[theme]);
  const moment = newMoment();
  solveMoment(scene.compiled, clip.still[1], moment);
  scene.carried.place(moment.carried);
  const joint = B.shinL * STRIDE;
  moment.frame[joint] = (moment.frame[joint] ?? 0) + knee;
  const { frame, folds } = moment;
  const view = viewOf(scene, { yaw: 0, pitch: 0 }, 1);
  renderer.draw({
    frame,
    folds,
    view,
    solids: scene.solids,
    face: calmFace(),
    barefoot: clip.barefoot === true,
    grain: false,
  });
  const picture = onGround(canvas, THEMES[theme].ground);
  renderer.release();
  return picture;
}

function onGround(canvas: HTMLCanvasElement, ground: string): string {
  const whole = document.createElement('canvas');
  whole.width = SIDE;
  whole.height = SIDE;
  const pen = whole.getContext('2d');
  if (!pen) throw new Error('The browser gives no canvas to draw on.');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(canvas, 0, 0);
  return whole.toDataURL('image/png');
}

/** Difference of red, green or blue (of 255) from which on a pixel counts as another one. */
const SEEN = 40;

/** Share of the pixels that differ between two pictures of one size, 0 to 1; 1 where the sizes differ. */
async function differ(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.length !== b.length) return 1;
  let count = 0;
  for (let at = 0; at < a.length; at += 4) {
    const far = [0, 1, 2].map((k) => Math.abs((a[at + k] ?? 0) - (b[at + k] ?? 0)));
    if (Math.max(...far) > SEEN) count += 1;
  }
  return (4 * count) / a.length;
}

async function pixelsOf(address: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser gives no canvas to draw on.');
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height).data;
}

Object.assign(globalThis, { drawCoach, differ });
