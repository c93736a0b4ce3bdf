/** The mouth of somebody who says a line: five shapes, driven by its letters. */
import { smooth } from '#client/coach/rig/vector.ts';

/** How far the jaw is open, 0 to 1; the lips round (-1) or wide (1); the upper teeth on the lower lip, 0 to 1. */
export interface Mouth {
  open: number;
  wide: number;
  bite: number;
}
type Shape = readonly [open: number, wide: number, bite: number];

const REST: Shape = [0, 0, 0];
const CLOSED: Shape = [0, -0.15, 0];
const OPEN: Shape = [0.95, 0.1, 0];
const WIDE: Shape = [0.42, 0.75, 0];
const ROUND: Shape = [0.5, -1, 0];
const BITE: Shape = [0.16, 0.15, 1];
const NEAR: Shape = [0.22, 0.1, 0];

/** Spellings and their shapes; the first that fits is taken. Length against a letter as such. */
const SPELLINGS: readonly (readonly [RegExp, Shape, number])[] = [
  [/^[.,;:!?–—-]+\s*/, REST, 4],
  [/^\s+/, NEAR, 0.5],
  [/^(oo|ou|ow|oa|ew|o|u|w)/, ROUND, 1.4],
  [/^(ee|ea|ei|ie|ai|ay|i|e|y)/, WIDE, 1.25],
  [/^(au|a)/, OPEN, 1.4],
  [/^(mm|bb|pp|m|b|p)/, CLOSED, 1],
  [/^(ff|ph|f|v)/, BITE, 1],
  [/^(th|sh|ch|ck|ng|ll|ss|tt|[a-z])/, NEAR, 0.8],
];

/** What no spelling is. */
const OTHER: (typeof SPELLINGS)[number] = [/^./, NEAR, 0.6];

/** Seconds over which one shape goes over into the next, and in which she begins to speak and comes to rest again. */
const BLEND = 0.055;
const SPEAKS = 0.1;

interface Line {
  readonly shapes: readonly Shape[];
  /** When each shape begins, a share of the line; one more for its end. */
  readonly from: readonly number[];
}

function lineOf(text: string): Line {
  const shapes: Shape[] = [];
  const from = [0];
  let whole = 0;
  for (let left = text.toLowerCase(); left !== ''; ) {
    const [spelling, shape, length] = SPELLINGS.find(([fits]) => fits.test(left)) ?? OTHER;
    shapes.push(shape);
    whole += length;
    from.push(whole);
    left = left.slice(spelling.exec(left)?.[0].length ?? 1);
  }
  return { shapes, from: from.map((at) => at / whole) };
}

/** What she says. Nothing of it makes garbage while she says it. */
export interface Speech {
  /** Begins a line that takes so many seconds; at 0 what is said ends. */
  readonly say: (text: string, seconds: number) => void;
  readonly advance: (seconds: number) => void;
  /** Fills in how far she speaks, and the shape of the mouth. */
  readonly shape: (face: Spoken) => void;
}
export interface Spoken {
  speaks: number;
  readonly mouth: Mouth;
}

export function newSpeech(): Speech {
  let line = lineOf(' ');
  let [lasts, since] = [0, SPEAKS];
  const shapeAt = (share: number): Shape =>
    share < 0 || share >= 1 ? REST : (line.shapes[placeIn(line.from, share)] ?? REST);
  return {
    say: (text, seconds) => {
      if (seconds === 0) lasts = Math.min(lasts, since);
      else [line, lasts, since] = [lineOf(text), seconds, 0];
    },
    advance: (seconds) => {
      since += seconds;
    },
    shape: (face) => {
      face.speaks = smooth(0, SPEAKS, since) * smooth(lasts + SPEAKS, lasts, since);
      if (face.speaks === 0) return;
      const { mouth } = face;
      [mouth.open, mouth.wide, mouth.bite] = REST;
      for (let i = -1; i <= 1; i += 1) {
        const shape = shapeAt((since + i * BLEND) / lasts);
        const weight = i === 0 ? 0.5 : 0.25;
        mouth.open += shape[0] * weight;
        mouth.wide += shape[1] * weight;
        mouth.bite += shape[2] * weight;
      }
    },
  };
}

/** The last place of a rising row whose number is not above one. */
function placeIn(row: readonly number[], at: number): number {
  let place = row.length - 1;
  while (place > 0 && (row[place] as number) > at) place -= 1;
  return place;
}
