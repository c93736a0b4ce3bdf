import type { Point } from '#programme/poses/pose.ts';
import type { DrawItem } from './draw-item.ts';
import { add, clamp, down, lerp } from './geometry.ts';
import type { Hair, Palette } from './look.ts';
import { capsule, ellipse, round, show } from './path-shapes.ts';
import type { FigureSkeleton } from './skeleton.ts';

const FACE =
  'M-12 2C-14 -14 -4 -18 4 -17.5C13 -17 16 -9 15.6 -3C15.6 -1 18.4 3 18 4.2C17.7 5.2 16 5 15.8 5.6C15.6 9 15 15.6 8 16.4C2 17.2 -10 16 -12 2Z';
const TIED_BACK =
  'M15 -9C12 -21 -5 -23 -13 -15C-20 -8 -18 6 -11 12C-8 9 -8 4 -5.4 1.6C-5 -5 -1 -9.6 4 -10.4C8 -11 12 -10.6 15 -9Z';
const HAIR: Record<Hair, string> = {
  bun: TIED_BACK,
  long: TIED_BACK,
  short:
    'M16.4 -11C17 -20 8 -23.5 -3 -21.5C-13 -19.5 -17.5 -11 -16 -1C-15.4 4 -14 7.6 -11.4 9.4C-10 6.6 -9.6 3 -7.6 0C-6.4 1 -5.6 -1 -4.6 -4C-3 -8 4 -8.6 9 -9.4C12 -9.8 14.6 -10 16.4 -11Z',
  headscarf:
    'M14.4 -11.6C11.6 -21.5 -5 -23.5 -14 -15.4C-21 -8 -19.6 8 -14 17C-8 23.5 5 23 10.6 17.6C6.8 17 3.4 14.4 2.6 10C1.8 4 2.4 -3 5 -6.4C8 -9 11.6 -10 14.4 -11.6Z',
};
const SCARF_HEM = 'M13.8 -11.2C8 -10.6 3 -7 2.4 2C2 9 4.6 15 10.6 17.6';
const HEADBAND = 'M9.5 -15.8C2 -13 -7 -6 -10.5 9';

/** How far the coach lies on her back, 0 to 1, from the turn of the head. */
const lyingShare = (turn: number): number => clamp((-turn - 30) / 45, 0, 1);

/** Ponytail in scene coordinates: hangs by its weight, lies along the mat when on the back. */
function ponytail(at: Point, turn: number): string {
  const lying = lyingShare(turn);
  const knot = add(at, down(lerp(-128, -178, lying) - turn, 18));
  const hang = lerp(-22, 262, lying);
  const middle = add(knot, down(lerp(-60 - turn * 0.35, 250, lying), 11));
  const end = add(middle, down(hang - turn * 0.12 * (1 - lying), 17));
  return capsule(knot, middle, 5, 7.4) + capsule(middle, end, 7.4, 2.6);
}

/** The bun slides to the crown when lying on the back, so that the head can rest. */
function drawBun(worn: boolean, turn: number, c: Palette, transform: string): DrawItem[] {
  const lying = lyingShare(turn);
  const [x, y] = [lerp(-16, -2, lying), lerp(-12, -23.5, lying)];
  return [
    { key: 'bun', d: worn ? ellipse(x, y, 8.6) : '', fill: c.hair, transform },
    { key: 'bunShine', d: worn ? ellipse(x + 1.5, y - 1.5, 4.6) : '', fill: c.hairLight, transform },
  ];
}

function drawBand(hair: Hair, c: Palette, transform: string): DrawItem {
  if (hair === 'headscarf') return { key: 'band', d: SCARF_HEM, stroke: c.hairLight, width: 2.4, transform };
  return { key: 'band', d: hair === 'short' ? '' : HEADBAND, stroke: c.band, width: 3.6, transform };
}

/** Head and hair in side view, drawn in their own coordinates and put in place by `transform`. */
export function drawSideHead(s: FigureSkeleton, c: Palette, hair: Hair): DrawItem[] {
  const transform = `translate(${show(s.headAt)}) rotate(${round(s.head)})`;
  const scarf = hair === 'headscarf';
  return [
    { key: 'tail', d: hair === 'long' ? ponytail(s.headAt, s.head) : '', fill: c.hair },
    ...drawBun(hair === 'bun', s.head, c, transform),
    { key: 'face', d: FACE, fill: c.skin, transform },
    { key: 'hair', d: HAIR[hair], fill: c.hair, transform },
    drawBand(hair, c, transform),
    { key: 'ear', d: scarf ? '' : ellipse(-4.2, 3.6, 3.1, 4), fill: c.skinFar, transform },
    { key: 'eye', d: ellipse(10, -1.4, 1.5, 2.3), fill: c.ink, transform },
    { key: 'brow', d: 'M7.4 -6.2Q10 -7.8 12.8 -6.4', stroke: scarf ? c.ink : c.hair, width: 1.5, transform },
    { key: 'mouth', d: 'M8.6 9.2Q11.4 11.4 14.4 9', stroke: c.mouth, width: 1.7, transform },
    { key: 'cheek', d: ellipse(6.4, 6, 3), fill: c.cheek, opacity: 0.35, transform },
  ];
}
