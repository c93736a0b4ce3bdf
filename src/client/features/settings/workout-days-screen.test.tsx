import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadOutbox } from '#client/member/outbox.ts';
import { writeRecord } from '#client/member/store.ts';
import { useSendOutbox } from '#client/member/use-outbox.ts';
import { holdAnswer } from '#client/parts/server/fetch.fixture.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { weekdayPlan } from '#client/parts/stored/browser-storage.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import type { WorkoutDays } from '#contract/workout-days.ts';
import { WorkoutDaysScreen } from './workout-days-screen.tsx';

const ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const NOTHING: WorkoutDays = { times: null, emailReminders: false, calendarAddressMadeAt: null };
const KEPT: WorkoutDays = { ...NOTHING, times: { weekdays: [0, 4], startMinute: 20 * 60 + 15, zone: ZONE } };
const MADE_AT = Date.UTC(2026, 10, 20, 12);
const USER = {
  id: 'u1',
  email: 'anna@example.org',
  firstName: 'Anna',
  lastName: '',
  initials: 'A',
  subscriptionStatus: 'active',
  stepGoal: 5_000,
  pendingEmail: null,
  createdAt: 0,
};

let kept: WorkoutDays;
let isDown: boolean;
let isRejecting: boolean;
/** No change is answered before it. */
let answers: Promise<void>;
const requests: [string, string, unknown?][] = [];

/** Keeps what it is sent, as the server does. */
async function answer(path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  if (isDown) throw new TypeError('Failed to fetch');
  if (path.endsWith('/sitter')) return Response.json({ sitter: null });
  const change = body === undefined ? undefined : JSON.parse(String(body));
  if (method !== 'GET') requests.push(change === undefined ? [method, path] : [method, path, change]);
  if (method !== 'GET') await answers;
  if (isRejecting) return Response.json({ message: 'Not this time.', code: 'invalid_input' }, { status: 400 });
  if (path.endsWith('/calendar.ics')) return new Response('BEGIN:VCALENDAR');
  if (method === 'POST') {
    kept = { ...kept, calendarAddressMadeAt: MADE_AT };
    return Response.json({ path: '/api/calendar/secret/fit-in-30.ics', madeAt: MADE_AT });
  }
  if (method === 'DELETE') kept = { ...kept, calendarAddressMadeAt: null };
  if (method === 'PATCH') {
    const { emailReminders = kept.emailReminders, ...times } = change;
    kept = { ...kept, emailReminders, times: { ...kept.times, ...times } };
  }
  return Response.json(kept);
}

beforeEach(() => {
  requests.length = 0;
  kept = KEPT;
  isDown = false;
  isRejecting = false;
  answers = Promise.resolve();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.setItem('authToken', 't1');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('subscriptionStatus', 'active');
  localStorage.setItem('user', JSON.stringify(USER));
});

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Sender />
      <WorkoutDaysScreen />
      <Toaster />
    </QueryClientProvider>,
  );
}

