import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const KILOBYTE = 1000;
const FEATURES = 'src/client/features';
const MEMBER = ['src/client/app/route-guard.tsx', 'src/client/app/query-area.tsx'];

/**
 * What arrives compressed until a screen is there, in kB, against what it is meant to be and the most that it may be: some
 * kilobytes above what has been reached, so that nothing large comes along unseen, and nobody bends code for a few hundred
 * bytes that no person feels.
 * `screens` are the parts that are loaded on demand on the way; what those import comes along.
 */
const BUDGETS = [
  { name: 'script for /', screens: [`${FEATURES}/landing/landing-screen.tsx`], limit: 75, goal: 78 },
  { name: 'script for /login', screens: [`${FEATURES}/auth/auth-screen.tsx`], limit: 77, goal: 80 },
  {
    name: 'script for /dashboard-full',
    screens: [...MEMBER, 'src/client/app/main-app/main-app-screen.tsx', 'src/client/ask-early.ts'],
    limit: 121,
    goal: 130,
  },
  { name: 'styles inside / and /login', sheets: ['first', 'arrival'], limit: 10, goal: 10 },
  { name: 'styles inside /dashboard-full', sheets: ['first', 'main-app'], limit: 11.5, goal: 10 },
];

/** The table of weights; throws when one is over its limit. */
export function weighBuild(folder, manifest, styles) {
  const rows = BUDGETS.map((budget) => ({ ...budget, weight: weightOf(folder, filesFor(budget, manifest, styles)) }));
  const table = rows.map(rowText).join('\n');
  const tooHeavy = rows.filter(({ weight, limit }) => weight > limit);
  if (tooHeavy.length > 0) {
    throw new Error(`Too heavy: ${tooHeavy.map(({ name }) => name).join(', ')}.\n${table}`);
  }
  return table;
}

function rowText({ name, weight, limit, goal }) {
  const verdict = weight > goal ? `${(weight - goal).toFixed(1)} over the goal` : 'meets the goal';
  return `${name.padEnd(30)}${weight.toFixed(1).padStart(6)} kB brotli   goal ${goal}, limit ${limit}: ${verdict}`;
}

export function filesFor({ screens = [], sheets }, manifest, styles) {
  const keys = Object.keys(manifest);
  if (sheets) return sheets.map((sheet) => styles[sheet]);
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}; the budgets in scripts/build/weigh-build.mjs name it.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of [...keys.filter((name) => manifest[name].isEntry), ...screens]) visit(key);
  return [...files];
}

/** In kB, as sent to a browser that takes brotli. */
function weightOf(folder, files) {
  const bytes = files.map((file) => {
    const path = join(folder, file);
    return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : readFileSync(path).length;
  });
  return bytes.reduce((sum, size) => sum + size, 0) / KILOBYTE;
}
