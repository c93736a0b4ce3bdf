import { expect, test } from 'vitest';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { workoutsOfWeek } from '#programme/workouts/workouts.ts';
import { picturesOfFollowingWeek, picturesOfWeek } from './coach-pictures-of-week.ts';

test('the next workout comes first, and no picture of the week is missing or there twice', () => {
  const [, second] = workoutsOfWeek('a', 2, SHIPPED_WORDS);
  const pictures = picturesOfWeek({ plan: 'a', week: 2, next: second?.id }, SHIPPED_WORDS);
  const [first] = second?.circuits[0]?.moves ?? [];
  expect(pictures.slice(0, 2)).toEqual([`/coach/key/${first}-standard.webp`, `/coach/${first}-standard.webp`]);
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const { circuits } of workoutsOfWeek('a', 2, SHIPPED_WORDS))
    for (const move of circuits.flatMap(({ moves }) => moves)) expect(pictures).toContain(`/coach/${move}-harder.webp`);
  expect(pictures).toContain('/coach/key/march-easier.webp');
});

test('the following week is the next one, and none after the last', () => {
  const plan = 'a';
  const second = picturesOfWeek({ plan, week: 2, next: undefined }, SHIPPED_WORDS);
  expect(picturesOfFollowingWeek({ plan, week: 1 }, SHIPPED_WORDS)).toEqual(second);
  expect(picturesOfFollowingWeek({ plan, week: 4 }, SHIPPED_WORDS)).toEqual([]);
});
