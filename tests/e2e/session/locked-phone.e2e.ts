import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { passSafety } from '#tests/e2e/workouts/safety-screen.ts';
import { pauseSheet, showControls, title } from './guided-player.ts';
import { startGuide } from './workout-player.ts';

test('in a locked phone the session plays on where she asks for it, and the lock screen’s buttons reach it', async ({
  page,
}) => {
  await listenToLockScreen(page);
  await openWorkout(page, { playsLocked: true });
  await startGuide(page);
  await expect.poll(() => carriers(page)).toEqual([{ isPlaying: true, isLooped: true }]);

  await lock(page);
  await expect(title(page)).toHaveText('March on the spot', { timeout: 20_000 });
  await expect(pauseSheet(page)).toHaveCount(0);
  expect(await lockScreen(page)).toMatchObject({
    title: expect.stringContaining('March on the spot'),
    state: 'playing',
    position: { duration: 25 * 60 + 20 },
  });

  await pressOnLockScreen(page, 'nexttrack');
  await expect(title(page)).toHaveText('Arm swings');
  await pressOnLockScreen(page, 'previoustrack');
  await expect(title(page)).toHaveText('March on the spot', { timeout: 20_000 });
  await pressOnLockScreen(page, 'pause');
  await unlock(page);
  await expect(pauseSheet(page)).toBeVisible();
  expect(await carriers(page)).toEqual([{ isPlaying: false, isLooped: true }]);
  expect((await lockScreen(page)).state).toBe('paused');

  await pressOnLockScreen(page, 'play');
  await expect(pauseSheet(page)).toHaveCount(0);
  await expect.poll(() => carriers(page)).toEqual([{ isPlaying: true, isLooped: true }]);
  await showControls(page);
  await page.getByRole('button', { name: 'Leave. Your place is saved.' }).click();
  expect(await carriers(page)).toEqual([{ isPlaying: false, isLooped: true }]);
});

test('left alone, her music plays on, and a locked phone waits where she was', async ({ page }) => {
  await listenToLockScreen(page);
  await openWorkout(page, { playsLocked: false });
  await startGuide(page);
  expect(await carriers(page)).toEqual([]);
  await lock(page);
  await expect(pauseSheet(page)).toBeVisible();
});

async function openWorkout(page: Page, { playsLocked }: { playsLocked: boolean }): Promise<void> {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/settings?group=coach');
  if (playsLocked) await page.getByRole('switch', { name: 'Keep playing when locked' }).click();
  await page.goto('/workout/1');
  await passSafety(page);
}

interface LockScreen {
  title: string | undefined;
  state: string;
  position: { duration: number; position: number } | undefined;
}

/** Notes what the page gives to the lock screen, and every element that it plays. */
async function listenToLockScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const handlers = new Map<string, (() => void) | null>();
    const elements = new Set<HTMLMediaElement>();
    Object.assign(window, { handlers, elements, position: undefined });
    MediaSession.prototype.setActionHandler = (action, handler) => void handlers.set(action, handler as () => void);
    MediaSession.prototype.setPositionState = (position) => Object.assign(window, { position });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      elements.add(this);
      return play.call(this);
    };
  });
}

type ListeningWindow = Window & {
  handlers: Map<string, (() => void) | null>;
  elements: Set<HTMLMediaElement>;
  position: LockScreen['position'];
};

const carriers = (page: Page): Promise<{ isPlaying: boolean; isLooped: boolean }[]> =>
  page.evaluate(() =>
    [...(window as unknown as ListeningWindow).elements].map(({ paused, loop, currentTime }) => ({
      isPlaying: !paused && currentTime >= 0,
      isLooped: loop,
    })),
  );

const lockScreen = (page: Page): Promise<LockScreen> =>
  page.evaluate(() => ({
    title: navigator.mediaSession.metadata?.title,
    state: navigator.mediaSession.playbackState,
    position: (window as unknown as ListeningWindow).position,
  }));

const pressOnLockScreen = (page: Page, action: string): Promise<void> =>
  page.evaluate((name) => (window as unknown as ListeningWindow).handlers.get(name)?.(), action);

/** As a phone does: the page is out of sight from now on. */
const lock = (page: Page): Promise<void> => show(page, 'hidden');
const unlock = (page: Page): Promise<void> => show(page, 'visible');

function show(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
