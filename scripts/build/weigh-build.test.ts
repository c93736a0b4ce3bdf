import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { weigh } from './weigh-build.ts';

test('a page weighs the scripts that it names, as they are sent, and the styles inside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fit-weigh-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, bytes] of [
    ['app.js', 9000],
    ['app.js.br', 3000],
    ['early.js', 100],
    ['screen.js', 500],
    ['later.js', 7000],
  ] as const) {
    writeFileSync(join(folder, 'assets', name), 'x'.repeat(bytes));
  }
  const html = `<script type="module" fetchpriority="low" crossorigin src="/assets/app.js"></script>
<link rel="stylesheet" disabled crossorigin href="/assets/app.css">
<style>p{margin:0}</style><script src="/assets/early.js"></script>
<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/screen.js">`;
  const { script, styles } = weigh(folder, html);
  expect(script).toBe(3.6);
  expect(styles).toBeGreaterThan(0);
  expect(styles).toBeLessThan(0.05);
});
