import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { exerciseLevels, soundChoice } from '#client/parts/stored/browser-storage.ts';
import { TRY_STEPS_PATH } from '#contract/paths.ts';
import { button, digits, holdClock, isOpen, pass, press, title } from '../guided/session.fixture.tsx';
import { OneMinute } from './one-minute.tsx';

holdClock();

const onAgain = vi.fn();
const onLeave = vi.fn();
const fetched = vi.fn((_path: string, _init?: RequestInit) => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  clearSignIn();
  for (const called of [onAgain, onLeave, fetched]) called.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

const open = () => render(<OneMinute {...{ onAgain, onLeave }} />);
const kept = () => ({ ...localStorage });

test('begins by itself, in silence, is over after three moves, leaves nothing behind, and is counted by nobody’s name', async () => {
  exerciseLevels.write({ march: 'harder' });
  soundChoice.write('beeps');
  const before = kept();
  open();
  expect(title()).toBe('Get ready');
  expect(button('Tap for sound')).toBeTruthy();
  await pass(5);
  expect([title(), digits()]).toEqual(['March on the spot', '20']);
  fireEvent.click(screen.getByRole('radio', { name: 'Easier' }));
  await pass(1);
  expect(title()).toBe('Heel lifts');
  await pass(19);
  expect(title()).toBe('Squat and punch');
  await pass(20);
  expect(title()).toBe('Good mornings');
  await pass(20);
  const end = within(screen.getByRole('dialog', { name: 'That was one minute.' }));
  expect(document.querySelector('[role="dialog"] [data-minutes="1/30"]')).not.toBeNull();
  expect(end.getByRole('button', { name: /^Get lifetime access, £/ })).toBeTruthy();
  expect(end.getByRole('link', { name: /^Try the first workout/ }).getAttribute('href')).toBe('/try/first');
  press('Once more');
  expect(onAgain).toHaveBeenCalledOnce();
  expect(kept()).toEqual(before);
  const told = fetched.mock.calls.map(([path, init]) => [path, init?.credentials, init?.body]);
  const steps = ['{"step":"try_begun"}', '{"step":"try_finished"}'];
  expect(told).toEqual(steps.map((step) => [TRY_STEPS_PATH, 'omit', step]));
});

test('sound is one tap, and leaving asks nothing', async () => {
  open();
  await pass(8);
  press('Tap for sound');
  press('Sound off');
  press('Tap for sound');
  expect(soundChoice.read()).toBe('voice');
  press('Leave');
  expect(isOpen('Leave One minute?')).toBe(false);
  expect(onLeave).toHaveBeenCalledOnce();
});

test('what the page held aside is the device’s again afterwards', async () => {
  soundChoice.write('beeps');
  const page = open();
  expect(soundChoice.read()).toBe('off');
  page.unmount();
  expect(soundChoice.read()).toBe('beeps');
});
