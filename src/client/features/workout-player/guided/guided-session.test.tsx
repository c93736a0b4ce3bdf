import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/platform/clock.ts';
import { forgetSessionPlace, sessionPlacesOf } from '#client/platform/session-places.ts';
import { openPlayer, USER_ID } from '../open-player-in-test.tsx';

const NOON = Date.parse('2026-11-21T12:00:00Z');
let passedMs = 0;
let giveClockBack = () => {};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const digits = () => screen.getByRole('timer').textContent;
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;

/** Lets time pass, and the page's next timer notice it. */
async function pass(seconds: number): Promise<void> {
  for (let left = seconds * 1000; left > 0; left -= 1000) {
    passedMs += Math.min(1000, left);
    await act(() => vi.advanceTimersByTimeAsync(Math.min(1000, left)));
  }
}

async function startSession(workoutId = '1') {
  const player = openPlayer(workoutId);
  await waitFor(() => expect(button('Start').getAttribute('aria-busy')).toBeNull());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press('Start');
  return player;
}

beforeEach(() => {
  localStorage.clear();
  passedMs = 0;
  const now = () => NOON + passedMs;
  giveClockBack = replaceClock({ now, steadyMs: () => passedMs, utcOffsetMinutes: () => 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const { sessionId } of await sessionPlacesOf(USER_ID)) await forgetSessionPlace(USER_ID, sessionId);
  giveClockBack();
  vi.unstubAllGlobals();
});

describe('a guided session', () => {
  test('counts down, tells what comes next, and goes on by itself', async () => {
    await startSession();
    expect(title()).toBe('Get ready');
    expect(digits()).toBe('5');
    await pass(5);
    expect(title()).toBe('March on the spot');
    expect(digits()).toBe('60');
    expect(screen.getByText('Arm swings')).toBeTruthy();
    await pass(60);
    expect(title()).toBe('Arm swings');
    expect(screen.getByText('1 / 3', { exact: false })).toBeTruthy();
  });

  test('pauses by the space bar and by a tap on the coach, and stands still while it does', async () => {
    await startSession();
    await pass(15);
    key(' ');
    expect(isOpen('Paused')).toBe(true);
    expect(screen.getByText('March on the spot, 50 seconds left')).toBeTruthy();
    passedMs += 60_000;
    key(' ');
    expect(isOpen('Paused')).toBe(false);
    expect(digits()).toBe('50');
    fireEvent.click(screen.getByRole('img', { name: /^The coach shows/ }));
    expect(isOpen('Paused')).toBe(true);
  });

  test('a timer that comes much too late finds the session where it was left', async () => {
    await startSession();
    await pass(15);
    passedMs += 600_000;
    await pass(1);
    expect(screen.getByText('March on the spot, 50 seconds left')).toBeTruthy();
  });

  test('changes the level in the middle of a move, by key, and remembers it', async () => {
    await startSession();
    await pass(6);
    key('1');
    expect(title()).toBe('Heel lifts');
    expect(digits()).toBe('59');
    expect(JSON.parse(localStorage.getItem('exerciseLevels') ?? '{}')).toEqual({ march: 'easier' });
    key('3');
    expect(title()).not.toBe('Heel lifts');
  });

  test('goes a move on and back, a step on and back, and rests longer or not at all', async () => {
    await startSession();
    press('Next');
    expect(screen.getByText('2 / 3', { exact: false })).toBeTruthy();
    expect(title()).toBe('Get ready');
    press('Forward a move');
    await pass(40);
    expect(title()).toBe('Rest');
    expect(digits()).toBe('20');
    press('+15s rest');
    expect(digits()).toBe('35');
    press('Skip rest');
    expect(title()).toBe('Counter push-up');
    press('Back a move');
    expect(title()).toBe('Get ready');
    press('Previous');
    expect(screen.getByText('1 / 3', { exact: false })).toBeTruthy();
  });

  test('is muted and heard again as it was, by the letter M', async () => {
    localStorage.setItem('soundChoice', 'beeps');
    await startSession();
    key('m');
    expect(button('Sound: Off')).toBeTruthy();
    key('M');
    expect(button('Sound: Beeps')).toBeTruthy();
  });

  test('lets another move stand in for today', async () => {
    await startSession();
    press('Next');
    press('Forward a move');
    press('Swap this move');
    press(/^Bodyweight squat/);
    expect(title()).toBe('Bodyweight squat');
    press('Swap this move');
    press(/As planned/);
    expect(title()).toBe('Sit to stand');
  });

  test('completed early by her, it is recorded as what it was', async () => {
    const { server } = await startSession();
    await pass(65);
    press('Next');
    press('Next');
    press('Forward a move');
    await pass(20);
    press('Complete Workout');
    expect(isOpen('Paused')).toBe(false);
    fireEvent.click(screen.getByRole('radio', { name: '9' }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Complete Workout' }).at(-1) as HTMLElement);
    vi.useRealTimers();
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]).toMatchObject({
      length: 'full',
      activeSeconds: 80,
      duration: 30,
      completedExercises: [
        { moveId: 'march', level: 'standard', seconds: 60 },
        { moveId: 'quad_stretch', level: 'standard', seconds: 20 },
      ],
    });
    await waitFor(async () => expect(await sessionPlacesOf(USER_ID)).toEqual([]));
  });
});

describe('a session that was left', () => {
  test('is offered again, and goes on at its second', async () => {
    const { reopen } = await startSession();
    await pass(25);
    vi.useRealTimers();
    reopen();
    await screen.findByRole('dialog', { name: 'Carry on?' });
    expect(screen.getByText('You were on March on the spot.')).toBeTruthy();
    press('Carry on');
    expect(title()).toBe('March on the spot');
    expect(digits()).toBe('40');
  });

  test('after more than two minutes, half a minute of marching may come first', async () => {
    const { reopen } = await startSession();
    await pass(25);
    vi.useRealTimers();
    passedMs += 180_000;
    reopen();
    await screen.findByRole('dialog', { name: 'Carry on?' });
    press('March for 30 seconds first');
    expect(title()).toBe('Ease back in');
    expect(digits()).toBe('30');
  });

  test('can be counted as what it was', async () => {
    const { server, reopen } = await startSession();
    await pass(95);
    vi.useRealTimers();
    reopen();
    await screen.findByRole('dialog', { name: 'Carry on?' });
    press('Finish here and count what I did');
    await waitFor(() => expect(server.sent).toMatchObject([{ length: 'partial', rating: null, activeSeconds: 90 }]));
    reopen();
    await waitFor(() => expect(button('Start').getAttribute('aria-busy')).toBeNull());
    expect(isOpen('Carry on?')).toBe(false);
  });
});
