import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { picturesOfWeek } from '../../src/client/coach/coach-pictures-of-week.ts';

test.each(['a', 'b'] as const)('in edition %s a week is little enough for a connection that costs', (plan) => {
  for (const week of [1, 2, 3, 4] as const) {
    const pictures = picturesOfWeek({ plan, week, next: undefined }, SHIPPED_WORDS);
    const bytes = pictures.map((address) => statSync(`public${address}`).size);
    // Beside the app itself, together three megabytes.
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(2_400_000);
  }
});
