// Every move and version as a row of frames in one picture, to review the poses by eye.
//   npm run contact-sheet -- squat bridge:harder --look sun --out /tmp/squat.png
//   npm run contact-sheet -- --stills   (the two still pictures of each: where it starts, and its key pose)
// Without ids: all of them. The picture is for the workshop; it is not a part of the product.
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { everyClip, type NamedClip } from '#client/figure/every-clip.ts';
import { LOOKS, type Look } from '#client/figure/look.ts';
import { chromiumLaunch } from '../tests/e2e/chromium-launch.ts';
import { sheetPage } from './contact-sheet/sheet-page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: join(tmpdir(), 'fit-in-30-contact-sheet.png') },
    look: { type: 'string', default: 'coral' },
    frames: { type: 'string', default: '6' },
    mirror: { type: 'boolean', default: false },
    stills: { type: 'boolean', default: false },
  },
});

const look: Look | undefined = Object.entries(LOOKS).find(([name]) => name === values.look)?.[1];
const frames = Number(values.frames);
if (!look) stop(`There is no look "${values.look}": ${Object.keys(LOOKS).join(', ')}.`);
if (!Number.isInteger(frames) || frames < 1 || frames > 24) stop('--frames must be a whole number from 1 to 24.');

const rows = chosenClips(positionals);
const { html, width, height } = sheetPage({
  rows,
  look,
  frames: values.stills ? 'stills' : frames,
  mirror: values.mirror,
});
await takePicture();
console.log(`${rows.length} rows in ${resolve(values.out)}`);

async function takePicture(): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(html);
    await page.screenshot({ path: resolve(values.out) });
  } finally {
    await browser.close();
  }
}

/** "squat" is all its versions, "squat:easier" one of them. */
function chosenClips(names: readonly string[]): readonly NamedClip[] {
  const all = everyClip();
  if (names.length === 0) return all;
  return names.flatMap((name) => {
    const chosen = all.filter((clip) => clip.moveId === name || clip.name === name);
    return chosen.length > 0 ? chosen : stop(`There is no move "${name}".`);
  });
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}
