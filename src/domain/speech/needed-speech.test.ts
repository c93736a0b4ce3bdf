import { expect, test } from 'vitest';
import type { CallName } from './coach-words.ts';
import { neededLine } from './needed-speech.ts';
import { line } from './spoken-words.fixture.ts';

const callsOf = (call: CallName) => (call === 'needed' ? [line('go'), line('go on')] : [line('hello')]);

test('each time a member is needed elsewhere the next line is said, and after the last the first again', () => {
  expect([0, 1, 2, 3].map((times) => neededLine('needed', times, { callsOf })?.id)).toEqual([
    'go',
    'go on',
    'go',
    'go on',
  ]);
  expect([0, 1].map((times) => neededLine('back', times, { callsOf })?.id)).toEqual(['hello', 'hello']);
});

test('without words nothing is said', () => {
  expect(neededLine('needed', 1, { callsOf: () => [] })).toBeUndefined();
});
