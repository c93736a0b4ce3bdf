import { describe, expect, test } from 'vitest';
import { jsonMistake } from './json-mistake.ts';

describe('the place of the first mistake in a JSON text', () => {
  test.each(['{}', ' {"a": [1, -2.5e3, "x\\u00e9\\n", true, null, {}, []]}\n', '"text"', '0'])(
    '%j has none',
    (text) => {
      JSON.parse(text);
      expect(jsonMistake(text)).toBeUndefined();
    },
  );

  test.each([
    ['', 1, 1],
    ['{', 1, 2],
    ['{\n  "a": 1,\n}', 3, 1],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{\n  a: 1\n}', 2, 3],
    ['{"a": \'x\'}', 1, 7],
    ['{"a": "x\n"}', 1, 7],
    ['{"a" 1}', 1, 6],
    ['[1, 2', 1, 6],
    ['[01]', 1, 3],
    ['{"a": 1} x', 1, 10],
    ['{"a": 1 // note\n}', 1, 9],
  ])('%j: line %i, column %i', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(jsonMistake(text)).toEqual({ line, column });
  });
});