function Sender() {
  useSendOutbox(USER.id);
  return null;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isPressed = async (name: string) =>
  (await screen.findByRole('button', { name })).getAttribute('aria-pressed') === 'true';

const waitingBodies = () => act(async () => (await loadOutbox(USER.id)).waiting.map(({ body }) => body));

describe('her days', () => {
  test('begin as she planned them on this device, and are told to the account only when she saves them', async () => {
    kept = NOTHING;
    weekdayPlan.write({ weekdays: [1, 3], after: 'tea', otherwise: '' });
    open();
    expect([await isPressed('Tuesday'), await isPressed('Thursday'), await isPressed('Monday')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(screen.queryByText('In your calendar')).toBeNull();
    expect(requests).toEqual([]);
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '06:30' } });
    await press('Save my days');
    expect(await screen.findByText('Your days are saved')).toBeTruthy();
    expect(requests).toEqual([
      ['PATCH', '/api/users/u1/workout-days', { weekdays: [1, 3], startMinute: 390, zone: ZONE }],
    ]);
    expect(weekdayPlan.read()).toEqual({ weekdays: [1, 3], after: 'tea', otherwise: '', isOnAccount: true });
    expect(await screen.findByRole('heading', { name: 'In your calendar' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Remind me by email' }).checked).toBe(false);
  });

  test('are the account’s where there are any, on Home too', async () => {
    weekdayPlan.write({ weekdays: [6], after: 'tea', otherwise: '' });
    open();
    expect([await isPressed('Monday'), await isPressed('Friday'), await isPressed('Sunday')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('20:15');
    await waitFor(() =>
      expect(weekdayPlan.read()).toEqual({ weekdays: [0, 4], after: 'tea', otherwise: '', isOnAccount: true }),
    );
  });

  test('changed again while the first are on their way are saved after them', async () => {
    open();
    const held = holdAnswer();
    answers = held.answer;
    await press('Monday');
    await press('Save my days');
    await press('Sunday');
    fireEvent.submit(screen.getByLabelText('Time').closest('form') as HTMLFormElement);
    held.letGo();
    await waitFor(() => expect(kept.times?.weekdays).toEqual([4, 6]));
    await waitFor(async () => expect(await waitingBodies()).toEqual([]));
    expect(requests.map(([, , body]) => (body as { weekdays: number[] }).weekdays)).toEqual([[4], [4, 6]]);
  });

  test('are shown with what she changed and the account does not have yet', async () => {
    const userId = USER.id;
    const entry = { kind: 'workoutDays', body: { weekdays: [0, 6] }, userId, id: 'r1', revision: 'r1', keptAt: 1 };
    await writeRecord({ store: 'entries', key: [userId, 'r1'], value: entry });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <WorkoutDaysScreen />
      </QueryClientProvider>,
    );
    expect([await isPressed('Monday'), await isPressed('Friday'), await isPressed('Sunday')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(weekdayPlan.read()).toMatchObject({ weekdays: [0, 6] });
  });

  test('another zone is named before it is changed', async () => {
    kept = { ...KEPT, times: { weekdays: [0], startMinute: 60, zone: 'America/New_York' } };
    open();
    expect(await screen.findByText(/^It’s set to New York time\. If you save, it changes to /)).toBeTruthy();
  });

  test('without a connection it says what is missing, and tries again', async () => {
    isDown = true;
    open();
    expect(await screen.findByText(/^We can’t reach our server/)).toBeTruthy();
    isDown = false;
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Your days' })).toBeTruthy();
  });
});

describe('her calendar', () => {
  test('gets an address that is shown this once', async () => {
    open();
    await press(/^Subscribe/);
    const field = await screen.findByLabelText<HTMLInputElement>('Your calendar link');
    const address = `${location.origin}/api/calendar/secret/fit-in-30.ics`;
    expect(field.value).toBe(address);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByRole('link', { name: 'Open in my calendar' }).getAttribute('href')).toBe(
      address.replace('http:', 'webcal:'),
    );
    expect(screen.getByRole('button', { name: /^Make a new link.*20 November 2026/ })).toBeTruthy();
  });

  test('gets one address, however often she presses', async () => {
    open();
    const subscribe = await screen.findByRole('button', { name: /^Subscribe/ });
    fireEvent.click(subscribe);
    fireEvent.click(subscribe);
    await screen.findByLabelText('Your calendar link');
    expect(requests).toHaveLength(1);
  });

  test('changes or ends its address only after a question', async () => {
    kept = { ...KEPT, calendarAddressMadeAt: MADE_AT };
    open();
    await press(/^Make a new link/);
    await press('Keep it');
    expect(requests).toEqual([]);
    await press(/^Stop this link/);
    await press('Stop this link');
    expect(await screen.findByText('Link stopped')).toBeTruthy();
    expect(requests).toEqual([['DELETE', '/api/users/u1/calendar-address']]);
    expect(await screen.findByRole('button', { name: /^Subscribe/ })).toBeTruthy();
  });
});

describe('reminders', () => {
  const remind = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Remind me by email' });

  test('are switched on and off, and nothing else changes', async () => {
    open();
    const row = await remind();
    fireEvent.click(row);
    expect(row.checked).toBe(true);
    await waitFor(() => expect(kept.emailReminders).toBe(true));
    await waitFor(async () => expect((await remind()).checked).toBe(true));
    expect(requests).toEqual([['PATCH', '/api/users/u1/workout-days', { emailReminders: true }]]);
    expect(kept.times).toEqual(KEPT.times);
  });

  test('stay as they were, with the server’s word, when it does not want them', async () => {
    open();
    await remind();
    isRejecting = true;
    fireEvent.click(await remind());
    expect(await screen.findByText('Not changed')).toBeTruthy();
    expect(screen.getByText('Not this time.')).toBeTruthy();
    await waitFor(async () => expect((await remind()).checked).toBe(false));
    expect(await waitingBodies()).toEqual([]);
  });

  test('are kept on the device, with a word, when nobody is reached, and go up later', async () => {
    open();
    await remind();
    isDown = true;
    fireEvent.click(await remind());
    expect(await screen.findByText('Saved on this device. We’ll sync it when we can.')).toBeTruthy();
    expect((await remind()).checked).toBe(true);
    expect(await waitingBodies()).toEqual([{ emailReminders: true }]);
    isDown = false;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(kept.emailReminders).toBe(true));
    expect((await remind()).checked).toBe(true);
    await waitFor(async () => expect(await waitingBodies()).toEqual([]));
  });
});
