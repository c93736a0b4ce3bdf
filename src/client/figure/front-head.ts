import type { DrawItem } from './draw-item.ts';
import type { Hair, Palette } from './look.ts';
import { ellipse, round, show } from './path-shapes.ts';
import type { FigureSkeleton } from './skeleton.ts';

const FACE = 'M-13.6 -3C-9 -6 -2 -10 3 -13C8 -9 12 -6 13.6 -3C14.6 8 9 17 0 17C-9 17 -14.6 8 -13.6 -3Z';
const OPEN_FACE = 'M-12 -4C-10 -12 10 -12 12 -4C14 8 9 16.4 0 16.4C-9 16.4 -14 8 -12 -4Z';
const SCARF = 'M-17 -2C-17 -25 17 -25 17 -2C17.6 10 15 19 9 23L-9 23C-15 19 -17.6 10 -17 -2Z';
const SHORT_CAP = 'M-15.4 0C-18 -24 18 -24 15.4 0Z';
const TIED_CAP = ellipse(0, -1.5, 16, 17.5);
const LOOSE = 'M12 -8C21 -6 23.5 10 21.5 22C20 31 13.5 35 13.4 28C13.6 20 12.6 8 12 -8Z';
const FRINGE = 'M-14.6 -2C-17 -22 17 -22 14.6 -2C12 -8 8 -10.4 2 -11C-4 -10.6 -11 -9 -14.6 -2Z';
const EARS = ellipse(-14.6, 2, 3, 4) + ellipse(14.6, 2, 3, 4);
const HEADBAND = 'M-14.4 -8Q0 -17.5 14.4 -8';
const EYES = ellipse(-5.6, 1, 1.5, 2.2) + ellipse(5.6, 1, 1.5, 2.2);
const BROWS = 'M-8 -3.6Q-5.6 -5 -3.4 -3.8M8 -3.6Q5.6 -5 3.4 -3.8';
const CHEEKS = ellipse(-8.8, 6.4, 2.8) + ellipse(8.8, 6.4, 2.8);

const CAPS: Record<Hair, string> = { headscarf: SCARF, short: SHORT_CAP, bun: TIED_CAP, long: TIED_CAP };

/** Head and hair in front view, put in place by `transform`. */
export function drawFrontHead(s: FigureSkeleton, c: Palette, hair: Hair): DrawItem[] {
  const transform = `translate(${show(s.headAt)}) rotate(${round(s.head)})`;
  const items = drawFace(c, hair, transform);
  return isBowed(s) ? items.map((item) => looksDown(item, c, hair)) : items;
}

/** Leaning well forwards the coach shows the crown of her head; on hands and knees she looks up again. */
const isBowed = ({ spine }: FigureSkeleton): boolean => spine > 0.3 && spine < 0.6;

function drawFace(c: Palette, hair: Hair, transform: string): DrawItem[] {
  const scarf = hair === 'headscarf';
  const open = scarf || hair === 'short';
  const bun = hair === 'bun';
  return [
    { key: 'tail', d: hair === 'long' ? LOOSE : '', fill: c.hair, transform },
    { key: 'bun', d: bun ? ellipse(0, -22, 9) : '', fill: c.hair, transform },
    { key: 'bunShine', d: bun ? ellipse(0, -23.5, 5) : '', fill: c.hairLight, transform },
    { key: 'hair', d: CAPS[hair], fill: c.hair, transform },
    { key: 'ear', d: scarf ? '' : EARS, fill: c.skinFar, transform },
    { key: 'face', d: open ? OPEN_FACE : FACE, fill: c.skin, transform },
    { key: 'fringe', d: hair === 'short' ? FRINGE : '', fill: c.hair, transform },
    { key: 'band', d: open ? '' : HEADBAND, stroke: c.band, width: 3.6, transform },
    { key: 'eye', d: EYES, fill: c.ink, transform },
    { key: 'brow', d: BROWS, stroke: scarf ? c.ink : c.hair, width: 1.4, transform },
    { key: 'mouth', d: 'M-4 8.6Q0 12 4 8.6', stroke: c.mouth, width: 1.8, transform },
    { key: 'cheek', d: CHEEKS, fill: c.cheek, opacity: 0.35, transform },
  ];
}

function looksDown(item: DrawItem, c: Palette, hair: Hair): DrawItem {
  if (item.key === 'bun' || item.key === 'bunShine') return { ...item, d: '' };
  if (item.key === 'fringe' && hair === 'bun') return { ...item, d: ellipse(0, -11, 9), fill: c.hairLight };
  if (item.key === 'hair' || item.key === 'tail' || item.key === 'fringe') return item;
  return { ...item, transform: `${item.transform} translate(0 5.5) scale(1 0.7)` };
}
