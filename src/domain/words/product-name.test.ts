import { expect, test } from 'vitest';
import { nameProblem, SHIPPED_NAME, withProductName } from './product-name.ts';

test.each([
  [SHIPPED_NAME, undefined],
  ['Mum Strong', undefined],
  ['30 + me', undefined],
  ['Élan ’n’ Go!', undefined],
  ['A', 'Use at least 2 letters.'],
  [' Strong', 'Use letters, digits, spaces and ’ . ! ? + - only.'],
  ['<b>Strong</b>', 'Use letters, digits, spaces and ’ . ! ? + - only.'],
  ['Mum & me', 'Use letters, digits, spaces and ’ . ! ? + - only.'],
  ['%PRICE%', 'Use letters, digits, spaces and ’ . ! ? + - only.'],
  ['Say "hi"', 'Use letters, digits, spaces and ’ . ! ? + - only.'],
])('“%s” as a name: %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

test('a name stands wherever the shipped one does, and is not read as a pattern', () => {
  expect(withProductName('Fit in 30: open Fit in 30', 'Mum Strong')).toBe('Mum Strong: open Mum Strong');
  expect(withProductName('Fit in 30', '$& $1')).toBe('$& $1');
});
