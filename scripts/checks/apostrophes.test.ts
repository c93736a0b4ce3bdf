import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words that the specification quotes stay to the letter. */
const QUOTED = [
  "That's a lot of steps!",
  "Passwords don't match",
  "You're building strength!",
  "You're getting stronger!",
  "You're crushing it!",
  "You're absolutely killing it!",
];

const SHOWN = ['src/{client,contract,domain}/**/*.{ts,tsx}', 'src/programme/**/*.ts'];
const NOT_SHOWN = [/\.(test|fixture)\./, /^src\/programme\/(moves|clips)\//];
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** As in "don't", "the coach's" and "members' own". */
const TYPEWRITTEN = /\p{L}'(s|t|re|ve|ll|d|m)\b|s' \p{L}/u;

test('what is shown has curly apostrophes, in whatever file it stands', () => {
  const files = globSync(SHOWN).filter((file) => !NOT_SHOWN.some((pattern) => pattern.test(file)));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    withoutQuoted(readFileSync(file, 'utf8').replaceAll(COMMENTS, ''))
      .split('\n')
      .filter((line) => TYPEWRITTEN.test(line.replaceAll(/'(\w+)' in /g, '$1 in ')))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

const withoutQuoted = (text: string): string => QUOTED.reduce((left, words) => left.replaceAll(words, ''), text);
