import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { now } from '#client/browser/clock.ts';
import { deleteSnapshot, saveSnapshot, snapshotsOf } from '#client/member/session-snapshots.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { PLAN_VERSION, type SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { FIXTURE_NOW, FIXTURE_TODAY } from '#tests/fixtures/member-fixtures.ts';
import { BegunWorkoutOffer, useBegunWorkout } from './begun-workout-offer.tsx';

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

function Offer({ counted }: { counted: readonly { clientId: string }[] }) {
  const { place, onDone } = useBegunWorkout('amira-1', counted);
  return <BegunWorkoutOffer userId="amira-1" today={FIXTURE_TODAY} {...{ place, onDone }} />;
}

const show = (counted: readonly { clientId: string }[] = []) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Offer counted={counted} />
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

test.each([
  { savedHoursAgo: 10, counted: [], canCarryOn: true },
  { savedHoursAgo: 30, counted: [], canCarryOn: false },
  { savedHoursAgo: 10, counted: [{ clientId: PLACE.sessionId }], canCarryOn: false },
])('left $savedHoursAgo hours ago, counted $counted.length times: $canCarryOn', async (row) => {
  const { savedHoursAgo, counted, canCarryOn } = row;
  const sessionId = counted[0]?.clientId ?? `00000000-0000-4000-8000-0000000000${savedHoursAgo}`;
  await saveSnapshot('amira-2', { ...PLACE, sessionId, savedAt: now() - savedHoursAgo * 3_600_000 });
  const { result } = renderHook(() => useBegunWorkout('amira-2', counted));
  await act(async () => void (await snapshotsOf('amira-2')));
  expect(result.current.leadsBack).toBe(canCarryOn);
  await deleteSnapshot('amira-2', sessionId);
});
