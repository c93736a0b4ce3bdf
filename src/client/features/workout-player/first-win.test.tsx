import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { discard, loadOutbox } from '#client/member/outbox.ts';
import { openPlayer, USER_ID } from './open-player.fixture.tsx';

const OFFER = 'Set a daily step goal';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(async () => {
  const { waiting, rejected } = await loadOutbox(USER_ID);
  for (const entry of [...waiting, ...rejected]) await discard(entry);
  vi.unstubAllGlobals();
});

async function finish() {
  localStorage.removeItem('stepOnboardingCompleted');
  await openPlayer('2');
  await press('Next');
  await press('Next');
  await press('Complete Workout');
  const rating = within(await screen.findByRole('dialog', { name: 'How was your workout?' }));
  await userEvent.click(rating.getByRole('radio', { name: '8' }));
  await userEvent.click(rating.getByRole('button', { name: 'Complete Workout' }));
  return within(await screen.findByRole('dialog', { name: /, done\.$/ }));
}

test('after a win whoever has no step goal is led on to one', async () => {
  localStorage.clear();
  await userEvent.click((await finish()).getByRole('button', { name: OFFER }));
  await press('All good');
  await waitFor(() => expect(location.pathname).toBe('/step-onboarding'));
});

test('whoever has one is not asked', async () => {
  localStorage.setItem('stepGoal', '6000');
  expect((await finish()).queryByRole('button', { name: OFFER })).toBeNull();
});
