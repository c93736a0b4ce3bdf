// Draws the strips, poses and key pictures of the coach's clips into public/coach from the model itself. Run it after a change of a clip, of the rig
// or of how she looks, and keep what it writes; names redraw only these, --stale those whose clip has changed:
//   npm run coach-strips [-- --stale | names such as squat-easier]
// A sheet for looking at clips, drawn larger and turned by some degrees:
//   npm run coach-strips -- --sheet /tmp/sheet.png [--turn 60] squat-standard squat-easier
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { keyPictureAddress, posesAddress, stripAddress } from '#client/coach/strips.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { openCoachPage } from './coach-strips/coach-page.ts';
import { drawnStrips, fileAt, rememberStrips, writeStripTimes } from './coach-strips/drawn-strips.ts';
import { fingerprint } from './coach-strips/fingerprint.ts';
import type { StripManner } from './coach-strips/strip-page.ts';

/** A strip stands in for her stage until she moves, and where she cannot; poses fill a stage; a key picture is up to 163 css pixels large. */
const KEPT: StripManner = { frame: 160, pose: 640, scene: 640, key: 320, quality: 0.7, turn: 0 };
const FOR_REVIEW: StripManner = { frame: 220, pose: 640, scene: 640, key: 220, quality: 0.9, turn: 0 };

type Draw = (name: ClipName, manner: StripManner) => string;
declare const drawStrip: Draw;
declare const drawPoses: Draw;
declare const drawKeyPicture: Draw;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sheet: { type: 'string' },
    turn: { type: 'string', default: '0' },
    stale: { type: 'boolean', default: false },
  },
});
const isClip = (name: string): name is ClipName => Object.hasOwn(NAMED_CLIPS, name);
const everyName = Object.keys(NAMED_CLIPS).filter(isClip);
const unknown = positionals.filter((name) => !isClip(name));
if (unknown.length > 0) {
  console.error(`There is no clip ${unknown.join(', ')}: names are like squat-easier.`);
  process.exit(1);
}
const drawn = drawnStrips();
const wanted = values.stale ? everyName.filter((name) => drawn[name] !== fingerprint(NAMED_CLIPS[name])) : everyName;
const names = positionals.length > 0 ? positionals.filter(isClip) : wanted;

const { browser, page } = await openCoachPage(join(import.meta.dirname, 'coach-strips', 'strip-page.ts'));
try {
  if (values.sheet) await drawSheet(page, values.sheet);
  else await keepStrips(page);
} finally {
  await browser.close();
}

async function keepStrips(from: Page): Promise<void> {
  let bytes = 0;
  for (const name of names) {
    const strip = await from.evaluate(([clip, manner]) => drawStrip(clip, manner), [name, KEPT] as const);
    const sizes = [await keep(strip, stripAddress(name))];
    const poses = posesAddress(name);
    if (poses) {
      const drawn = await from.evaluate(([clip, manner]) => drawPoses(clip, manner), [name, KEPT] as const);
      sizes.push(await keep(drawn, poses));
    }
    const keyAddress = keyPictureAddress(name);
    if (keyAddress) {
      const alone = await from.evaluate(([clip, manner]) => drawKeyPicture(clip, manner), [name, KEPT] as const);
      sizes.push(await keep(alone, keyAddress));
    }
    drawn[name] = fingerprint(NAMED_CLIPS[name]);
    bytes += sizes.reduce((sum, size) => sum + size);
    console.log(`${name} ${sizes.map((size) => (size / 1000).toFixed(1)).join(' + ')} kB`);
  }
  rememberStrips(Object.fromEntries(Object.entries(drawn).filter(([name]) => isClip(name))));
  writeStripTimes(NAMED_CLIPS);
  console.log(`${names.length} strips, ${(bytes / 1e6).toFixed(2)} MB`);
}

/** Writes what a data address holds to where the product serves it; answers its size in bytes. */
async function keep(dataAddress: string, address: string): Promise<number> {
  const picture = Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
  const file = fileAt(address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
  return picture.length;
}

async function drawSheet(on: Page, file: string): Promise<void> {
  const manner = { ...FOR_REVIEW, turn: Number(values.turn) };
  const rows: string[] = [];
  for (const name of names) {
    const address = await on.evaluate(([clip, how]) => drawStrip(clip, how), [name, manner] as const);
    rows.push(`<figure><figcaption>${name}</figcaption><img src="${address}"></figure>`);
  }
  await on.setViewportSize({ width: 6 * manner.frame, height: 400 });
  await on.setContent(
    `<style>body,figure{margin:0;background:#dceee7;font:13px sans-serif}figure{position:relative}figcaption{position:absolute;padding:4px}img{display:block;max-width:100%}</style>${rows.join('')}`,
  );
  await on.screenshot({ path: file, fullPage: true });
  console.log(`${names.length} clips on ${file}`);
}
