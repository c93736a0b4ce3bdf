import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import type { Measure } from '../scripts/bench.ts';
import { chromiumLaunch } from '../tests/e2e/chromium-launch.ts';
import type { FrameTimes } from './figure-frame/page-script.ts';

/**
 * About a mid phone, seen from a desktop. The times are multiplied instead of having the browser slow itself down,
 * because it does that by sleeping, and the best of several runs would be one in which it did not.
 */
const CPU_SLOWDOWN = 6;
/** What a frame of the coach may take there, drawing, writing and layout together. */
const ALLOWED_MS = 2;
const SMALL = { runs: 20, nth: 8 };
const FULL = { runs: 30, nth: 1 };

declare const measureFrames: (runs: number, nth: number) => FrameTimes;

/** What one picture of the moving coach costs a browser at a sixth of this machine's speed. */
export const measure: Measure = async ({ isFull }) => {
  const script = await pageScript();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addScriptTag({ content: script });
    const { runs, nth } = isFull ? FULL : SMALL;
    const { clips, emptyMs } = await page.evaluate(([count, step]) => measureFrames(count, step), [runs, nth] as const);
    const byTime = clips.toSorted((one, other) => one.ms - other.ms);
    const row = (frame: string, ms: number) => ({
      frame,
      slowedMs: Number((ms * CPU_SLOWDOWN).toFixed(4)),
      timesAnEmptyOne: Math.round(ms / emptyMs),
      percentOfAllowed: Math.round((100 * ms * CPU_SLOWDOWN) / ALLOWED_MS),
    });
    return [
      row('empty', emptyMs),
      ...byTime.slice(byTime.length >> 1, (byTime.length >> 1) + 1).map(({ name, ms }) => row(`middle: ${name}`, ms)),
      ...byTime.slice(-1).map(({ name, ms }) => row(`slowest: ${name}`, ms)),
    ];
  } finally {
    await browser.close();
  }
};

/** The figure as the product's build makes it, in one file. */
async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'figure-frame/page-script.ts'), formats: ['iife'], name: 'figure' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The page’s script could not be built.');
  return output.output[0].code;
}
