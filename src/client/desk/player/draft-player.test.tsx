import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, holdClock, pass, press, title } from '#client/features/workout-player/guided/session.fixture.tsx';
import { layWords } from '#client/member/programme-words.ts';
import { exerciseLevels, soundChoice } from '#client/parts/stored/browser-storage.ts';
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
afterEach(() => layWords(SHIPPED_WORDS));

const ask = (data: unknown, origin = location.origin) =>
  fireEvent(window, new MessageEvent('message', { data, source: window.parent, origin }));

test('plays what the desk asks for, in silence, begins anew at another choice, and keeps and asks for nothing', async () => {
  exerciseLevels.write({ boxer: 'harder' });
  soundChoice.write('voice');
  const before = { ...localStorage };
  const page = render(<DraftPlayer />);
  expect(told.mock.calls).toEqual([['ready', location.origin]]);
  ask(ASKED, 'https://elsewhere.example');
  ask('not a draft');
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
