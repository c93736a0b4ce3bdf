import { expect, type Page } from '@playwright/test';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { decodePicture, type Region } from './story-picture.ts';
import { completeWorkout, goToLastStep, successDialog } from './workout-player.ts';

const WIDTH = 1080;
const HEIGHT = 1920;

/** Rows of the picture that hold its words, whatever the length of the title, and the rows that must stay free. */
const WRITTEN: readonly Region[] = [
  { name: 'the name', left: 400, top: 250, right: 700, bottom: 320 },
  { name: 'who did it', left: 60, top: 340, right: 1020, bottom: 460 },
  { name: 'how it went', left: 200, top: 480, right: 880, bottom: 530 },
  { name: 'the coach', left: 340, top: 600, right: 740, bottom: 1100 },
  { name: 'which workout', left: 300, top: 1240, right: 780, bottom: 1365 },
  { name: 'the figures', left: 110, top: 1380, right: 970, bottom: 1530 },
];
const FREE: readonly Region[] = [
  { name: 'above the safe area', left: 0, top: 0, right: WIDTH, bottom: 250 },
  { name: 'below the safe area', left: 0, top: 1580, right: WIDTH, bottom: HEIGHT },
  { name: 'left edge', left: 0, top: 0, right: 40, bottom: HEIGHT },
  { name: 'right edge', left: WIDTH - 40, top: 0, right: WIDTH, bottom: HEIGHT },
];

async function openMemberAt(page: Page, workoutId: number) {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await finish(page, workoutId);
}

async function finish(page: Page, workoutId: number) {
  await page.goto(`/workout/${workoutId}`);
  await goToLastStep(page);
  await completeWorkout(page, { rating: 9 });
}

const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share Your Win' });

async function openShareDialog(page: Page) {
  await successDialog(page).getByRole('button', { name: 'Share Your Win' }).click();
  await expect(shareDialog(page)).toBeVisible();
}

test('a computer saves the picture: right in size, with every word on it, for the longest and the shortest title', async ({
  page,
}) => {
  await openMemberAt(page, 1); // Strength & Core Foundation
  for (const [title, slug, number] of [
    ['Strength & Core Foundation', 'week-1a-strength-core-foundation', 1],
    ['Glute Burner', 'week-2b-glute-burner', 2],
  ] as const) {
    if (number === 2) await finish(page, 5);
    await openShareDialog(page);
    const dialog = shareDialog(page);
    await expect(dialog.getByRole('img', { name: `workout ${number} done, ${title}, 1 day streak` })).toBeVisible();

    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save the picture' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^fit-in-30-${slug}-\\d{8}-\\d{6}\\.png$`));
    await expect(dialog.getByText('It’s in your downloads.')).toBeVisible();

    const picture = await decodePicture(page, download, [...WRITTEN, ...FREE]);
    expect(picture).toMatchObject({ width: WIDTH, height: HEIGHT });
    for (const { name } of WRITTEN) expect(picture.drawn[name], `${name} of ${title}`).toBeGreaterThan(1_500);
    for (const { name } of FREE) expect(picture.drawn[name], `${name} of ${title}`).toBe(0);
    expect(picture.bytes).toBeLessThan(400_000);

    const again = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Share Again' }).click();
    expect((await again).suggestedFilename()).toContain(slug);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
    await expect(successDialog(page).getByRole('button', { name: 'Share Your Win' })).toBeFocused();
  }
});

test.describe('on a phone', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  });

  test('the share sheet gets the picture as a file', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.length === 1,
        share: async ({ files, text }: ShareData) => {
          const [file] = files ?? [];
          shared.push(`${file?.name.slice(0, 22)} ${file?.type} ${text}`);
          if (shared.length === 1) throw new DOMException('She closed it.', 'AbortError');
        },
      });
      Object.assign(window, { shared });
    });
    await openMemberAt(page, 5);
    await openShareDialog(page);
    const dialog = shareDialog(page);
    await expect(dialog.getByRole('img')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText(['Tap Share.', 'Choose your story.', 'Add what you like.']);
    await expectAccessibleLayout(page);

    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await dialog.getByRole('button', { name: 'Share', exact: true }).click(); // the first time the member closed the sheet
    await expect(dialog.getByRole('button', { name: 'Share Again' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual(
      Array(2).fill('fit-in-30-week-2b-glut image/png Workout 1 done. 25 minutes at home.'),
    );
    await expectAccessibleLayout(page);
  });

  test('without a share sheet the story camera has 1.5 seconds to open, then the picture is saved', async ({
    page,
    watch,
  }) => {
    watch.allow(/instagram:/);
    await page.addInitScript(() => {
      Object.assign(navigator, { canShare: () => false });
      document.addEventListener(
        'click',
        (event) => {
          if (event.target instanceof HTMLAnchorElement && event.target.protocol === 'instagram:')
            event.preventDefault();
        },
        true,
      );
    });
    await openMemberAt(page, 5);
    await openShareDialog(page);
    const dialog = shareDialog(page);
    await expect(dialog.getByRole('img')).toBeVisible();
    const begun = Date.now();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await downloading;
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1_500);
    await expect(dialog.getByText('It’s in your downloads.')).toBeVisible();
  });

  test('a picture that cannot be made is told kindly, and nothing else is lost', async ({ page, watch }) => {
    watch.allow(/can’t make the picture/);
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await openMemberAt(page, 5);
    await openShareDialog(page);
    await expect(
      shareDialog(page).getByText('The picture didn’t work this time. Your workout is saved.'),
    ).toBeVisible();
    await expectAccessibleLayout(page);
    await shareDialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(successDialog(page)).toBeVisible();
  });
});
