import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { refuseStorage } from '#client/browser/refused-storage.fixture.ts';
import { deleteSnapshot, snapshotsOf } from '#client/member/session-snapshots.ts';
import { exerciseLevels, impactRecord, safetySettings } from '#client/parts/stored/browser-storage.ts';
import { visibleToast } from '#client/ui/toast-store.ts';
import { SAFETY_VERSION } from '#domain/body/safety-flags.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { openPlayer, USER_ID } from '../open-player.fixture.tsx';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const FREE = { hold: null, startingLevel: 'standard', pelvicSafe: false, girdle: false, pregnant: false } as const;
let passedMs = 0;
let giveClockBack = () => {};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const level = (name: string) => screen.getByRole<HTMLButtonElement>('radio', { name: new RegExp(`^${name}`) });

async function pass(seconds: number): Promise<void> {
  for (let left = seconds * 1000; left > 0; left -= 1000) {
    passedMs += Math.min(1000, left);
    await act(() => vi.advanceTimersByTimeAsync(Math.min(1000, left)));
  }
}

/** Into the first move of the warm-up, with a clear check, and on to the signs to stop. */
async function somethingIsWrong() {
  safetySettings.write({ ...FREE, block: 1, version: SAFETY_VERSION });
  impactRecord.write({ openedOn: '2026-11-01' as CalendarDay });
  exerciseLevels.write({ march: 'harder', arm_swings: 'harder' });
  const player = await openPlayer('1');
  await waitFor(() => expect(button('Start the timer').getAttribute('aria-busy')).toBeNull());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press('Start the timer');
  await pass(15);
  fireEvent.keyDown(document.body, { key: ' ' });
  press('Something wrong?');
  return player;
}

beforeEach(() => {
  localStorage.clear();
  passedMs = 0;
  giveClockBack = replaceClock({ now: () => NOON + passedMs, steadyMs: () => passedMs, utcOffsetMinutes: () => 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const { sessionId } of await snapshotsOf(USER_ID)) await deleteSnapshot(USER_ID, sessionId);
  giveClockBack();
  vi.unstubAllGlobals();
});

test('“Carry on with Easier” eases every move that is left, and the locks say so', async () => {
  await somethingIsWrong();
  press('Carry on with Easier');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Heel lifts');
  await pass(55);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Small arm swings');
  expect([level('Standard'), level('Harder')].map(({ ariaDisabled }) => ariaDisabled)).toEqual(['true', 'true']);
  fireEvent.keyDown(document.body, { key: '3' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Small arm swings');
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(screen.getByText('It’s Easier from here on.')).toBeTruthy();
  expect(exerciseLevels.read()).toEqual({ march: 'harder', arm_swings: 'harder' });
});

test('it stays so after a reload, and where she starts again', async () => {
  const { reopen } = await somethingIsWrong();
  press('Carry on with Easier');
  await pass(2);
  vi.useRealTimers();
  await reopen();
  await screen.findByRole('dialog', { name: 'Carry on?' });
  expect(screen.getByText('You were on Heel lifts.')).toBeTruthy();
  expect(screen.getByText('It’s Easier from here, as you chose.')).toBeTruthy();
  press('Start again');
  await waitFor(() => expect(level('Standard').ariaDisabled).toBe('true'));
});

test.each(['Carry on with Easier', 'Stop here'])('“%s” tells the check of a sign', async (way) => {
  await somethingIsWrong();
  press(way);
  expect(impactRecord.read()).toEqual({ symptomOn: '2026-11-21', closedAgain: true });
});

test('“Stop here” says so, and that her place is kept', async () => {
  await somethingIsWrong();
  press('Stop here');
  expect(visibleToast()).toMatchObject({
    title: 'That’s enough for today',
    text: 'Look after yourself. We’ll save your place for 24 hours.',
  });
  expect(await snapshotsOf(USER_ID)).toHaveLength(1);
});

test('where the browser refuses all storage, no sheet says that her place is kept', async () => {
  await somethingIsWrong();
  refuseStorage();
  press('It’s passed, carry on');
  await pass(20);
  fireEvent.keyDown(document.body, { key: ' ' });
  await pass(2);
  expect(screen.getByText('Take your time. Kept only while this page stays open.')).toBeTruthy();
  press('Something wrong?');
  press('Stop here');
  expect(visibleToast()?.text).toBe('Look after yourself. Kept only while this page stays open.');
});

test('“It’s passed, carry on” changes nothing', async () => {
  await somethingIsWrong();
  press('It’s passed, carry on');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('High march');
  expect(impactRecord.read()).toEqual({ openedOn: '2026-11-01' });
});
