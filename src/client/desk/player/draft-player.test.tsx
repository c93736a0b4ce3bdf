import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, holdClock, pass, press, title } from '#client/features/workout-player/guided/session.fixture.tsx';
import { layWords } from '#client/member/programme-words.ts';
import { exerciseLevels, soundChoice } from '#client/parts/stored/browser-storage.ts';
import { wordsWithOwnMove } from '#programme/moves/own-moves.fixture.ts';
import { SHIPPED_WORDS, workoutPlaceId } from '#programme/words/programme-words.ts';
import { planOf, planText } from '#programme/workouts/workout-plan.ts';
import { shippedWorkout } from '#programme/workouts/workouts.ts';
import type { AskedDraft } from './asked-draft.ts';
import { DraftPlayer } from './draft-player.tsx';

holdClock();

const { circuits, ...plan } = planOf(shippedWorkout('a5'));
const WITH_BOXER = circuits.map((circuit, index) =>
  index === 0 ? { ...circuit, moves: ['boxer'] as const } : circuit,
);
const ASKED: AskedDraft = {
  code: 'a5',
  words: { [workoutPlaceId('a5')]: { shortTitle: 'Strong Boxer', plan: planText({ ...plan, circuits: WITH_BOXER }) } },
  media: {},
  length: '15',
  level: 'easier',
};
const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
const told = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockClear());
  vi.spyOn(window, 'postMessage').mockImplementation(told.mockClear());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  layWords(SHIPPED_WORDS);
});

const ask = (data: unknown, origin = location.origin, source: Window | null = window.parent) =>
  fireEvent(window, new MessageEvent('message', { data, source, origin }));

test('plays what the desk asks for, in silence, begins anew at another choice, and keeps and asks for nothing', async () => {
  exerciseLevels.write({ boxer: 'harder' });
  soundChoice.write('voice');
  const before = { ...localStorage };
  const page = render(<DraftPlayer />);
  expect(told.mock.calls).toEqual([['ready', location.origin]]);
  ask(ASKED, 'https://elsewhere.example');
  ask('not a draft');
  ask(ASKED, location.origin, null);
  expect(screen.queryByRole('main')).toBeNull();
  ask(ASKED);
  expect([title(), screen.getByText(/min left/).textContent]).toEqual(['Get ready', '15 min left']);
  expect(button('Tap for sound')).toBeTruthy();
  await pass(12);
  press('Show controls');
  press('Next');
  press('Skip');
  press(/^Exercise Guide/);
  expect(screen.getByRole('dialog').textContent).toContain('Seated punches');
  press('Close');
  ask({ ...ASKED, length: '10', level: 'harder' });
  expect([title(), screen.getByText(/min left/).textContent]).toEqual(['Get ready', '10 min left']);
  press('Leave');
  expect(told).toHaveBeenLastCalledWith('left', location.origin);
  page.unmount();
  expect({ ...localStorage }).toEqual(before);
  expect(fetched).not.toHaveBeenCalled();
});

const FILM = 'squeeze.mp4';
const withOwn = circuits.map((circuit, index) => (index === 0 ? { ...circuit, moves: ['own_1'] as const } : circuit));

async function reachOwnMove(asked: Partial<AskedDraft> = {}) {
  const words = {
    ...wordsWithOwnMove({
      'easier-medium': FILM,
      'harder-medium': FILM,
      'harder-name': 'Squeeze and hop',
      'asks-impact': 'harder',
    }),
    [workoutPlaceId('a5')]: { shortTitle: 'Strong Squeeze', plan: planText({ ...plan, circuits: withOwn }) },
  };
  render(<DraftPlayer />);
  ask({ ...ASKED, words, media: { [FILM]: { address: '/media/squeeze', still: '/media/still' } }, ...asked });
  await pass(12);
  press('Show controls');
  press('Next');
  press('Skip');
}
const film = () => document.querySelector('video');

test('plays the films that the desk tells of, and the coach where one cannot be played', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  await reachOwnMove();
  await vi.waitFor(() => expect(film()?.getAttribute('src')).toBe('/media/squeeze'));
  await act(async () => void fireEvent.error(film() as Element));
  await vi.waitFor(() => expect(film()).toBeNull());
  expect(screen.getByRole('img', { name: /shows: / })).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

test('plays what is locked for most members, as for whom all is open', async () => {
  await reachOwnMove({ level: 'harder' });
  expect(screen.getByRole('img', { name: /^The picture shows: Squeeze and hop, Harder/ })).toBeTruthy();
});
