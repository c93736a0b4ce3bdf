import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  { hour: 0, words: 'Still up, Amira?' },
  { hour: 4, words: 'Still up, Amira?' },
  { hour: 5, words: 'Morning, Amira' },
  { hour: 11, words: 'Morning, Amira' },
  { hour: 12, words: 'Afternoon, Amira' },
  { hour: 17, words: 'Afternoon, Amira' },
  { hour: 18, words: 'Evening, Amira' },
  { hour: 22, words: 'Evening, Amira' },
  { hour: 23, words: 'Still up, Amira?' },
])('at $hour o’clock: $words', ({ hour, words }) => expect(greeting(hour, 'Amira')).toBe(words));
