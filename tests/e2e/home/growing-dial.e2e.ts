import { expect, type Page } from '@playwright/test';
import {
  completeWorkout,
  goToLastStep,
  reachStart,
  startGuide,
  successDialog,
} from '#tests/e2e/session/workout-player.ts';
import { startButton } from '#tests/e2e/session/workout-start.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';

// A kept player would not be loaded at all.
test.use({ serviceWorkers: 'block' });

const EVERGREEN = 'rgb(15, 76, 69)';

/** From the second workout on, when nothing is asked in between. */
async function openHome(page: Page): Promise<void> {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/workout/1');
  await reachStart(page);
  await expect(startButton(page)).toBeVisible();
  await page.goto('/dashboard-full');
}

/** What grew in each view transition, however long a busy machine takes for the new view: its limit of time is left out. */
async function watchTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const grown: string[] = [];
    const real = document.startViewTransition.bind(document);
    Object.assign(window, { grown });
    document.startViewTransition = (update) => {
      const transition = real(() => {
        const { setTimeout } = window;
        const withoutLimit = () => {
          window.setTimeout = setTimeout;
          return 0;
        };
        Object.assign(window, { setTimeout: withoutLimit });
        return typeof update === 'function' ? update() : undefined;
      });
      void transition.ready.then(() => {
        const groups = document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []));
        grown.push(groups.some((name) => name === '::view-transition-group(session-dial)') ? 'the dial' : 'nothing');
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { grown: string[] }).grown);
}

/** What each circle that leaves the dial of the praise comes to lie on. */
async function watchFlights(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const landed: string[] = [];
    const { animate } = HTMLElement.prototype;
    Object.assign(window, { landed });
    HTMLElement.prototype.animate = function (...how) {
      const praise = this.closest('[role="dialog"]');
      const middleOf = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const isOn = (place: Element | null | undefined) => {
        if (!place) return false;
        const [from, to] = [middleOf(this), middleOf(place)];
        return Math.hypot(from.x - to.x, from.y - to.y) < 2;
      };
      const places = {
        'the day': praise?.querySelector('[aria-current="date"] > span'),
        'the flame': praise?.querySelector('[data-flame]'),
        'the badge': praise?.querySelectorAll('[data-minutes]')[1],
      };
      const [name = 'nothing'] = Object.entries(places).find(([, place]) => isOn(place)) ?? [];
      if (praise) landed.push(name);
      return animate.apply(this, how);
    };
  });
  return () => page.evaluate(() => (window as unknown as { landed: string[] }).landed);
}

/** The member's first workout, which brings a badge; the praise stands. */
async function finishByHand(page: Page): Promise<void> {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/workout/1');
  await goToLastStep(page);
  await completeWorkout(page, { rating: 8 });
  await expect(successDialog(page)).toContainText('New badge');
}

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the dial of Home grows into the start screen’s, and that into the stage', async ({ page }) => {
    const grown = await watchTransitions(page);
    await openHome(page);
    await page.waitForResponse(/workouts-tab/); // asked for once what makes it grow is there
    await page.getByRole('link', { name: 'Adjust' }).click();
    await expect(startButton(page)).toBeVisible();
    await expect.poll(grown).toEqual(['the dial']);
    await startGuide(page);
    await expect.poll(grown).toEqual(['the dial', 'the dial']);
  });

  test('where nothing has to be asked, the dial of Home grows straight into the stage', async ({ page }) => {
    const grown = await watchTransitions(page);
    await openHome(page);
    await page.waitForResponse(/workouts-tab/);
    await page.getByRole('link', { name: /^Start 25 min/ }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect.poll(grown).toEqual(['the dial']);
  });

  test('the circle that closes at the end becomes the day’s dot, the flame and the badge, and stays round that', async ({
    page,
  }) => {
    const landed = await watchFlights(page);
    await finishByHand(page);
    expect(await landed()).toEqual(['the day', 'the flame', 'the badge']);
    const dials = successDialog(page).locator('[data-minutes]');
    await expect(dials).toHaveCount(2);
    const minutes = await dials.evaluateAll((all) => all.map((dial) => dial.getAttribute('data-minutes')));
    expect(minutes[0]).toMatch(/^(\d+)\/\1$/);
    expect(minutes[1]).toBe(minutes[0]);
  });
});

test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing grows', async ({ page }) => {
    const grown = await watchTransitions(page);
    await openHome(page);
    await page.getByRole('link', { name: 'Adjust' }).click();
    await startGuide(page);
    expect(await grown()).toEqual([]);
  });

  test('nothing flies, and the circle stands round the badge', async ({ page }) => {
    const landed = await watchFlights(page);
    await finishByHand(page);
    await expect(successDialog(page).locator('[data-minutes]')).toHaveCount(2);
    expect(await landed()).toEqual([]);
  });
});

test('while the player loads the screen is evergreen already', async ({ page }) => {
  await openHome(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/workout-player/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.reload();
  await page.getByRole('link', { name: 'Adjust' }).click();
  await expect.poll(() => groundOf(page)).toBe(EVERGREEN);
  await expect(startButton(page)).toHaveCount(0);
  letGo();
  await expect(startButton(page)).toBeVisible();
  expect(await groundOf(page)).toBe(EVERGREEN);
});

/** The colour that is seen in the corner of the window. */
function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.elementFromPoint(4, innerHeight - 4);
    while (element && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)') element = element.parentElement;
    return element ? getComputedStyle(element).backgroundColor : '';
  });
}
