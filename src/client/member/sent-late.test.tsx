import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInHere } from '#client/parts/account/sign-in.fixture.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { visibleToast } from '#client/ui/toast-store.ts';
import { FIXTURE_TODAY, fixtureUser } from '#tests/fixtures/member-fixtures.ts';
import { cancelRetry, outboxState, subscribeToOutbox } from './outbox.ts';
import { writeRecord } from './store.ts';
import { useSendOutbox } from './use-outbox.ts';

function Sender() {
  useSendOutbox('amira-1');
  return null;
}

const ENTRY = {
  userId: 'amira-1',
  id: `steps:${FIXTURE_TODAY}`,
  kind: 'steps',
  body: { date: FIXTURE_TODAY, steps: 6000 },
  keptAt: 1,
  revision: 'r1',
};

let isReachable: boolean;

beforeEach(async () => {
  signInHere(fixtureUser());
  isReachable = false;
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return new Response(String(body));
  });
  await writeRecord({ store: 'entries', key: [ENTRY.userId, ENTRY.id], value: ENTRY });
});
afterEach(() => {
  cancelRetry();
});

const happens = (name: string) => act(async () => void window.dispatchEvent(new Event(name)));

const comesBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

function open(): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Sender />
    </QueryClientProvider>,
  );
}

test('whoever was never told that something waits hears nothing of it', async () => {
  isReachable = true;
  open();
  const sent = vi.fn();
  const unsubscribe = subscribeToOutbox((_userId, entries) => entries.forEach(sent));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  unsubscribe();
  expect(visibleToast()).toBeUndefined();
});

test('whoever was told that it waits, though never offline, is told that it is saved', async () => {
  open();
  await waitFor(() => expect(outboxState(ENTRY.userId).isStuck).toBe(true));
  isReachable = true;
  await comesBack();
  await waitFor(() =>
    expect(visibleToast()).toMatchObject({ title: 'Saved', text: 'What was waiting has gone through.' }),
  );
});

test('whoever was offline is told that she is back', async () => {
  open();
  await happens('offline');
  isReachable = true;
  await happens('online');
  await waitFor(() =>
    expect(visibleToast()).toMatchObject({ title: 'Back online.', text: 'What was waiting is saved.' }),
  );
});
