import { expect, test } from 'vitest';
import { type LevelWishes, wishedLevel } from './wished-level.ts';

const FREE = { isEased: false };
const EASED = { isEased: true };

test.each<[LevelWishes, string]>([
  [FREE, 'standard'],
  [{ ...FREE, answers: 'easier' }, 'easier'],
  [{ ...FREE, answers: 'easier', start: 'harder' }, 'harder'],
  [{ ...FREE, start: 'harder', remembered: 'standard' }, 'standard'],
  [{ ...FREE, remembered: 'harder', today: 'easier' }, 'easier'],
  [{ ...FREE, today: 'easier', chosen: 'harder' }, 'harder'],
  [EASED, 'easier'],
  [{ ...EASED, start: 'harder', answers: 'standard' }, 'easier'],
  [{ ...EASED, today: 'harder' }, 'easier'],
  [{ ...EASED, remembered: 'standard' }, 'standard'],
  [{ ...EASED, remembered: 'standard', chosen: 'easier' }, 'easier'],
])('%j wishes for %s', (wishes, level) => {
  expect(wishedLevel(wishes)).toBe(level);
});
