import { describe, expect, test } from 'vitest';
import { linesInJson } from './lines-in-json.ts';

const TEXT = `
{
  "company": "a \\"b\\" {",
  "quotes": [
    { "text": "x" },
    { "text": "y", "name":
      "z" }
  ],
  "videoUrl": {
    "a1": "https:\\/\\/x",
    "a1": 2
  }, "last": [[], {}, -1.5e3, null]
}`;

describe('the line of a thing in a JSON text', () => {
  const lineOf = linesInJson(TEXT);

  test.each([
    [[], 2],
    [['company'], 3],
    [['quotes'], 4],
    [['quotes', 0], 5],
    [['quotes', 1, 'name'], 6],
    [['videoUrl'], 9],
    [['last', 2], 12],
  ])('%j is on line %i', (path, line) => {
    expect(lineOf(path)).toBe(line);
  });

  test('a name said twice counts where it was said last', () => {
    expect(lineOf(['videoUrl', 'a1'])).toBe(11);
  });

  test('what is missing stands where the thing around it does', () => {
    expect([lineOf(['quotes', 0, 'name']), lineOf(['unknown', 'deep'])]).toEqual([5, 2]);
  });
});
