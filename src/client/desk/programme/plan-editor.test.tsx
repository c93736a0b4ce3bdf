import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Desk } from '#client/desk/desk.tsx';
import { DESK_ANSWERS, shippedPlace, writtenField } from '#client/desk/words/words-server.fixture.ts';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { DESK_PATHS, deskWordsPath } from '#contract/paths.ts';
import { planOf, planText } from '#programme/workouts/workout-plan.ts';
import { shippedWorkout } from '#programme/workouts/workouts.ts';

const fetched = stubFetch();
const PLAN = writtenField({ id: 'plan', label: 'Plan', published: planText(planOf(shippedWorkout('a1'))), max: 4_000 });
const PLACE = shippedPlace({
  id: 'workout-a1',
  name: 'Edition A, workout 1A: Core',
  group: 'workouts',
  sections: [
    { title: 'Text', fields: [writtenField({ id: 'shortTitle', label: 'Title', published: 'Core' })] },
    { title: 'Plan', fields: [PLAN] },
  ],
});
const MOVES = { places: [shippedPlace({ id: 'move-boxer', name: 'Boxer', group: 'moves' })] };
const answers: Record<string, unknown> = {
  ...DESK_ANSWERS,
  [DESK_PATHS.words]: MOVES,
  [deskWordsPath('workout-a1')]: PLACE,
};

beforeEach(async () => {
  // A draft that is never kept: the next test begins with the shipped plan.
  fetched.mockImplementation(async (input) =>
    String(input).endsWith('/draft')
      ? new Promise<Response>(() => undefined)
      : Response.json(answers[String(input)] ?? { message: 'Done.' }),
  );
  history.replaceState(null, '', '/desk/programme/workouts/a1');
  render(<Desk />);
  await screen.findByRole('region', { name: 'Circuit 1' });
});

const button = (name: string) => screen.getByRole('button', { name });

function press(name: string): void {
  button(name).focus();
  fireEvent.click(button(name));
}

function choose(menu: string, entry: string): void {
  press(menu);
  fireEvent.click(screen.getByRole('menuitem', { name: entry }));
}

async function expectAt(name: string, said: string): Promise<void> {
  await waitFor(() => expect(document.activeElement).toBe(button(name)));
  expect(screen.getByText(said).getAttribute('role')).toBe('status');
}

test('the plan of a workout stands before its words', () => {
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.indexOf('25 minutes')).toBeLessThan(headings.indexOf('Text'));
});

test('a moved row keeps the focus on the button that moved it, into another circuit too', async () => {
  press('Move Sit to stand down');
  await expectAt('Move Sit to stand down', 'Sit to stand, now 2 of 2 in Circuit 1: Sit and push.');
  press('Move Sit to stand down');
  await expectAt('Move Sit to stand down', 'Sit to stand, now 1 of 3 in Circuit 2: Bend and pull.');
  press('Move Sit to stand up');
  await expectAt('Move Sit to stand up', 'Sit to stand, now 2 of 2 in Circuit 1: Sit and push.');
});

test('a removed move gives the focus to the next one, the last one to what adds', async () => {
  choose('Change Sit to stand', 'Remove');
  await expectAt('Change Worktop push-up', 'Sit to stand removed.');
  choose('Change Worktop push-up', 'Remove');
  await expectAt('Add a move to circuit 1', 'Worktop push-up removed.');
  choose('Change Backpack row', 'Remove');
  await expectAt('Add a move to circuit 1', 'Backpack row removed.');
});

test('a circuit that is moved or removed, and a swap that is removed, leave the focus beside it', async () => {
  choose('Change circuit 1', 'Move circuit down');
  await expectAt('Change circuit 2', 'Circuit 1: Sit and push, now 2 of 3.');
  choose('Change circuit 3', 'Remove circuit');
  await expectAt('Add a circuit', 'Circuit 3: Core removed. 2 circuits left.');
  const [first, next] = screen.getAllByRole('button', { name: /from the swaps$/ });
  const nextName = next?.getAttribute('aria-label') ?? '';
  press(first?.getAttribute('aria-label') ?? '');
  await waitFor(() => expect(document.activeElement).toBe(button(nextName)));
});

test('a chosen move has the focus in its row, where it took the place of another', async () => {
  choose('Change Sit to stand', 'Replace');
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace a move' }));
  fireEvent.click(await dialog.findByRole('button', { name: /Boxer punches/ }));
  await expectAt('Change Boxer punches', 'Boxer punches is in Circuit 1: Sit and push.');
});
