import { expect, test } from 'vitest';
import { keptLimits, LASTING_LIMITS, type LastingLimit, limitsAgainst } from './lasting-limit.ts';
import { STRAINS, type Strain } from './strain.ts';

test.each<[LastingLimit, Strain]>([
  ['kneeling', 'kneeling'],
  ['lying', 'lying'],
  ['jumps', 'impact'],
  ['wrists', 'wrists'],
  ['overhead', 'overhead'],
  ['no-chair', 'chair'],
  ['one-arm', 'two-arms'],
  ['quiet', 'noise'],
  ['girdle', 'girdle'],
])('%s rules out what asks for %s, and nothing else', (limit, strain) => {
  expect(limitsAgainst([strain], LASTING_LIMITS)).toEqual([limit]);
  expect(limitsAgainst([strain], [limit])).toEqual([limit]);
  expect(
    limitsAgainst(
      STRAINS.filter((other) => other !== strain),
      [limit],
    ),
  ).toEqual([]);
});

test('a version is ruled out by all limits that it runs against, and only by those that were marked', () => {
  expect(limitsAgainst(['kneeling', 'wrists', 'load'], ['wrists', 'quiet', 'kneeling'])).toEqual([
    'wrists',
    'kneeling',
  ]);
  expect(limitsAgainst(['kneeling'], ['wrists'])).toEqual([]);
});

test('kept limits stand in the order of the screen, without what is none', () => {
  expect(keptLimits(['quiet', 'nonsense', 'kneeling', 3])).toEqual(['kneeling', 'quiet']);
  expect([keptLimits([]), keptLimits('quiet'), keptLimits(undefined)]).toEqual([[], undefined, undefined]);
});
