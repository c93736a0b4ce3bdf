import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { deleteSnapshot, snapshotsOf } from '#client/member/session-snapshots.ts';
import { dashboardOf, openPlayer, USER_ID } from '../open-player.fixture.tsx';

export const NOON = Date.parse('2026-11-21T12:00:00Z');
let passedMs = 0;
let giveClockBack = () => {};

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = (name: string | RegExp) => fireEvent.click(button(name));
export const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
export const title = () => screen.getByRole('heading', { level: 1 }).textContent;
export const digits = () => screen.getByRole('timer').textContent;
export const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;

/** From step to step, with the answer that the member means it. */
export function turn(word: 'Next' | 'Previous') {
  press(word);
  press(word === 'Next' ? 'Skip' : 'Go back');
}

/** Time passes and nothing on the page notices, as in a sleeping phone. */
export function sleep(ms: number): void {
  passedMs += ms;
}

/** Lets time pass, and the page's next timer notice it. */
export async function pass(seconds: number): Promise<void> {
  for (let left = seconds * 1000; left > 0; left -= 1000) {
    passedMs += Math.min(1000, left);
    await act(() => vi.advanceTimersByTimeAsync(Math.min(1000, left)));
  }
}

/** The guide leads from its first second; time passes only as a test lets it. */
export async function startGuidedSession(workoutId = '1', dashboard = dashboardOf()) {
  const player = await openPlayer(workoutId, dashboard);
  await waitFor(() => expect(button('Start the timer').getAttribute('aria-busy')).toBeNull());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  press('Start the timer');
  return player;
}

/** For every test of a file: an empty device, and a clock that stands still. */
export function holdClock(): void {
  beforeEach(() => {
    localStorage.clear();
    passedMs = 0;
    const now = () => NOON + passedMs;
    giveClockBack = replaceClock({ now, steadyMs: () => passedMs, utcOffsetMinutes: () => 0 });
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const { sessionId } of await snapshotsOf(USER_ID)) await deleteSnapshot(USER_ID, sessionId);
    giveClockBack();
    vi.unstubAllGlobals();
  });
}
