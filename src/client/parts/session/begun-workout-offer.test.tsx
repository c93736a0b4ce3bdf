import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deleteSnapshot, saveSnapshot } from '#client/member/session-snapshots.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { PLAN_VERSION, type SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { FIXTURE_NOW, FIXTURE_TODAY } from '#tests/fixtures/member-fixtures.ts';
import { BegunWorkoutOffer } from './begun-workout-offer.tsx';

const PLACE: SessionSnapshot = {
  sessionId: '00000000-0000-4000-8000-000000000009',
  workoutId: 5,
  block: 1,
  title: 'Week 2B',
  length: 'full',
  index: 3,
  segmentCount: 40,
  elapsedMs: 2_000,
  segmentMs: 45_000,
  leftMs: 20 * 60_000,
  activeMs: 5 * 60_000,
  worked: [],
  swaps: {},
  hasChosenStart: true,
  isEased: false,
  stepPlaces: {},
  plan: PLAN_VERSION,
  savedAt: FIXTURE_NOW,
};

const show = (counted: readonly { clientId: string }[] = []) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BegunWorkoutOffer userId="amira-1" today={FIXTURE_TODAY} counted={counted} />
    </QueryClientProvider>,
  );

test('a workout that was begun is offered again', async () => {
  await saveSnapshot('amira-1', PLACE);
  show();
  expect((await screen.findByRole('region')).textContent).toContain('Week 2B');
  await deleteSnapshot('amira-1', PLACE.sessionId);
});

test('one that was counted before its page was closed is not asked about again', async () => {
  await saveSnapshot('amira-1', PLACE);
  const { container } = show([{ clientId: PLACE.sessionId }]);
  await act(async () => {});
  expect(container.innerHTML).toBe('');
  await deleteSnapshot('amira-1', PLACE.sessionId);
});

test('without one there is nothing', async () => {
  const { container } = show();
  await act(async () => {});
  expect(container.innerHTML).toBe('');
});
