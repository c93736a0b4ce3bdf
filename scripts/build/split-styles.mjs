import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes several style sheets of the one that Vite writes: that of every page, that of the pages people arrive at, that of
 * pages of words, and those of the main app's first screen, of its later views and of the other screens of a member. The
 * shell says where they are, for `platform/style-sheets.ts`. Returns the file of each.
 */
export function splitStyles({ folder, shellFile, usersFile }) {
  const shell = readFileSync(shellFile, 'utf8');
  const whole = /assets\/style-[\w-]+\.css/.exec(shell)?.[0];
  if (!whole) throw new Error('The shell names no style sheet.');
  const users = JSON.parse(readFileSync(usersFile, 'utf8'));
  const sheets = new Map(Object.entries(users).map(([file, areas]) => [file, sheetOf(areas)]));
  const parts = partsOf(readFileSync(join(folder, whole), 'utf8'), sheets);
  rmSync(join(folder, whole));
  const files = Object.fromEntries(
    Object.entries(parts).map(([sheet, css]) => {
      const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
      const file = `assets/${sheet === 'first' ? 'style' : `style-${sheet}`}-${hash}.css`;
      writeFileSync(join(folder, file), css);
      return [sheet, file];
    }),
  );
  const { first, ...later } = files;
  const places = Object.entries(later).map(([sheet, file]) => `<meta name="style-sheet-${sheet}" content="/${file}">`);
  writeFileSync(
    shellFile,
    shell.replace(whole, first).replace('</head>', () => `${places.join('')}</head>`),
  );
  return files;
}

/** The sheet of a style file, by the areas that use it: one that all of them load. */
export function sheetOf(areas) {
  const users = new Set(areas);
  // The paywall loads the sheets of its neighbours on either side.
  const isOfPaywall = users.delete('purchase');
  const [only = 'arrival'] = users;
  if (isOfPaywall && !PUBLIC.some((area) => users.has(area))) return users.size === 0 ? 'arrival' : 'main-app';
  if (users.size < 2) return SHEET_OF_ONE[only] ?? 'first';
  if (PUBLIC.some((area) => users.has(area))) return 'first';
  return users.has('home') ? 'main-app' : 'later-views';
}

const PUBLIC = ['app', 'arrival', 'words'];

const SHEET_OF_ONE = {
  arrival: 'arrival',
  words: 'words',
  home: 'main-app',
  'later-views': 'later-views',
  screens: 'screens',
};

/** Every rule with its sheet; what is of several sheets, or of none, stays in the first. A layer's rules stay in it. */
export function partsOf(css, sheets) {
  const parts = { first: '', arrival: '', words: '', 'main-app': '', 'later-views': '', screens: '' };
  for (const block of blocksOf(css)) {
    const [layer] = LAYER.exec(block) ?? [];
    if (layer) {
      const inside = partsOf(block.slice(layer.length, block.lastIndexOf('}')), sheets);
      for (const [sheet, rules] of Object.entries(inside)) parts[sheet] += rules && `${layer}${rules}}`;
    } else {
      parts[sheetOfBlock(block, sheets)] += block;
    }
  }
  return parts;
}

const LAYER = /^\s*@layer [\w-]+\s*\{/;

function sheetOfBlock(block, sheets) {
  const names = block.replaceAll(TEXTS, '').matchAll(/(?:\.|@keyframes )([a-z0-9-]+)_/g);
  const wanted = new Set([...names].map(([, prefix]) => sheets.get(prefix)));
  const [only = 'first'] = wanted.size === 1 ? wanted : [];
  return only;
}

const TEXTS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\//gs;
const MARKS = new RegExp(`${TEXTS.source}|[{};]`, 'gs');

/** The top level of a style sheet, cut into its rules. */
function blocksOf(css) {
  const blocks = [];
  let [depth, start] = [0, 0];
  for (const { 0: mark, index } of css.matchAll(MARKS)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth > 0 || !['}', ';'].includes(mark)) continue;
    blocks.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return [...blocks, css.slice(start)];
}
