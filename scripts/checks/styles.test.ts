import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../prepare/project.mjs';

/** What moves without laying the page out again. */
const STILL =
  /^(none|transform|translate|scale|rotate|opacity|visibility|color|fill|stroke-dashoffset|background|background-color|background-position|box-shadow|content|animation-timing-function|--[a-z-]+)$/;

const CLIENT = join(projectFolder, 'src/client');
const sheets = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(CLIENT, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '') }));

test('nothing that moves by itself lays the page out: no size, place or distance is animated', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const moved = sheets.flatMap(({ name, css }) =>
    [...transitioned(css), ...keyframed(css)].filter((property) => !STILL.test(property)).map((it) => `${name}: ${it}`),
  );
  expect(moved).toEqual([]);
});

test('no rule has one `:has` within another: browsers drop it whole', () => {
  expect(hasWithin('.last:has(b:not(:has(small))) > b')).toBe(true);
  expect(hasWithin('.last:has(b:not(:empty)):not(:has(small)) > b')).toBe(false);
  expect(sheets.filter(({ css }) => hasWithin(css)).map(({ name }) => name)).toEqual([]);
});

const hasWithin = (css: string) =>
  css
    .split(':has(')
    .slice(1, -1)
    .some((asked) => !closes(asked));

/** True where the text ends what was open before it. */
function closes(text: string): boolean {
  let open = 1;
  for (const sign of text) {
    if (sign === '(') open += 1;
    if (sign === ')') open -= 1;
    if (open === 0) return true;
  }
  return false;
}

const transitioned = (css: string) =>
  [...css.matchAll(/\btransition(?:-property)?:([^;]+);/g)].flatMap(([, list = '']) =>
    list
      .replaceAll(/\([^()]*\)/g, '')
      .split(',')
      .map((each) => each.trim().split(/\s/)[0] ?? ''),
  );

const keyframed = (css: string) =>
  [...css.matchAll(/@keyframes[^{]+\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, frames = '']) =>
    [...frames.matchAll(/([a-z-]+):[^;]+;/g)].map(([, property = '']) => property),
  );
