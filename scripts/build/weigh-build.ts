import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const KILOBYTE = 1000;

interface Weights {
  script: number;
  styles: number;
}

interface Row {
  page: string;
  what: keyof Weights;
  weight: number;
  limit: number;
}

/** What a page may bring until its screen is there, in kB of brotli. */
const LIMITS: readonly ({ page: string } & Weights)[] = [
  { page: 'landing.html', script: 12, styles: 8.9 },
  { page: 'login.html', script: 80, styles: 8.9 },
  { page: 'main-app.html', script: 128, styles: 9.5 },
];

/** The table of weights; throws when a page is over its limit. */
export function weighBuild(folder: string): string {
  const rows = LIMITS.flatMap(({ page, ...limits }): Row[] => {
    const weights = weigh(folder, readFileSync(join(folder, page), 'utf8'));
    return (['script', 'styles'] as const).map((what) => ({ page, what, weight: weights[what], limit: limits[what] }));
  });
  const table = rows.map(rowText).join('\n');
  if (rows.some(({ weight, limit }) => weight > limit)) throw new Error(`Too heavy:\n${table}`);
  return table;
}

function rowText({ page, what, weight, limit }: Row): string {
  return `${`${what} of ${page}`.padEnd(26)}${weight.toFixed(1).padStart(6)} kB brotli, limit ${limit}`;
}

/** In kB: the scripts that a page names, and the styles inside it. */
export function weigh(folder: string, html: string): Weights {
  const scripts = html.matchAll(/(?:src|rel="modulepreload".*? href)="\/(assets\/[^"]+\.js)"/g);
  const script = [...scripts].reduce((sum, [, file = '']) => sum + sentBytes(join(folder, file)), 0);
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  return { script: script / KILOBYTE, styles: brotliCompressSync(css).length / KILOBYTE };
}

function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
