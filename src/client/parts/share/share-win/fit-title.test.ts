import { describe, expect, test } from 'vitest';

import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { workoutSummaries } from '#programme/workouts/workout-summaries.ts';
import { fitTitle } from './draw-story.ts';

/** Letters as wide as the display face's are on average, and a little more. */
const widthOf = (text: string, sizePx: number) => text.length * sizePx * 0.58;
const limits = { widthPx: 960, largestPx: 118, smallestPx: 88, widthOf };

describe('fitTitle', () => {
  test('a short title stands on one line in the largest letters', () => {
    expect(fitTitle('Glute Burner', limits)).toEqual({ lines: ['Glute Burner'], sizePx: 118 });
  });

  test('a long one is broken where its lines are most alike, never after "&"', () => {
    expect(fitTitle('Strength & Core Foundation', limits)).toEqual({
      lines: ['Strength & Core', 'Foundation'],
      sizePx: 110,
    });
  });

  test('every title of both editions fits in large letters', () => {
    const titles = (['a', 'b'] as const).flatMap((edition) =>
      workoutSummaries(edition, SHIPPED_WORDS).map(({ shortTitle }) => shortTitle),
    );
    expect(titles).toHaveLength(24);
    for (const title of titles) {
      const { lines, sizePx } = fitTitle(title, limits);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(sizePx).toBeGreaterThanOrEqual(88);
      expect(lines.join(' ')).toBe(title);
      for (const line of lines) expect(widthOf(line, sizePx)).toBeLessThanOrEqual(960);
    }
  });

  test('a title of one endless word is made as small as it must be', () => {
    const { lines, sizePx } = fitTitle('W'.repeat(60), limits);
    expect(lines).toHaveLength(1);
    expect(widthOf(lines[0] ?? '', sizePx)).toBeLessThanOrEqual(960);
  });
});
