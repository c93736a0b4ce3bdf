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

test.each([
  { name: 'Anna Maria', words: 'Morning, Anna Maria' },
  { name: 'Maria Wilhelmina Constantia', words: 'Morning, Maria' },
  { name: 'Wolfeschlegelsteinhausenbergerdorff', words: 'Morning, Wolfeschlegelsteinh…' },
])('$name is greeted on one line', ({ name, words }) => expect(greeting(9, name)).toBe(words));
