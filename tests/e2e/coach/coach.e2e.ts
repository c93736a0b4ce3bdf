import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '#tests/e2e/session/guided-player.ts';
import { reachFirstStep, startGuide } from '#tests/e2e/session/workout-player.ts';
import { boxOf } from '#tests/e2e/support/box-of.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { openFirstWorkout, passSafety } from '#tests/e2e/workouts/safety-screen.ts';
import { coach, DRAWN, drawSeldom, openDrawnPlayer, pictureOf } from './drawn-coach.ts';

test.use(DRAWN);

const model = (page: Page): Locator => coach(page).locator('canvas');

/** By hand, and held still: what is drawn of her changes with the camera only. */
async function holdStill(page: Page): Promise<string> {
  await press(page, 'Pause the coach');
  await model(page).scrollIntoViewIfNeeded();
  // What she did before is drawn first, however far behind the processor is: two pictures may be the same, and old.
  await model(page).evaluate((canvas) => {
    (canvas as HTMLCanvasElement).getContext('webgl2')?.finish();
    return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  let before = await picture(page);
  await expect
    .poll(async () => {
      const last = before;
      before = await picture(page);
      return before === last;
    })
    .toBe(true);
  return before;
}

const picture = (page: Page): Promise<string> => pictureOf(model(page));
/** Two workers draw with two processors: a picture of hers may be many seconds late. */
const PATIENTLY = { timeout: 30_000 };
const expectPicture = (page: Page, expected: string) => expect.poll(() => picture(page), PATIENTLY).toBe(expected);
const expectOtherPicture = (page: Page, than: string) => expect.poll(() => picture(page), PATIENTLY).not.toBe(than);

/** Where her middle is, and a finger on her: `at` is a share of her width. */
async function fingerOn(page: Page) {
  const box = await boxOf(model(page));
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const place = (at: number) => [{ x: box.x + box.width * at, y: box.y + box.height / 2 }];
  return {
    down: (at: number) => send('touchStart', place(at)),
    move: (at: number) => send('touchMove', place(at)),
    up: () => send('touchEnd', []),
  };
}

/**
 * To the left across half of her, until she is seen from there: a finger that lifts in full swing flings, and the browser
 * takes the next tap to end that.
 */
async function swipeAcross(page: Page): Promise<void> {
  const before = await picture(page);
  const finger = await fingerOn(page);
  await finger.down(0.75);
  for (const at of [0.65, 0.5, 0.35, 0.25]) await finger.move(at);
  await expectOtherPicture(page, before);
  await finger.up();
}

/** Without a wait between them, as a hand does it. */
async function tapTwice(page: Page): Promise<void> {
  const { down, up } = await fingerOn(page);
  await Promise.all([down(0.5), up(), down(0.5), up()]);
}

test('a finger, the buttons and the arrow keys turn the coach, and none of them turns the step', async ({ page }) => {
  await openDrawnPlayer(page);
  const bestSide = await holdStill(page);

  await swipeAcross(page);
  await expectOtherPicture(page, bestSide);
  await tapTwice(page);
  await expectPicture(page, bestSide);

  await press(page, 'Turn her to the right');
  await expectOtherPicture(page, bestSide);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectPicture(page, bestSide);
  await page.keyboard.press('ArrowUp');
  await expectOtherPicture(page, bestSide);
  await page.keyboard.press('Home');
  await expectPicture(page, bestSide);
  await expect(page.getByText('1 / 3')).toBeVisible();

  await page.getByRole('main').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 / 3')).toBeVisible();
});

test('a tap on her brings the controls of a session, and a drag neither those nor a skip', async ({ page }) => {
  await openDrawnPlayer(page);
  await startGuide(page);
  await swipeAcross(page);
  await expect(page.getByRole('button', { name: 'Pause, I’m needed' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show controls' })).toBeVisible();
  await coach(page).tap();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
});

test('she is named by what she shows, at every level', async ({ page }) => {
  await openDrawnPlayer(page);
  await expect(page.getByRole('img', { name: /^The coach shows: March on the spot, Standard version/ })).toBeVisible();
  await page.getByRole('button', { name: /change the level/ }).click();
  await page.getByRole('radio', { name: 'Easier' }).click();
  await expect(page.getByRole('img', { name: /^The coach shows: .*, Easier version/ })).toBeVisible();
  await expectAccessible(page);
});

test('a lost drawing comes back as it was, and gives way to the strip where it stays lost', async ({ page }) => {
  await openDrawnPlayer(page);
  const before = await holdStill(page);
  const lose = await model(page).evaluateHandle((canvas) => {
    const extension = (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    return extension;
  });
  await expectOtherPicture(page, before);
  await lose.evaluate((extension) => extension?.restoreContext());
  await expectPicture(page, before);

  await press(page, 'Carry on');
  await lose.evaluate((extension) => extension?.loseContext());
  await expect(model(page)).toHaveCount(0);
  await expectFlipBook(page);
});

test('without WebGL 2 her strip is leafed through', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'WebGL2RenderingContext');
  });
  await openFirstWorkout(page);
  await passSafety(page);
  await reachFirstStep(page);
  await expectFlipBook(page);
  await expect(model(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Turn her/ })).toHaveCount(0);
  await expectAccessible(page);
});

async function expectFlipBook(page: Page): Promise<void> {
  const strip = coach(page).locator('img');
  await expect(strip).toBeVisible();
  const leafings = () => strip.evaluate((image) => image.getAnimations().map(({ playState }) => playState));
  await expect.poll(leafings).toEqual(['running']);
}

test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('start and key pose take turns, nothing moves, and they can be turned', async ({ page }) => {
    await openFirstWorkout(page);
    await passSafety(page);
    await reachFirstStep(page);
    await expect(model(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const first = await pictureOf(model(page));
    await expect.poll(() => pictureOf(model(page))).not.toBe(first);
    await press(page, 'Pause the coach');
    const held = await pictureOf(model(page));
    await press(page, 'Turn her to the right');
    await expect.poll(() => pictureOf(model(page))).not.toBe(held);
    await expectAccessible(page);
  });
});

test('with text of 200% she stands whole, and can be turned', async ({ page }) => {
  await openDrawnPlayer(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await model(page).scrollIntoViewIfNeeded();
  expect((await boxOf(model(page))).height).toBeGreaterThanOrEqual(160);
  const before = await holdStill(page);
  await press(page, 'Turn her to the left');
  await expectOtherPicture(page, before);
  await expectAccessible(page);
});

test('her look is chosen in the settings, seen at once, and kept', async ({ page }) => {
  await drawSeldom(page);
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/settings?group=coach');
  const chosen = page.getByRole('img', { name: 'Your coach' }).locator('canvas');
  await expect(chosen).toBeVisible();
  const before = await pictureOf(chosen);
  for (const part of ['Ebony', 'Curls', 'Sky']) await page.getByRole('radio', { name: part }).click();
  await expect.poll(() => pictureOf(chosen)).not.toBe(before);
  await page.reload();
  for (const part of ['Ebony', 'Curls', 'Sky'])
    await expect(page.getByRole('radio', { name: part })).toHaveAttribute('aria-checked', 'true');
  await expectAccessible(page);
});
