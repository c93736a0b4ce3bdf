import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { pngOf } from '#tests/desk/picture-of-test.ts';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { reachFirstStep } from '../session/workout-player.ts';
import { doAction, openDesk } from './desk-visits.ts';

// What is published everybody sees, and its desk has one first operator.
test.use({ ownProduct: true });

const FILM = join(import.meta.dirname, '../../fixtures/films/three-seconds.webm');

/** The same film with an empty element behind it, of which players take no notice: large enough for several parts. */
function largeFilm(bytes: number): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt8(0xec, 0);
  head.writeBigUInt64BE(BigInt(bytes) | 0x0100000000000000n, 1);
  return Buffer.concat([readFileSync(FILM), head, Buffer.alloc(bytes)]);
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const addFiles = (page: Page, ...files: string[]) => page.getByLabel('Films and photos to add').setInputFiles(files);

async function openMedia(page: Page, desk: string): Promise<void> {
  await page.goto(`${desk}/desk/media`);
  await expect(page.getByRole('heading', { name: 'Films and photos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  await doAction(page, /^Publish/);
  await expect(page.getByText('Published. It’s live now.')).toBeVisible();
}

async function chooseFor(page: Page, label: string, medium: string): Promise<void> {
  const field = page.getByRole('group', { name: label, exact: true });
  await field.getByRole('button', { name: /^(Choose a|Change)/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: medium }).click();
  await expect(field).toContainText(medium);
}

/** The film plays, and its caption is on it. */
async function expectPlaying(page: Page): Promise<void> {
  const film = page.locator('video');
  const told = () =>
    film.evaluate((video: HTMLVideoElement) =>
      [...(video.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text).join(' '),
    );
  await expect.poll(told).toBe('Hello, I’m Kate.');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
}

test('a film that is cut goes on, gets captions, plays as introduction and in a workout, and is deleted; a photo is on the front page, and is replaced', async ({
  page,
  product,
  watch,
  openAnotherBrowser,
}, info) => {
  test.slow();
  watch.allow(/uploads/);
  const [welcome, notes, photo] = [
    info.outputPath('welcome.webm'),
    info.outputPath('notes.mp4'),
    info.outputPath('kate.png'),
  ];
  writeFileSync(welcome, largeFilm(5_000_000));
  writeFileSync(notes, 'This is no film.');
  writeFileSync(photo, pngOf(1_800, 1_350));
  const desk = await openDesk(page, product, watch);
  await openMedia(page, desk);
  await expect(page.getByText('No films or photos yet')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  // The connection goes after the first part, and is not back before a reload.
  let parts = 0;
  await page.route('**/media/uploads/*', (route) => {
    if (route.request().method() === 'PATCH') parts += 1;
    return parts > 1 ? route.abort() : route.continue();
  });
  await addFiles(page, welcome);
  await expect(row(page, 'welcome.webm')).toContainText('Connection lost. It continues on its own.');
  await expect(page.getByRole('progressbar', { name: 'welcome.webm' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(row(page, 'welcome.webm')).toContainText('2 MB of 5 MB are here. Add the same file to continue.');
  await page.unroute('**/media/uploads/*');
  await addFiles(page, welcome, notes, photo);
  await expect(row(page, 'welcome.webm').first()).toContainText('Done');
  await expect(row(page, 'notes.mp4').first()).toContainText('This isn’t a film we can read.');
  await expect(row(page, 'kate.png').first()).toContainText('Where it was taken is left out.');
  await page.getByRole('button', { name: 'Remove notes.mp4' }).click();
  await expectAccessibleInBothSchemes(page);

  // Nobody is shown a film before it says what is said in it.
  await page.getByRole('radio', { name: 'No captions 1' }).click();
  await page.getByRole('link', { name: /welcome/ }).click();
  await expect(page.getByText('Members see it once it has captions.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('What you say').fill('Hello, I’m Kate.');
  await page.getByLabel('To', { exact: true }).fill('soon');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Line 1: check its times, such as 1:05 to 1:09.');
  await expect(page.getByLabel('To', { exact: true })).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  await page.getByLabel('To', { exact: true }).fill('0:02.5');
  await page.getByLabel('Name', { exact: true }).fill('Welcome from Kate');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome from Kate' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.goto(`${desk}/desk/words/films`);
  await chooseFor(page, 'Introduction', 'Welcome from Kate');
  await chooseFor(page, 'Warm-up', 'Welcome from Kate');
  await expectAccessibleInBothSchemes(page);
  await publish(page);
  await page.goto(`${desk}/desk/words/landing`);
  await chooseFor(page, 'Photo 1', 'kate');
  await page.getByLabel('What photo 1 shows').fill('Kate with a kettlebell');
  await publish(page);

  const buyer = await openAnotherBrowser();
  await buyer.goto('/');
  const picture = buyer.getByRole('img', { name: 'Kate with a kettlebell' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessibleInBothSchemes(buyer);

  const member = await chooseStepGoal(buyer, await subscribe(buyer), 5000);
  await signInHere(buyer, member);
  await buyer.goto('/dashboard-full?tab=workouts');
  await expect(buyer.getByText('0:03 minutes. It can use 5 MB of data.')).toBeVisible();
  await buyer.getByRole('button', { name: 'Watch video' }).click();
  await expectPlaying(buyer);
  await expectAccessibleInBothSchemes(buyer);
  await buyer.goto('/workout/1');
  await reachFirstStep(buyer);
  await buyer.getByRole('button', { name: 'Watch video' }).click();
  await expectPlaying(buyer);
  await buyer.getByRole('button', { name: 'Show the coach' }).click();
  await expect(buyer.getByRole('img', { name: /^The coach shows: March on the spot/ })).toBeVisible();

  // Another photo is in the draft of each page at once; visitors see it once that is published.
  await openMedia(page, desk);
  writeFileSync(photo, pngOf(1_600, 1_350));
  await addFiles(page, photo);
  await expect(row(page, 'kate.png').first()).toContainText('Where it was taken is left out.');
  await page.getByRole('radio', { name: 'Photos 2' }).click();
  await page.getByRole('link', { name: /kate.*Photo 1/ }).click();
  await page.getByRole('button', { name: 'Replace the photo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'kate' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Members see it once you publish them.');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace the photo' }).click();
  await expect(page.getByText('“kate” is in the drafts of “Front page”.', { exact: false })).toBeVisible();
  await page.goto(`${desk}/desk/words/landing`);
  await publish(page);

  // Taken away where it plays, it can be deleted.
  await openMedia(page, desk);
  await page.getByRole('link', { name: /Welcome from Kate/ }).click();
  await expect(page.getByRole('button', { name: 'Delete the film' })).toHaveCount(0);
  await page.getByRole('link', { name: /Warm-up/ }).click();
  for (const label of ['Introduction', 'Warm-up'])
    await page.getByRole('group', { name: label, exact: true }).getByRole('button', { name: 'Remove' }).click();
  await publish(page);
  await openMedia(page, desk);
  await page.getByRole('radio', { name: 'Not used 2' }).click();
  await page.getByRole('link', { name: /Welcome from Kate/ }).click();
  await doAction(page, /^Delete the film/);
  await expect(page.getByText('“Welcome from Kate” is deleted.')).toBeVisible();
  await openMedia(page, desk);
  await expect(page.getByRole('link', { name: /Welcome from Kate/ })).toHaveCount(0);
  await buyer.goto('/dashboard-full?tab=workouts');
  await buyer.getByRole('button', { name: 'How it works' }).click();
  await expect(buyer.getByRole('button', { name: 'Play the introduction' })).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Watch video' })).toHaveCount(0);
});
