import { expect, test } from 'vitest';
import type { ComingBadge } from '#domain/progress/workout-badges.ts';
import { missingWords } from './badge-words.ts';

const CASES: [ComingBadge, string][] = [
  [{ badge: { kind: 'first' }, toGo: 1 }, 'Finish any workout. Any length counts.'],
  [{ badge: { kind: 'short' }, toGo: 1 }, 'Finish a 15 or 10 minute version.'],
  [{ badge: { kind: 'five' }, toGo: 1 }, 'One workout to go.'],
  [{ badge: { kind: 'five' }, toGo: 4 }, '4 workouts to go.'],
  [{ badge: { kind: 'week', week: 2 }, toGo: 1 }, 'One workout of week 2 to go.'],
  [{ badge: { kind: 'week', week: 3 }, toGo: 3 }, '3 workouts of week 3 to go.'],
  [{ badge: { kind: 'halfway' }, toGo: 1 }, 'One to go.'],
  [{ badge: { kind: 'halfway' }, toGo: 5 }, '5 more to go.'],
  [{ badge: { kind: 'block', block: 1 }, toGo: 1 }, 'One workout of this block to go.'],
  [{ badge: { kind: 'block', block: 1 }, toGo: 11 }, '11 workouts of this block to go.'],
];

test.each(CASES)('%o is missing: %s', (coming, words) => expect(missingWords(coming)).toBe(words));
