import { expect, test } from 'vitest';
import { MOVES } from '#programme/moves/all-moves.ts';
import { workoutsOfWeek } from '#programme/workouts/workouts.ts';
import { picturesOfNextWeeks, picturesOfWeek } from './coach-pictures-of-week.ts';
import { keyPictureAddress, stripAddress } from './strips.ts';

test('the next workout comes first, and no picture of the week is missing or there twice', () => {
  const [, second] = workoutsOfWeek('a', 2);
  const pictures = picturesOfWeek({ plan: 'a', week: 2, next: second?.id });
  const [first] = second?.circuits[0]?.moves ?? [];
  expect(pictures.slice(0, 2)).toEqual([`/coach/key/${first}-standard.webp`, `/coach/${first}-standard.webp`]);
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const { circuits } of workoutsOfWeek('a', 2))
    for (const move of circuits.flatMap(({ moves }) => moves)) expect(pictures).toContain(`/coach/${move}-harder.webp`);
  expect(pictures).toContain('/coach/key/march-easier.webp');
});

test.each([1, 2, 3, 4] as const)('week %i and the one after it are a part of all pictures, this week first', (week) => {
  const plan = 'a';
  const thisWeek = picturesOfWeek({ plan, week, next: undefined });
  const pictures = picturesOfNextWeeks({ plan, week, next: undefined });
  expect(pictures.slice(0, thisWeek.length)).toEqual(thisWeek);
  expect(new Set(pictures).size).toBe(pictures.length);
  const all = Object.keys(MOVES).flatMap((id) =>
    ['easier', 'standard', 'harder'].flatMap((level) => addressesOf(`${id}-${level}`)),
  );
  expect(pictures.length).toBeLessThan(all.length * 0.7);
});

const addressesOf = (name: string) => [keyPictureAddress(name) ?? [], stripAddress(name)].flat();
