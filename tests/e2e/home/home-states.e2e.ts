import { expect, type Page } from '@playwright/test';
import { dashboardPath } from '#contract/paths.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, recordWorkout, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';

test('the first day welcomes, invites and has nothing to chase', async ({ page }) => {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/dashboard-full');
  for (const words of [
    'Last workout: Never. We all start there.',
    'Here’s your first one. No rush.',
    'How it works, 2 min',
    'Today’s a good day to start. So is tomorrow.',
    '0 of 5,000',
    'Next badge',
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByText('rest pass')).toHaveCount(0);
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Your days' }).click();
  await expect(page.getByText('They’ll show here as you go. Nothing to chase.')).toBeVisible();
  await expect(page.getByText('When could you work out?')).toBeVisible();
});

test('cards wait in their sizes, so that nothing jumps when the numbers come', async ({ page }) => {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await recordWorkout(page, member, 1);
  await signInHere(page, member);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${dashboardPath(member.user.id)}`, async (route) => {
    await asked;
    await route.fallback();
  });
  await page.goto('/dashboard-full');
  await expect(page.getByText('Loading').first()).toBeAttached();
  await watchShifts(page);
  answer();
  await expect(page.getByText('Active Days Streak')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share Your Win' })).toBeVisible();
  expect(await shiftsSoFar(page)).toBeLessThan(0.05);
});

for (const { when, workouts } of [
  { when: 'before her workout', workouts: [] },
  { when: 'after her workout', workouts: [1] },
]) {
  test(`the coach’s picture ${when} is on its way before the code that shows it`, async ({ page }) => {
    const member = await chooseStepGoal(page, await subscribe(page), 5_000);
    for (const workoutId of workouts) await recordWorkout(page, member, workoutId);
    await signInHere(page, member);
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'image' && asked.push(new URL(request.url()).pathname));
    let sendCode = () => {};
    const held = new Promise<void>((resolve) => {
      sendCode = resolve;
    });
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto('/dashboard-full', { waitUntil: 'commit' });
    // Beside the one of the Home that waits.
    const early = '/coach/scene-wave.webp';
    const ofToday = () => asked.filter((path) => path.startsWith('/coach/') && path !== early);
    await expect.poll(ofToday).toHaveLength(1);
    expect(asked).toContain(early);
    const [today = ''] = ofToday();
    sendCode();
    await expect(page.getByRole('region', { name: 'Strength & Core Foundation' }).locator('img')).toHaveAttribute(
      'src',
      today,
    );
    expect(asked.filter((path) => path === today)).toHaveLength(1);
  });
}

test('numbers that cannot be read leave a way on', async ({ page, watch }) => {
  watch.allow(/500/);
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await signInHere(page, member);
  await page.route(`**${dashboardPath(member.user.id)}`, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/dashboard-full');
  await expect(page.getByRole('heading', { name: 'We couldn’t load your progress' })).toBeVisible();
  await expect(page.getByText(/^Our server is having trouble\. Your connection is fine/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How are you feeling today?' })).toBeVisible();
  const programme = page.getByRole('region', { name: 'Every workout is on this device' });
  await expect(programme.getByRole('link')).toHaveCount(12);
  await expectAccessibleLayout(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /^Start 25 min/ })).toBeVisible();
});

test('a server in trouble hides nothing of the progress that this device has seen', async ({ page, watch }) => {
  watch.allow(/503/);
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await recordWorkout(page, member, 1);
  await signInHere(page, member);
  await page.goto('/dashboard-full');
  const today = page.getByRole('link', { name: 'See week 1' });
  await expect(today).toBeVisible();
  await page.route(`**${dashboardPath(member.user.id)}`, (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(page.getByText(/^Our server is having trouble\. Your connection is fine/)).toBeVisible();
  await expect(today).toBeVisible();
  await expectAccessibleLayout(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Our server is having trouble/)).toHaveCount(0);
});

test('an address that leads nowhere says so and leads on', async ({ page, watch }) => {
  watch.allow(/404/);
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleLayout(page);
  await page.goto('/dashboard-full?tab=no-such-tab');
  await expect(page.getByRole('heading', { name: /Maya/ })).toBeVisible();
});

/** Adds up how far things jump without anybody having touched the page. */
interface WatchedPage {
  shifts: PerformanceObserver;
  shifted: number;
}

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window as unknown as WatchedPage;
    watched.shifted = 0;
    watched.shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shifted += (entry as unknown as { value: number }).value;
    });
    watched.shifts.observe({ type: 'layout-shift' });
  });
}

/** A shift is noted with the picture that shows it, and told a moment later. */
async function shiftsSoFar(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextPicture = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextPicture();
    await nextPicture();
    await new Promise((resolve) => setTimeout(resolve));
    const watched = window as unknown as WatchedPage;
    for (const entry of watched.shifts.takeRecords()) watched.shifted += (entry as unknown as { value: number }).value;
    return watched.shifted;
  });
}
