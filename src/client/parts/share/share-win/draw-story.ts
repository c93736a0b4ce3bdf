import { appName } from '#client/browser/app-name.ts';
import { rootColour } from '#client/browser/root-colour.ts';
import { STORY_SAFE_AREA, STORY_SIZE, type StoryFigure, type StoryWords } from '#domain/progress/share-story.ts';

const COLOUR = {
  get ground() {
    return rootColour('--deep');
  },
  get coral() {
    return rootColour('--signal');
  },
  get quiet() {
    return rootColour('--on-panel-soft');
  },
  get disc() {
    return rootColour('--pale');
  },
  white: '#ffffff',
  sun: '#ffc94d',
  dimLogoTick: 'rgb(255 255 255 / 0.38)',
} as const;

const DISPLAY = '"Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif';
const TEXT = '"Figtree", "Figtree Fallback", system-ui, sans-serif';

const MIDDLE = STORY_SIZE.width / 2;
const TITLE_WIDTH = 960;
const LARGEST_DIAL = 620;
/** The diameter that its measures below are of. */
const DIAL_MEASURED = 720;
const WORKOUT_HEIGHT = 128;
const FIGURES_HEIGHT = 158;
const ADDRESS_HEIGHT = 54;
const GAP = 34;
/** Between two minutes of the dial, in radians. */
const GAP_OF_MINUTES = 0.031;
/** Side of her picture, in diameters of the disc, whose edge cuts her at the knees. */
const COACH_SHARE = 1.28;

export function drawStory(
  canvas: CanvasRenderingContext2D,
  words: StoryWords,
  { address, ...dial }: { address: string; minutes: number; coach: CanvasImageSource | undefined },
): void {
  canvas.fillStyle = COLOUR.ground;
  canvas.fillRect(0, 0, STORY_SIZE.width, STORY_SIZE.height);
  canvas.textAlign = 'center';
  canvas.textBaseline = 'alphabetic';

  drawBrand(canvas);
  const wordsEnd = drawWords(canvas, words);
  const dialTop = wordsEnd + GAP;
  const figures = words.figures.length > 0 ? FIGURES_HEIGHT : 0;
  const room = STORY_SAFE_AREA.bottom - ADDRESS_HEIGHT - figures - WORKOUT_HEIGHT - dialTop;
  const size = Math.min(LARGEST_DIAL, room);
  drawDial(canvas, { top: dialTop, size, ...dial });
  const gap = (room - size) / 3;
  const workoutTop = dialTop + size + gap;
  write(canvas, words.title, { baseline: workoutTop + 70, font: `700 52px ${DISPLAY}`, colour: COLOUR.white });
  write(canvas, words.code, { baseline: workoutTop + 122, font: `500 38px ${TEXT}`, colour: COLOUR.quiet });
  drawFigures(canvas, words.figures, workoutTop + WORKOUT_HEIGHT + gap);
  write(canvas, address, {
    baseline: STORY_SAFE_AREA.bottom - 12,
    font: `600 34px ${TEXT}`,
    colour: COLOUR.sun,
  });
}

export async function loadStoryFonts(): Promise<void> {
  await Promise.allSettled([
    document.fonts.load(`700 118px ${DISPLAY}`),
    document.fonts.load(`600 44px ${TEXT}`),
    document.fonts.load(`500 44px ${TEXT}`),
  ]);
}

function write(
  canvas: CanvasRenderingContext2D,
  text: string,
  { x = MIDDLE, baseline, font, colour }: { x?: number; baseline: number; font: string; colour: string },
): void {
  setFont(canvas, font);
  canvas.fillStyle = colour;
  canvas.fillText(text, x, baseline);
}

/** Letter spacing is missing from some browsers' canvas. */
function setFont(canvas: CanvasRenderingContext2D, font: string): void {
  canvas.letterSpacing = font.endsWith(DISPLAY) ? '-0.03em' : '0em';
  canvas.font = font;
}

function drawBrand(canvas: CanvasRenderingContext2D): void {
  const font = `700 44px ${DISPLAY}`;
  const name = appName();
  const ring = 60;
  const gap = 18;
  const y = STORY_SAFE_AREA.top + ring / 2;
  setFont(canvas, font);
  const nameWidth = canvas.measureText(name).width;
  const left = MIDDLE - (ring + gap + nameWidth) / 2;
  drawTicks(canvas, {
    ticks: 12,
    lit: 6,
    middle: [left + ring / 2, y],
    radius: 15,
    length: 10,
    thickness: 5.4,
    litColour: COLOUR.coral,
    dimColour: COLOUR.dimLogoTick,
  });
  canvas.textAlign = 'left';
  write(canvas, name, { x: left + ring + gap, baseline: y + 15, font, colour: COLOUR.white });
  canvas.textAlign = 'center';
}

