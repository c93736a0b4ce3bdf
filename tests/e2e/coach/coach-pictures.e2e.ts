import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openCoachPage } from '../../../scripts/pages/coach-strips/coach-page.ts';
import type { CoachPicture } from './programs/draw-coach.ts';

/** What is kept covers standing, floor, furniture, bags, builds, hair, skin and both stages. */
const PICTURES: readonly CoachPicture[] = [
  { clip: 'squat-standard' },
  { clip: 'bird_dog-standard', skin: 'ebony', figure: { hair: 'curls' } },
  { clip: 'dead_bug-standard', theme: 'dark' },
  { clip: 'clock_tap-standard', skin: 'fair', figure: { build: 'soft', hair: 'long' } },
  { clip: 'curl_press-standard', figure: { build: 'straight', hair: 'short' } },
  { clip: 'squat-harder', theme: 'dark', skin: 'deep', figure: { hair: 'scarf' } },
  { clip: 'incline_push-standard', figure: { hair: 'tail' } },
  { clip: 'side_plank-standard', skin: 'porcelain', figure: { hair: 'bob' } },
];
/** Share of the pixels by which a picture may differ: edges fall a little differently on another machine. */
const ALLOWED = 0.004;

declare const drawCoach: (picture: CoachPicture) => string;
declare const differ: (one: string, other: string) => Promise<number>;

const keptFile = ({ clip }: CoachPicture) => join(import.meta.dirname, 'coach-pictures', `${clip}.png`);
const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
const addressOf = async (file: string) => `data:image/png;base64,${(await readFile(file)).toString('base64')}`;

async function withCoach<T>(look: (page: Page) => Promise<T>): Promise<T> {
  const { browser, page } = await openCoachPage(join(import.meta.dirname, 'programs', 'draw-coach.ts'));
  try {
    return await look(page);
  } finally {
    await browser.close();
  }
}

/** Share by which a picture differs from the one kept. */
const difference = async (page: Page, picture: CoachPicture, drawn: string) =>
  page.evaluate(([a, b]) => differ(a, b), [drawn, await addressOf(keptFile(picture))] as const);

// After a change that is meant: RENEW_COACH_PICTURES=1 npx playwright test coach-pictures, and look at what it has kept.
test('the coach looks as she did', async () => {
  await withCoach(async (page) => {
    for (const picture of PICTURES) {
      const drawn = await page.evaluate((what) => drawCoach(what), picture);
      if (process.env.RENEW_COACH_PICTURES) {
        await mkdir(dirname(keptFile(picture)), { recursive: true });
        await writeFile(keptFile(picture), bytesOf(drawn));
      }
      expect(existsSync(keptFile(picture)), `${picture.clip} is kept`).toBe(true);
      const share = await difference(page, picture, drawn);
      if (share > ALLOWED) await test.info().attach(picture.clip, { body: bytesOf(drawn), contentType: 'image/png' });
      expect.soft(share, picture.clip).toBeLessThanOrEqual(ALLOWED);
    }
  });
});

test('a knee a hand’s breadth aside would be noticed', async () => {
  await withCoach(async (page) => {
    const picture: CoachPicture = { clip: 'squat-standard', knee: 0.06 };
    const drawn = await page.evaluate((what) => drawCoach(what), picture);
    expect(await difference(page, picture, drawn)).toBeGreaterThan(2 * ALLOWED);
  });
});
