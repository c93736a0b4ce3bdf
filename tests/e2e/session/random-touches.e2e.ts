import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/support/fixtures.ts';
import { runSeconds } from '#tests/e2e/support/page-clock.ts';
import { type SeededRandom, seededRandom } from '#tests/seeded-random.ts';
import { tries } from '#tests/test-size.ts';
import { openHeldWorkout, press, showControls, turnStep } from './guided-player.ts';
import { expectSamePlace, isTimed, openDialog, placeOf, tapAt, withdrawSkip } from './session-under-touch.ts';
import { startGuide } from './workout-player.ts';

/** How often a small hand touches the phone; `GUIDED_TOUCHES_SEED` repeats a run. */
const TOUCHES = tries(36, 300);
const SEED = Number(process.env.GUIDED_TOUCHES_SEED ?? Math.floor(Math.random() * 1_000_000));

/** From each step of the workout a third of the touches. */
const STEPS = [0, 1, 2];

// Stills instead of a coach drawn sixty times a second: a moved clock would draw every one of those pictures.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'Space',
  '1',
  '2',
  '3',
  'm',
  'Escape',
  'Enter',
  'Tab',
  'MediaTrackNext',
] as const;
const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

type Touch = (page: Page, random: SeededRandom) => Promise<void>;

const tap: Touch = async (page, random) => {
  const { width, height } = page.viewportSize() ?? UPRIGHT;
  await page.touchscreen.tap(2 + random.below(width - 4), 2 + random.below(height - 4));
};

const swipe: Touch = async (page, random) => {
  const { width, height } = page.viewportSize() ?? UPRIGHT;
  const [y, way] = [10 + random.below(height - 20), random.oneOf([-1, 1]) * (70 + random.below(90))];
  const x = width / 2;
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await send('touchStart', x);
  for (const share of [0.3, 0.6, 1]) await send('touchMove', x + way * share);
  await send('touchEnd');
  await finger.detach();
};

const key: Touch = (page, random) => page.keyboard.press(random.oneOf(KEYS));

const turnPhone: Touch = async (page) => {
  const isUpright = (page.viewportSize() ?? UPRIGHT).height > 500;
  await page.setViewportSize(isUpright ? ON_ITS_SIDE : UPRIGHT);
};

/** Away for less than three seconds, or for longer, when the session waits. */
const hide: Touch = async (page, random) => {
  const setHidden = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (isHidden ? 'hidden' : 'visible'),
      });
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await runSeconds(page, random.oneOf([0.4, 2, 20]));
  await setHidden(false);
};

/** The back gesture of the phone, which is told a moment later. */
const goBack: Touch = async (page) => {
  await page.evaluate(() => history.back());
  await expect(page.getByRole('alertdialog', { name: 'Leave this workout?' })).toBeVisible();
};

const KINDS = [tap, tap, tap, swipe, swipe, key, key, turnPhone, hide, goBack] as const;

/**
 * One touch, and whatever comes of it. What may move the member's place is only the member's own answer; and that
 * leads back, too.
 */
async function touchOnce(page: Page, random: SeededRandom): Promise<string> {
  const before = await placeOf(page);
  const kind = random.oneOf(KINDS);
  await kind(page, random);
  let what: string = kind.name;
  if (await withdrawSkip(page)) what += ', undone';
  const dialog = await openDialog(page);
  if (dialog !== undefined) what += `, ${await answer(page, random, dialog)}`;
  await withdrawSkip(page);
  await expectSamePlace(page, before, what);
  return what;
}

/** Ends what a touch has opened, in one of the ways there are. */
async function answer(page: Page, random: SeededRandom, name: string): Promise<string> {
  if (/^(Skip|Back) to /.test(name)) return answerTurn(page, random, name);
  if (name === 'Leave this workout?') return answerLeave(page);
  if (name === 'Paused') await page.getByRole('dialog', { name }).getByRole('button', { name: 'Carry on' }).click();
  else if (name === 'How was your workout?') await press(page, 'Cancel');
  else await page.keyboard.press('Escape');
  if ((await openDialog(page)) === 'Paused') await press(page, 'Carry on');
  return `${name} closed`;
}

async function answerTurn(page: Page, random: SeededRandom, name: string): Promise<string> {
  const [yes, way, back] = name.startsWith('Skip') ? ['Skip', 'Previous', 'Go back'] : ['Go back', 'Next', 'Skip'];
  const choice = random.oneOf(['stay', 'go', 'tap'] as const);
  if (choice === 'stay') {
    await press(page, 'Stay');
    return `${name} no`;
  }
  if (choice === 'tap') {
    const { width, height } = page.viewportSize() ?? UPRIGHT;
    const pressed = await tapAt(page, random.below(width), random.below(height));
    // The browser makes no click of a tap that only stops what a swipe has set going.
    const isStillAsked = (await openDialog(page)) === name;
    if (pressed !== yes || isStillAsked) {
      if (isStillAsked) await press(page, 'Stay');
      return `${name} tapped without an answer, on ${pressed}`;
    }
  } else await press(page, yes);
  if (await isTimed(page)) await showControls(page);
  await press(page, way);
  await press(page, back);
  return `${name} yes, and back`;
}

/** Nobody leaves here: that a workout that was left goes on at its second has a journey of its own. */
async function answerLeave(page: Page): Promise<string> {
  await press(page, 'Stay');
  if ((await openDialog(page)) === 'Paused') await press(page, 'Carry on');
  return 'stayed';
}

for (const step of STEPS) {
  test(`under ${TOUCHES / STEPS.length} touches of a small hand, begun in step ${step + 1}, no place is lost without an answer, and each skip is taken back`, async ({
    page,
  }) => {
    test.setTimeout(90_000 + TOUCHES * 4_000);
    const random = seededRandom(SEED + step);
    await openHeldWorkout(page);
    await startGuide(page);
    for (let turns = 0; turns < step; turns += 1) await turnStep(page);
    const touches: string[] = [];
    await test.step(`GUIDED_TOUCHES_SEED=${SEED}`, async () => {
      for (let count = 0; count < TOUCHES / STEPS.length; count += 1) {
        await runSeconds(page, random.below(step === 1 ? 9 : 4));
        touches.push(
          await touchOnce(page, random).catch((error: Error) => {
            error.message = `touch ${count + 1} of GUIDED_TOUCHES_SEED=${SEED}, after ${touches.slice(-4).join(' | ')}\n${error.message}`;
            throw error;
          }),
        );
      }
    });
  });
}
