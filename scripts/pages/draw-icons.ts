// Draws the app's icons and the pictures that iPhones show while it starts, from public/favicon.svg. Run it after a
// change of either list and keep what it writes: node scripts/pages/draw-icons.ts
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { STARTUP_PICTURES } from '#client/features/install/startup-pictures.ts';
import { chromiumLaunch } from '#tests/e2e/support/chromium-launch.ts';

const EVERGREEN = '#0f4c45';
const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));

const dial = (await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')).match(/<g .*<\/g>/s)?.[0];
if (!dial) throw new Error('public/favicon.svg has no dial to draw.');

/** Lucide's dumbbell and footprints (ISC licence). */
const GLYPHS = {
  workout:
    '<path d="M17.596 12.768a2 2 0 1 0 2.829-2.829l-1.768-1.767a2 2 0 0 0 2.828-2.829l-2.828-2.828a2 2 0 0 0-2.829 2.828l-1.767-1.768a2 2 0 1 0-2.829 2.829z"/><path d="m2.5 21.5 1.4-1.4"/><path d="m20.1 3.9 1.4-1.4"/><path d="M5.343 21.485a2 2 0 1 0 2.829-2.828l1.767 1.768a2 2 0 1 0 2.829-2.829l-6.364-6.364a2 2 0 1 0-2.829 2.829l1.768 1.767a2 2 0 0 0-2.828 2.829z"/><path d="m9.6 14.4 4.8-4.8"/>',
  steps:
    '<path d="M4 16v-2.38C4 11.5 2.97 10.5 3 8c.03-2.72 1.49-6 4.5-6C9.37 2 10 3.8 10 5.5c0 3.11-2 5.66-2 8.68V16a2 2 0 1 1-4 0Z"/><path d="M20 20v-2.38c0-2.12 1.03-3.12 1-5.62-.03-2.72-1.49-6-4.5-6C14.63 6 14 7.8 14 9.5c0 3.11 2 5.66 2 8.68V20a2 2 0 1 0 4 0Z"/><path d="M16 17h4"/><path d="M4 13h4"/>',
};

/** `share`: part of the width; `corner`: radius in 1/32 of the width. */
function dialPicture(width: number, height: number, share: number, corner = 0): string {
  const size = Math.min(width, height) * share;
  const [left, top] = [(width - size) / 2, (height - size) / 2];
  const round = (corner / 32) * width;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${round}" fill="${EVERGREEN}"/><svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="2 2 28 28">${dial}</svg></svg>`;
}

function glyphPicture(size: number, glyph: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${size / 4}" fill="${EVERGREEN}"/><svg x="${size * 0.24}" y="${size * 0.24}" width="${size * 0.52}" height="${size * 0.52}" viewBox="0 0 24 24" fill="none" stroke="#ffc94d" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${glyph}</svg></svg>`;
}

const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage();
  for (const size of [192, 512]) {
    await draw(page, `icons/icon-${size}.png`, dialPicture(size, size, 0.84, 7), size, size);
    // Launchers may crop to the inner 80 %.
    await draw(page, `icons/maskable-${size}.png`, dialPicture(size, size, 0.62), size, size);
  }
  await draw(page, 'icons/apple-touch-icon.png', dialPicture(180, 180, 0.76), 180, 180);
  await draw(page, 'icons/shortcut-workout-192.png', glyphPicture(192, GLYPHS.workout), 192, 192);
  await draw(page, 'icons/shortcut-steps-192.png', glyphPicture(192, GLYPHS.steps), 192, 192);
  for (const name of STARTUP_PICTURES) {
    const [points = 0, long = 0, density = 0] = name.split('x').map(Number);
    const [width, height] = [points * density, long * density];
    await draw(page, `splash/${name}.png`, dialPicture(width, height, 0.3), width, height);
  }
} finally {
  await browser.close();
}

async function draw(page: Page, name: string, svg: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>*{margin:0}svg{display:block}html,body{background:transparent}</style>${svg}`);
  const file = join(PUBLIC, name);
  await mkdir(join(file, '..'), { recursive: true });
  const png = await page.screenshot({ omitBackground: name.startsWith('icons/icon') || name.includes('shortcut') });
  await writeFile(file, png);
  console.log(`${name} ${png.length} bytes`);
}