function drawWords(canvas: CanvasRenderingContext2D, { headline, told }: StoryWords): number {
  const fontOf = (sizePx: number) => `700 ${sizePx}px ${DISPLAY}`;
  const widthOf = (text: string, sizePx: number) => {
    setFont(canvas, fontOf(sizePx));
    return canvas.measureText(text).width;
  };
  const fitted = fitTitle(headline, { widthPx: TITLE_WIDTH, largestPx: 128, smallestPx: 88, widthOf });
  let baseline = 322;
  for (const line of fitted.lines) {
    baseline += Math.round(fitted.sizePx * 0.96);
    write(canvas, line, { baseline, font: fontOf(fitted.sizePx), colour: COLOUR.white });
  }
  const toldBaseline = baseline + 74;
  write(canvas, told, { baseline: toldBaseline, font: `600 46px ${TEXT}`, colour: COLOUR.sun });
  return toldBaseline;
}

interface Dial {
  top: number;
  size: number;
  minutes: number;
  coach: CanvasImageSource | undefined;
}

function drawDial(canvas: CanvasRenderingContext2D, { top, size, minutes, coach }: Dial): void {
  const y = top + size / 2;
  const unit = size / DIAL_MEASURED;
  drawMinutes(canvas, { minutes, y, radius: 347 * unit, thickness: 24 * unit });
  const discRadius = 314 * unit;
  canvas.save();
  canvas.beginPath();
  canvas.arc(MIDDLE, y, discRadius, 0, 2 * Math.PI);
  canvas.fillStyle = COLOUR.disc;
  canvas.fill();
  canvas.clip();
  const side = 2 * COACH_SHARE * discRadius;
  if (coach) canvas.drawImage(coach, MIDDLE - side / 2, y - discRadius, side, side);
  canvas.restore();
}

interface Minutes {
  minutes: number;
  y: number;
  radius: number;
  thickness: number;
}

/** A tick for each minute, closed to a full circle as at the end of the session. */
function drawMinutes(canvas: CanvasRenderingContext2D, { minutes, y, radius, thickness }: Minutes): void {
  const count = Math.max(1, minutes);
  const step = (2 * Math.PI) / count;
  const gap = Math.min(GAP_OF_MINUTES, step * 0.2);
  canvas.lineWidth = thickness;
  canvas.lineCap = 'butt';
  canvas.strokeStyle = COLOUR.sun;
  for (let index = 0; index < count; index += 1) {
    const from = index * step - Math.PI / 2;
    canvas.beginPath();
    canvas.arc(MIDDLE, y, radius, from + gap / 2, from + step - gap / 2);
    canvas.stroke();
  }
}

interface Ticks {
  ticks: number;
  lit: number;
  middle: readonly [number, number];
  radius: number;
  length: number;
  thickness: number;
  litColour: string;
  dimColour: string;
}

function drawTicks(canvas: CanvasRenderingContext2D, dial: Ticks): void {
  const { ticks, lit, radius, length, thickness } = dial;
  const [x, y] = dial.middle;
  canvas.lineWidth = thickness;
  canvas.lineCap = 'round';
  for (let index = 0; index < ticks; index += 1) {
    const angle = (index / ticks) * 2 * Math.PI;
    const [across, up] = [Math.sin(angle), -Math.cos(angle)];
    canvas.strokeStyle = index < lit ? dial.litColour : dial.dimColour;
    canvas.beginPath();
    canvas.moveTo(x + across * radius, y + up * radius);
    canvas.lineTo(x + across * (radius + length), y + up * (radius + length));
    canvas.stroke();
  }
}

function drawFigures(canvas: CanvasRenderingContext2D, figures: readonly StoryFigure[], top: number): void {
  const column = 340;
  figures.forEach(({ value, name }, index) => {
    const x = MIDDLE + (index - (figures.length - 1) / 2) * column;
    write(canvas, value, {
      x,
      baseline: top + 84,
      font: `700 ${figureSize(value)}px ${DISPLAY}`,
      colour: COLOUR.white,
    });
    write(canvas, name, { x, baseline: top + 142, font: `500 38px ${TEXT}`, colour: COLOUR.quiet });
  });
}

const figureSize = (value: string): number => (value.length > 5 ? 76 : 96);

interface FittedTitle {
  lines: readonly string[];
  sizePx: number;
}

interface Limits {
  widthPx: number;
  largestPx: number;
  smallestPx: number;
  widthOf: (text: string, sizePx: number) => number;
}

const STEP_PX = 2;

/** One line while it can be large, else the best two lines, else smaller. */
export function fitTitle(title: string, limits: Limits): FittedTitle {
  const { widthPx, largestPx, smallestPx, widthOf } = limits;
  const longest = (lines: readonly string[], sizePx: number) => Math.max(...lines.map((line) => widthOf(line, sizePx)));
  for (let sizePx = largestPx; sizePx >= smallestPx; sizePx -= STEP_PX) {
    for (const lines of waysToBreak(title)) {
      if (longest(lines, sizePx) <= widthPx) return { lines, sizePx };
    }
  }
  const lines = waysToBreak(title).at(-1) ?? [title];
  return { lines, sizePx: Math.floor((smallestPx * widthPx) / longest(lines, smallestPx)) };
}

/** A line never ends in "&". */
function waysToBreak(title: string): string[][] {
  const words = title.split(' ');
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .filter(([first = '']) => !first.endsWith('&'))
    .sort((one, other) => unevenness(one) - unevenness(other));
  const best = breaks[0];
  return best ? [[title], best] : [[title]];
}

const unevenness = ([first = '', second = '']: readonly string[]): number => Math.abs(first.length - second.length);
