import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { snapshotsOf } from '#client/member/session-snapshots.ts';
import { visibleToast } from '#client/ui/toast-store.ts';
import { USER_ID } from '../open-player.fixture.tsx';
import {
  button,
  digits,
  holdClock,
  isOpen,
  key,
  pass,
  press,
  sleep,
  startGuidedSession,
  title,
  turn,
} from './session.fixture.tsx';

holdClock();

describe('a guided session', () => {
  test('counts down, and goes on by itself', async () => {
    await startGuidedSession();
    expect(title()).toBe('Get ready');
    expect(digits()).toBe('10');
    await pass(10);
    expect(title()).toBe('March on the spot');
    expect(digits()).toBe('60');
    await pass(60);
    expect(title()).toBe('Arm swings');
    expect(screen.getByText('1 / 3')).toBeTruthy();
  });

  test('pauses by the space bar and by "I’m needed", and stands still while it does', async () => {
    await startGuidedSession();
    await pass(20);
    key(' ');
    expect(isOpen('Paused')).toBe(true);
    expect(screen.getByText('March on the spot, 50 seconds left')).toBeTruthy();
    sleep(60_000);
    key(' ');
    expect(isOpen('Paused')).toBe(false);
    expect(digits()).toBe('50');
    press('Pause, I’m needed');
    expect(isOpen('Paused')).toBe(true);
  });

  test('a timer that comes much too late finds the session where it was left', async () => {
    await startGuidedSession();
    await pass(20);
    sleep(600_000);
    await pass(1);
    expect(screen.getByText('March on the spot, 50 seconds left')).toBeTruthy();
  });

  test('changes the level in the middle of a move, by key, and remembers it', async () => {
    await startGuidedSession();
    await pass(11);
    key('1');
    expect(title()).toBe('Heel lifts');
    expect(digits()).toBe('59');
    expect(JSON.parse(localStorage.getItem('exerciseLevels') ?? '{}')).toEqual({ march: 'easier' });
    key('3');
    expect(title()).not.toBe('Heel lifts');
  });

  test('goes a move on, a step on and back, and waits once before a move, longer or not at all', async () => {
    await startGuidedSession();
    turn('Next');
    expect(screen.getByText('2 / 3')).toBeTruthy();
    expect([title(), digits()]).toEqual(['Get ready', '15']);
    expect(screen.getByText('Next: Sit to stand')).toBeTruthy();
    press('Start now');
    await pass(40);
    expect([title(), digits()]).toEqual(['Rest', '25']);
    expect(screen.getByText('Next: Worktop push-up')).toBeTruthy();
    press('+15 s');
    expect(digits()).toBe('40');
    press('Start now');
    expect(title()).toBe('Worktop push-up');
    press('Skip this move');
    expect(title()).not.toBe('Worktop push-up');
    turn('Previous');
    expect(screen.getByText('1 / 3')).toBeTruthy();
  });

  test('is muted and heard again as it was, by the letter M', async () => {
    localStorage.setItem('soundChoice', 'beeps');
    await startGuidedSession();
    key('m');
    expect(button('Sound: Off')).toBeTruthy();
    key('M');
    expect(button('Sound: Beeps')).toBeTruthy();
  });

  test('lets another move stand in for today', async () => {
    await startGuidedSession();
    turn('Next');
    press('Start now');
    press('Exercise Guide');
    press('Swap this move');
    press(/^Bodyweight squat/);
    expect(title()).toBe('Bodyweight squat');
    press('Exercise Guide');
    press('Swap this move');
    press(/As planned/);
    expect(title()).toBe('Sit to stand');
  });

  test('completed early by her, it is recorded as what it was', async () => {
    const { server } = await startGuidedSession();
    await pass(70);
    turn('Next');
    turn('Next');
    press('Start now');
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
    await waitFor(async () => expect(await snapshotsOf(USER_ID)).toEqual([]));
  });
});

describe('a session that was left', () => {
  test('is offered again, and goes on at its second', async () => {
    const { reopen } = await startGuidedSession();
    await pass(30);
    vi.useRealTimers();
    await reopen();
    await screen.findByRole('dialog', { name: 'Carry on?' });
    expect(screen.getByText('You were on March on the spot.')).toBeTruthy();
    press('Carry on');
    expect(title()).toBe('March on the spot');
    expect(digits()).toBe('40');
  });

  test('after more than two minutes, half a minute of marching may come first', async () => {
    const { reopen } = await startGuidedSession();
    await pass(30);
    vi.useRealTimers();
    sleep(180_000);
    await reopen();
    await screen.findByRole('dialog', { name: 'Carry on?' });
    press('March for 30 seconds first');
    expect(title()).toBe('Ease back in');
    expect(digits()).toBe('30');
  });

  test('can be counted as what it was', async () => {
    const { server, reopen } = await startGuidedSession();
    await pass(220);
    vi.useRealTimers();
    await reopen();
    await screen.findByRole('dialog', { name: 'Carry on?' });
    press('Stop here and count what I did');
    await waitFor(() => expect(server.sent).toMatchObject([{ length: 'partial', rating: null, activeSeconds: 210 }]));
    await reopen();
    await waitFor(() => expect(button('Start the timer').getAttribute('aria-busy')).toBeNull());
    expect(isOpen('Carry on?')).toBe(false);
  });

  test('of under three minutes is not counted, and nobody is blamed', async () => {
    const { server, reopen } = await startGuidedSession();
    await pass(17);
    vi.useRealTimers();
    await reopen();
    await screen.findByRole('dialog', { name: 'Carry on?' });
    expect(screen.getByText('Under 3 minutes doesn’t count, and that’s fine.')).toBeTruthy();
    press('Leave it for today');
    await waitFor(async () => expect(await snapshotsOf(USER_ID)).toEqual([]));
    expect(visibleToast()?.text).toBe('That was under 3 minutes. It’s here when you want it.');
    expect(server.sent).toEqual([]);
  });

  test('whoever said on Home that she carries on is not asked again, but after a reload', async () => {
    const { reopen } = await startGuidedSession();
    await pass(30);
    vi.useRealTimers();
    await reopen('?carry-on');
    expect((await screen.findByRole('timer')).textContent).toBe('40');
    expect(title()).toBe('March on the spot');
    expect(location.search).toBe('?step=1');
    await reopen(location.search);
    await screen.findByRole('dialog', { name: 'Carry on?' });
  });
});
