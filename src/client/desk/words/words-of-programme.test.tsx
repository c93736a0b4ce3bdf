import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Desk } from '#client/desk/desk.tsx';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import type { DeskWords } from '#contract/desk/words.ts';
import { DESK_PATHS, deskWordsPath } from '#contract/paths.ts';
import { DESK_ANSWERS, shippedPlace, writtenField } from './words-server.fixture.ts';

const fetched = stubFetch();
const SQUAT = shippedPlace({
  id: 'move-squat',
  name: 'Bodyweight squat',
  group: 'moves',
  sections: [
    {
      title: 'Standard',
      fields: [writtenField({ id: 'standard', label: 'Cue, Standard', published: 'Sit back', max: 51 })],
    },
  ],
});
const LIST: DeskWords = {
  places: [
    shippedPlace({ id: 'workout-a1', name: 'Edition A, workout 1A: Core', group: 'workouts' }),
    { ...SQUAT, draft: { author: 'Noor', at: 0, publishOn: null } },
    shippedPlace({ id: 'move-march', name: 'March on the spot', group: 'moves' }),
  ],
};
const PROBLEM = { field: 'standard', message: 'Use 9 words or fewer. This has 10.' };

const answers: Record<string, unknown> = {
  ...DESK_ANSWERS,
  [DESK_PATHS.words]: LIST,
  [deskWordsPath('move-squat')]: SQUAT,
  [`${deskWordsPath('move-squat')}/draft`]: { message: 'Saved.', revision: 1, at: 0, problems: [PROBLEM] },
};

beforeEach(() => {
  fetched.mockImplementation(async (input) => Response.json(answers[String(input)] ?? { message: 'Done.' }));
});

function open(path: string) {
  history.replaceState(null, '', path);
  render(<Desk />);
}

test('workouts stand in their weeks, and a move is found by its name', async () => {
  open('/desk/programme');
  expect(await screen.findByText(/^1 workouts, 2 moves, 1 draft\. For a member’s first block/)).toBeDefined();
  const first = screen.getByRole('link', { name: /Strength & Core Foundation.*Workout A, 25 minutes/ });
  expect(first.getAttribute('href')).toBe('/desk/programme/workouts/a1');
  fireEvent.click(screen.getByRole('link', { name: 'Moves' }));
  fireEvent.change(await screen.findByLabelText('Find a move'), { target: { value: 'SQUAT' } });
  expect(screen.getByText('1 of 2')).toBeDefined();
  expect(screen.queryByRole('link', { name: /March/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Bodyweight squat.*Draft/ }).getAttribute('href')).toBe(
    '/desk/programme/moves/squat',
  );
});

test('a cue is previewed as it is typed, its problem stands under its field, and it cannot be published', async () => {
  open('/desk/programme/moves/squat');
  const cue = await screen.findByLabelText('Cue, Standard');
  fireEvent.change(cue, { target: { value: 'Sit down and then up again and on and on' } });
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Sit down and then up again and on and on')).toBeDefined();
  expect(await screen.findByText(PROBLEM.message, undefined, { timeout: 3_000 })).toBeDefined();
  expect(cue.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a cue that is put right is published at the first press, before it was saved by itself', async () => {
  open('/desk/programme/moves/squat');
  const cue = await screen.findByLabelText('Cue, Standard');
  fireEvent.change(cue, { target: { value: 'Sit down and then up again and on and on' } });
  await screen.findByText(PROBLEM.message, undefined, { timeout: 3_000 });
  fetched.mockImplementation(async () => Response.json({ message: 'Saved.', revision: 2, at: 0, problems: [] }));
  fireEvent.change(cue, { target: { value: 'Sit down, stand up' } });
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('alertdialog')).toBeDefined();
});
