import { type Browser, type BrowserContextOptions, type CDPSession, expect, type Page } from '@playwright/test';
import { UNASKED_LIMITS } from '../../src/domain/session/move-level.ts';
import type { PlannedLength } from '../../src/domain/session/session-plan.ts';
import { type PlacedSegment, sessionTimeline } from '../../src/domain/session/session-timeline.ts';
import { factsIn } from '../../src/programme/moves/move-facts.ts';
import { SHIPPED_WORDS } from '../../src/programme/words/programme-words.ts';
import { timedWorkout } from '../../src/programme/workouts/timed-workout.ts';
import type { Workout } from '../../src/programme/workouts/workout.ts';
import { findWorkout } from '../../src/programme/workouts/workouts.ts';
import { reachFirstStep } from '../../tests/e2e/session/workout-player.ts';
import type { OpenProduct } from '../../tests/e2e/support/open-product.ts';
import { holdPageClock, startPageClock } from '../../tests/e2e/support/page-clock.ts';
import { signInHere, today, type Visitor } from '../../tests/e2e/support/visitors.ts';
import { noteSession } from './session-notes.ts';

/** A browser, the built product, and somebody who has paid. */
export interface Gym {
  browser: Browser;
  product: OpenProduct;
  member: Visitor;
}

export interface PlayerNeeds {
  length: PlannedLength;
  /** The page's time stands still unless it is moved on. */
  isHeld?: boolean;
  /** What the session does is noted, which takes memory of its own. */
  isNoted?: boolean;
  more?: BrowserContextOptions;
}

export interface Player {
  page: Page;
  devTools: CDPSession;
  close: () => Promise<void>;
}

/** The member's first workout on a device of its own, before the member presses Start. */
export async function openPlayer(
  gym: Gym,
  { length, isHeld = false, isNoted = true, more = {} }: PlayerNeeds,
): Promise<Player> {
  const device = await gym.browser.newContext({
    baseURL: gym.product.address,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    ...more,
  });
  const page = await device.newPage();
  if (isNoted) await page.addInitScript(noteSession);
  await signInHere(page, gym.member);
  if (isHeld) await startPageClock(page, `${today()}T10:00:00Z`);
  await page.goto(`/workout/1?length=${length}`);
  await reachFirstStep(page);
  await expect(startButton(page)).not.toHaveAttribute('aria-busy', 'true');
  if (isHeld) await holdPageClock(page);
  return { page, devTools: await device.newCDPSession(page), close: () => device.close() };
}

export const startButton = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });

/** What that session should be, worked out without a browser. */
export function segmentsOf(length: PlannedLength): PlacedSegment[] {
  return sessionTimeline(timedWorkout(findWorkout('a', 1) as Workout, length, SHIPPED_WORDS), {
    levelOf: () => 'standard',
    swaps: {},
    hasChosenStart: false,
    limits: UNASKED_LIMITS,
    factsOf: factsIn(SHIPPED_WORDS),
  });
}

export const lengthMs = (segments: readonly PlacedSegment[]): number =>
  segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
