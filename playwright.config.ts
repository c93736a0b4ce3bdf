import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#tests/e2e/support/chromium-launch.ts';
import { onItsScreens } from './tests/e2e/in-turn.ts';
import { IS_FULL } from './tests/test-size.ts';

const { args = [], ...launch } = chromiumLaunch();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // A journey that passes only when it is tried again hides a defect.
  retries: 0,
  // One more than processors, three at most: a journey waits for a third of its time.
  workers: Math.min(2, cpus().length) + 1,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: onItsScreens(process.env.JOURNEYS_TURN),
  use: {
    browserName: 'chromium',
    // Drawing the coach with the processor would take most of the run: journeys without WebGL meet her pictures and strips.
    launchOptions: { ...launch, args: [...args, '--disable-3d-apis'] },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // A first visit's worker takes the whole app in, which is most of a short journey: those about the kept app allow it.
    serviceWorkers: IS_FULL ? 'allow' : 'block',
    // A moving coach and fading dialogs are a third of the whole run. Whoever asks for everything gets them, too.
    contextOptions: { reducedMotion: IS_FULL ? 'no-preference' : 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // Recording every journey costs a fifth of the whole run; for one that fails: `npx playwright test <name> --trace on`.
    trace: 'off',
  },
});
