import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Screens that open before anybody is signed in: their styles come with the first page. */
const PUBLIC_FEATURES =
  /\/features\/(auth|confirm-email|confirm-purchase|help|landing|legal-pages|not-found|password-reset)\//;

/** What the first screen of a member needs. */
const MAIN_APP = /\/(features\/(home\/|workouts\/(back|week)-header)|app\/main-app\/)/;

/** What she opens from there, loaded with it. */
const LATER_VIEWS = /\/features\/(install|nutrition|workouts)\//;

/**
 * Makes several style sheets of the one that Vite writes: that of the first page, and those of the main app's first
 * screen, of its later views and of the other screens, which are loaded with them. The shell says where they are, for `platform/style-sheets.ts`.
 */
export function splitStyles({ root, folder, shellFile }) {
  const shell = readFileSync(shellFile, 'utf8');
  const whole = /assets\/style-[\w-]+\.css/.exec(shell)?.[0];
  if (!whole) throw new Error('The shell names no style sheet.');
  const parts = partsOf(readFileSync(join(folder, whole), 'utf8'), sheetsByPrefix(join(root, 'src/client')));
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

/** The style files' names, which begin the names of their classes, and the sheet that each belongs to. */
function sheetsByPrefix(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(({ name }) =>
    name.endsWith('.module.css'),
  );
  return new Map(
    files.map(({ name, parentPath }) => [basename(name, '.module.css'), sheetOf(`${parentPath}/${name}`)]),
  );
}

export function sheetOf(path) {
  if (MAIN_APP.test(path)) return 'main-app';
  if (LATER_VIEWS.test(path)) return 'later-views';
  return /\/features\//.test(path) && !PUBLIC_FEATURES.test(path) ? 'screens' : 'first';
}

/** Every rule with its sheet; what is of several sheets, or of none, stays in the first. */
export function partsOf(css, sheets) {
  const parts = { first: '', 'main-app': '', 'later-views': '', screens: '' };
  for (const block of blocksOf(css)) {
    const names = block.replaceAll(TEXTS, '').matchAll(/(?:\.|@keyframes )([a-z0-9-]+)_/g);
    const wanted = new Set([...names].map(([, prefix]) => sheets.get(prefix)));
    const [only = 'first'] = wanted.size === 1 ? wanted : [];
    parts[only] += block;
  }
  return parts;
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
