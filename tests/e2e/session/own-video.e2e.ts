import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { reachFirstStep } from './workout-player.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com';
const FILES = 'https://videos.example';

const watchVideo = (page: Page) => page.getByRole('button', { name: 'Watch video' });

async function openWorkouts(page: Page): Promise<void> {
  const member = await chooseStepGoal(page, await subscribe(page), 5000);
  await signInHere(page, member);
  await page.goto('/dashboard-full?tab=workouts');
  await expect(page.getByRole('button', { name: 'Play the introduction' })).toBeVisible();
}

test.describe('an operator with videos of her own', () => {
  test.use({
    siteFile: { videoUrl: { introduction: 'https://youtu.be/dQw4w9WgXcQ', warmUp: `${FILES}/warm-up.mp4` } },
  });

  test('sees them played in the coach’s place, only once they are asked for', async ({ page, watch }) => {
    const asked: string[] = [];
    await page.route(`${YOUTUBE}/**`, (route) => {
      if (route.request().resourceType() === 'document') asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>A player</title><p>Playing</p>' });
    });
    await openWorkouts(page);
    await expect(watchVideo(page)).toBeVisible();
    await expectAccessible(page);
    expect(asked).toEqual([]);

    watch.alsoOurs(YOUTUBE);
    await watchVideo(page).click();
    await expect(page.frameLocator('iframe').getByText('Playing')).toBeVisible();
    expect(asked).toHaveLength(1);
    await page.getByRole('button', { name: 'Show the coach' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Play the introduction' })).toBeVisible();
  });

  test('has the coach stand in where a player cannot be reached', async ({ page, watch }) => {
    watch.alsoOurs(YOUTUBE);
    watch.allow(/youtube-nocookie/);
    await page.route(`${YOUTUBE}/**`, (route) => route.abort());
    await openWorkouts(page);
    await watchVideo(page).click();
    await expect(page.getByText('The video didn’t load. Here’s the coach instead.')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Play the introduction' })).toBeVisible();
  });

  test('has the coach stand in where a file is gone', async ({ page, watch }) => {
    watch.alsoOurs(FILES);
    watch.allow(/videos\.example/);
    await page.route(`${FILES}/**`, (route) => route.abort());
    await openWorkouts(page);
    await page.goto('/workout/1');
    await reachFirstStep(page);
    await watchVideo(page).click();
    await expect(page.getByText('The video didn’t load. Here’s the coach instead.')).toBeVisible();
    await expect(page.getByRole('img', { name: /^The coach shows: March on the spot/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test('without videos the product’s own film introduces it, with captions, once it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openWorkouts(page);
  await expect(watchVideo(page)).toHaveCount(0);
  expect(asked.filter((path) => /\.(webm|mp4|vtt)$/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Play the introduction' }).click();
  const film = page.locator('video');
  await expect(film).toBeFocused();
  const told = () => film.evaluate((video: HTMLVideoElement) => [...(video.textTracks[0]?.activeCues ?? [])].length);
  await expect.poll(told).toBe(1);
  await expectAccessible(page);
});
