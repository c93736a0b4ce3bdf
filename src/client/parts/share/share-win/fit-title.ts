export interface FittedTitle {
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
