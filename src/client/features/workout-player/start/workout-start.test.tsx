import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  button,
  digits,
  holdClock,
  key,
  pass,
  press,
  title,
} from '#client/features/workout-player/guided/session.fixture.tsx';
import { openStart, USER_ID } from '#client/features/workout-player/open-player.fixture.tsx';
import { snapshotsOf } from '#client/member/session-snapshots.ts';
import { exerciseLevels, safetySettings, talkLevel } from '#client/parts/stored/browser-storage.ts';
import { BRITISH, fakeSpeech } from '#client/parts/voice/device-voice.fixture.ts';
import { SAFETY_VERSION } from '#domain/body/safety-flags.ts';

holdClock();

const FREE = { hold: null, startingLevel: 'standard', pelvicSafe: false, girdle: false, pregnant: false } as const;

const start = () => button(/^Start/);
const isReady = () => waitFor(() => expect(start().getAttribute('aria-busy')).toBeNull());
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const address = () => `${location.pathname}${location.search}`;
const ring = () => document.querySelector('[data-minutes]')?.getAttribute('data-minutes');

test('tells what a workout is and what it needs, and its button what it starts', async () => {
  await openStart('1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Strength & Core Foundation');
  expect(screen.getByText('Week 1, workout A')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'You’ll need' })).getByText('chair')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'The moves' })).getByText('Sit to stand')).toBeTruthy();
  expect(start().textContent).toBe('Start 25 min');
  expect(ring()).toBe('0/25');
});

test.each([
  ['?length=10&level=easier', 'Start 10 min, Easier', '0/10'],
  ['?level=harder', 'Start 25 min, Harder', '0/25'],
  ['?length=15', 'Start 15 min', '0/15'],
])('takes over what was chosen before: %s', async (query, words, minutes) => {
  await openStart('1', query);
  expect(start().textContent).toBe(words);
  expect(ring()).toBe(minutes);
});

test('what is changed there stands in the button and in the address, and a reload finds it', async () => {
  const { reopen } = await openStart('1', '?length=15');
  press('Adjust Standard, Voice');
  choose(/^10 min/);
  choose(/^Harder/);
  press('Done');
  expect(start().textContent).toBe('Start 10 min, Harder');
  expect(address()).toBe('/workout/1?length=10&level=harder');
  await reopen(location.search);
  expect(start().textContent).toBe('Start 10 min, Harder');
  press('Adjust Harder, Voice');
  choose(/^Standard/);
  expect(address()).toBe('/workout/1?length=10');
});

test('its level is “As last time” once she has chosen one for a move, and the one she starts with before', async () => {
  const { reopen } = await openStart('1');
  press('Adjust Standard, Voice');
  expect(screen.queryByRole('radio', { name: 'As last time' })).toBeNull();
  exerciseLevels.write({ squat: 'easier' });
  await reopen();
  press('Adjust As last time, Voice');
  choose(/^Standard/);
  expect(start().textContent).toBe('Start 25 min, Standard');
  choose(/^As last time/);
  expect(start().textContent).toBe('Start 25 min');
});

test('a short warm-up and cool-down make the workout shorter, and the start screen says by how much', async () => {
  await openStart('1');
  press(/^Adjust/);
  choose(/^Short/);
  const minutes = Number(/\d+/.exec(start().textContent ?? '')?.[0]);
  expect(minutes).toBeLessThan(25);
  expect(ring()).toBe(`0/${minutes}`);
  expect(address()).toBe('/workout/1?warm-up=short');
});

test('nothing is begun before something is pressed', async () => {
  await openStart('1');
  await isReady();
  expect(await snapshotsOf(USER_ID)).toEqual([]);
  press(/^Adjust/);
  press('Without the timer');
  await waitFor(async () => expect(await snapshotsOf(USER_ID)).toHaveLength(1));
  expect(address()).toBe('/workout/1?step=1');
});

test('its button starts the guide, in that length and at that level, and going back asks from the press on', async () => {
  await openStart('1', '?length=10&level=easier');
  await isReady();
  // On a slow phone the press is forgotten before the guide stands.
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: false }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'));
  fireEvent.click(start());
  expect(history.state?.isGuard).toBe(true);
  await screen.findByRole('timer');
  expect(screen.getByRole('radio', { name: 'Easier' }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByText('10 min left')).toBeTruthy();
  expect(address()).toBe('/workout/1?length=10&level=easier&step=1');
});

test('an address that starts leads past it, once: a reload asks', async () => {
  const { reopen } = await openStart('1', '?length=10&level=easier&start');
  await screen.findByRole('timer');
  expect(title()).toBe('Get ready');
  expect(screen.getByText('10 min left')).toBeTruthy();
  expect(address()).toBe('/workout/1?length=10&level=easier&step=1');
  await waitFor(async () => expect(await snapshotsOf(USER_ID)).toHaveLength(1));
  await reopen(location.search);
  expect(screen.queryByRole('timer')).toBeNull();
});

test('where something was begun before, an address that starts asks first', async () => {
  const { reopen } = await openStart('1');
  await isReady();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  fireEvent.click(start());
  await pass(200);
  vi.useRealTimers();
  await reopen('?length=10&start');
  await screen.findByRole('dialog', { name: 'Carry on?' });
  await act(async () => undefined); // what was begun would be drawn by now
  expect(screen.getByRole('dialog', { name: 'Carry on?' })).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('says how many moves her limits have changed', async () => {
  safetySettings.write({ ...FREE, girdle: true, block: 1, version: SAFETY_VERSION });
  await openStart('5');
  expect(screen.getByText(/^We’ve changed \d moves? for you$/)).toBeTruthy();
});

test('what the guide has begun and she left by hand goes on from there, unless she wants another length', async () => {
  await openStart('1');
  await isReady();
  press(/^Adjust/);
  press('Without the timer');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  press('Start the timer');
  await pass(10 + 60 + 20);
  vi.useRealTimers();
  key(' ');
  press('Without the timer');
  act(() => history.go(-2)); // the guide's entry, and the step by hand
  await waitFor(() => expect(button('Carry on, 24 min left')).toBeTruthy());
  expect(ring()).toBe('1/25');
  press(/^Adjust/);
  choose(/^15 min/);
  expect(start().textContent).toBe('Start 15 min');
  choose(/^Full \d+/);
  press('Done');
  press('Carry on, 24 min left');
  expect([title(), digits()]).toEqual(['Arm swings', '40']);
});

test('the coach is chosen there: how much she says, and whether only she is heard', async () => {
  const speech = fakeSpeech([BRITISH]);
  vi.stubGlobal('speechSynthesis', speech.synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', speech.Utterance);
  await openStart('1');
  await isReady();
  press(/^Adjust/);
  choose(/^Names/);
  expect(talkLevel.read()).toBe('names');
  press('Sound only');
  await screen.findByRole('timer');
  expect(button('Show the coach')).toBeTruthy();
});

test('where there is no voice there is no “Sound only”', async () => {
  await openStart('1');
  press(/^Adjust/);
  expect(screen.queryByRole('button', { name: 'Sound only' })).toBeNull();
});

test('says in one line that the screen will go dark, only where the browser cannot keep it on', async () => {
  const { reopen } = await openStart('1');
  expect(screen.getByText(/^Your screen may go dark here/)).toBeTruthy();
  Object.defineProperty(navigator, 'wakeLock', { value: {}, configurable: true });
  await reopen();
  expect(screen.queryByText(/screen/)).toBeNull();
  Reflect.deleteProperty(navigator, 'wakeLock');
});
