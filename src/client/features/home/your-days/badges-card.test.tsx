import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { memberOf } from '#client/parts/progress/member.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { FIXTURE_TODAY, fixtureDashboard, fixtureSecondWeek } from '#tests/fixtures/member-fixtures.ts';
import { BadgesCard } from './badges-card.tsx';

const items = (name = 'All your badges') =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

function show(dashboard: Dashboard) {
  render(<BadgesCard member={memberOf(dashboard, FIXTURE_TODAY)} />);
  return screen.getByRole('region', { name: 'All your badges' });
}

test('before the first there is nothing to chase', () => {
  expect(show(fixtureDashboard()).textContent).toContain('They’ll show here as you go. Nothing to chase.');
  expect(items('Next')).toEqual([
    'First one doneFinish any workout. Any length counts.',
    'Short countsFinish a 15 or 10 minute version.',
  ]);
});

test('a week and a return are there, with the words of their weeks', () => {
  const card = show(fixtureSecondWeek());
  expect(items()).toEqual([
    'Welcome backThe first one after a break.',
    'Rhythm Found3 workouts, one week.',
    'First one doneYou finished your first workout.',
  ]);
  expect(items('Next')).toEqual(['Short countsFinish a 15 or 10 minute version.', '5 workouts doneOne workout to go.']);
  expect(card.textContent).not.toContain('Nothing to chase');
});

test('many badges show the furthest first, and all of them on request', async () => {
  const stats = { totalWorkouts: 13, stepGoal: 5000, blocksCompleted: 1 };
  const progress = { completedWorkouts: ['1'], currentBlock: 2, currentWeek: 1, blockProgress: {} };
  show(fixtureDashboard({ stats, progress, shortWorkouts: 2 }));
  expect(items()).toHaveLength(4);
  expect(items()[0]).toBe('Block 1 completeAll 12 workouts.');
  expect(items('Next')).toEqual(['Block 2 complete11 workouts of this block to go.']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 9' }));
  expect(items()).toHaveLength(9);
  expect(screen.getByText('Short counts')).toBeTruthy();
});
