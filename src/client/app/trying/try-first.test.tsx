import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { refuseStorage } from '#client/browser/refused-storage.fixture.ts';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { readTried } from '#client/parts/session/tried-storage.ts';
import { exerciseLevels, safetySettings } from '#client/parts/stored/browser-storage.ts';
import { countedTries, NOTHING_TRIED } from '#domain/session/tried-workouts.ts';
import { TryFirst } from './try-first.tsx';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const fetched = vi.fn((_path: string, _how?: RequestInit) => Promise.reject(new TypeError('Failed to fetch')));
let passedMs = 0;

beforeEach(() => {
  clearSignIn();
  passedMs = 0;
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  return replaceClock({ now: () => NOON + passedMs, steadyMs: () => passedMs, utcOffsetMinutes: () => 0 });
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const tried = () => readTried() ?? NOTHING_TRIED;

async function pass(seconds: number) {
  const { act } = await import('@testing-library/react');
  for (let second = 0; second < seconds; second += 1) {
    passedMs += 1000;
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
}

async function answer() {
  for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box);
  press('None of these');
  await screen.findByRole('button', { name: 'Start 10 min' });
}

async function start() {
  await answer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  press('Start 10 min');
}

const skipTo = (word: string) => {
  for (let times = 0; times < 60 && screen.queryByRole('button', { name: word }) === null; times += 1)
    press(/^(Skip this move|Start now)$/);
};

describe('the first workout, tried', () => {
  test('keeps answers and levels apart from a member’s, and sends nothing', async () => {
    exerciseLevels.write({ march: 'harder' });
    const page = render(<TryFirst />);
    await answer();
    expect(Object.keys(tried().values).sort()).toEqual(['healthAgreement', 'safetySettings']);
    page.unmount();
    expect(safetySettings.read()).toBeUndefined();
    expect(exerciseLevels.read()).toEqual({ march: 'harder' });
    render(<TryFirst />);
    await screen.findByRole('button', { name: 'Start 10 min' });
    expect(
      fetched.mock.calls.filter(
        ([path, { method = 'GET' } = {}]) => method !== 'GET' || !/^\/voice\/|^\/api\/site$/.test(path),
      ),
    ).toEqual([]);
  });

  test('goes on after a reload where it stood', async () => {
    const page = render(<TryFirst />);
    await start();
    await pass(80);
    page.unmount();
    expect(tried().sessions).toHaveLength(1);
    expect(countedTries(tried())).toEqual([]);
    vi.useRealTimers();
    render(<TryFirst />);
    expect(await screen.findByRole('dialog', { name: 'Carry on?' })).toBeTruthy();
    press('Carry on');
    await waitFor(() => expect(screen.getByRole('timer')).toBeTruthy());
  });

  test('promises no days where the browser refuses all storage', async () => {
    refuseStorage();
    render(<TryFirst />);
    await start();
    expect(screen.queryByText(/30 days/)).toBeNull();
    await pass(20);
    press('Pause, I’m needed');
    expect(screen.getByText('Take your time. Kept only while this page stays open.')).toBeTruthy();
    press('Carry on');
    skipTo('Complete Workout');
    press('Complete Workout');
    const dialog = screen.getByRole('dialog', { name: 'Your first workout, done.' });
    expect(dialog.textContent).toContain('Kept only while this page stays open.');
    expect(dialog.textContent).not.toMatch(/30 days|in your history/);
    vi.useRealTimers();
  });

  test('is kept as done for the buyer, with the length of ten minutes', async () => {
    render(<TryFirst />);
    await start();
    await pass(20);
    skipTo('Complete Workout');
    press('Complete Workout');
    expect(screen.getByRole('dialog', { name: 'Your first workout, done.' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Get lifetime access, £/ })).toBeTruthy();
    expect(countedTries(tried())).toMatchObject([{ length: '10', workoutId: 1, block: 1 }]);
    vi.useRealTimers();
  });
});
