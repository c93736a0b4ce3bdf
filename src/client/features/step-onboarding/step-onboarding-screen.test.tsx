import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { useSendOutbox } from '#client/member/use-outbox.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { recordsWithoutDatabase } from '#client/parts/stored/browser-storage.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import { StepOnboardingScreen } from './step-onboarding-screen.tsx';

const USER = { id: 'u1', email: 'anna@example.org', firstName: 'Anna', subscriptionStatus: 'active', stepGoal: null };
const STATS = { totalWorkouts: 0, stepGoal: 5_000, blocksCompleted: 0 };
const DAY_OUT_OF_RANGE = { message: 'Not that day.', code: 'day_out_of_range', serverTime: 0 };

const sent: unknown[] = [];
let giveClockBack: () => void;

/** Answers each request in turn, the last answer for ever; `undefined` is a network that is away. */
function serverAnswers(...answers: (Response | undefined)[]) {
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push({ path, method, body: JSON.parse(String(body)) });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer.clone();
  });
}

const stored = () => new Response(JSON.stringify(STATS));

function open() {
  history.replaceState(null, '', '/step-onboarding');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StepOnboardingScreen />
      <Toaster />
    </QueryClientProvider>,
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Steps a day');
async function enter(text: string) {
  await userEvent.clear(field());
  if (text !== '') await userEvent.type(field(), text);
}

function goalWaits(from: string) {
  const body = { stepGoal: 4_000, from };
  const entry = { userId: 'u1', id: 'stepGoal', kind: 'stepGoal', body, keptAt: 1, revision: 'r1' };
  recordsWithoutDatabase.write([{ store: 'entries', key: ['u1', 'stepGoal'], value: entry }]);
}

function Start() {
  useSendOutbox('u1');
  return null;
}

beforeEach(() => {
  sent.length = 0;
  giveClockBack = replaceClock({ now: () => Date.parse('2026-11-21T12:00:00Z'), utcOffsetMinutes: () => 0 });
  localStorage.setItem('authToken', 't1');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('subscriptionStatus', 'active');
  localStorage.setItem('user', JSON.stringify(USER));
});
afterEach(() => {
  giveClockBack();
});

describe('choosing the coach', () => {
  test('is folded away, counts at once, and leaves the step goal as it was', async () => {
    open();
    await enter('6500');
    expect(screen.getByText('Choose how your coach looks').closest('details')?.open).toBe(false);
    expect(screen.queryByLabelText('Your coach')).toBeNull();
    await userEvent.click(screen.getByText('Choose how your coach looks'));
    await userEvent.click(await screen.findByRole('radio', { name: 'Long' }));
    expect(screen.getByLabelText('Your coach')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('coachLook') ?? '')).toMatchObject({ hair: 'long' });
    await userEvent.click(screen.getByText('Choose how your coach looks'));
    await waitFor(() => expect(screen.queryByLabelText('Your coach')).toBeNull());
    expect(field().value).toBe('6,500');
    expect(sent).toEqual([]);
  });
});

describe('choosing the first step goal', () => {
  test('a suggestion fills the number, and the button repeats it', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: /7,000/ }));
    expect(field().value).toBe('7,000');
    expect(screen.getByRole('button', { name: 'Set 7,000 Steps' })).toBeTruthy();
  });

  test('an empty field asks for a goal', async () => {
    open();
    await enter('');
    await userEvent.click(screen.getByRole('button', { name: 'Enter Your Goal' }));
    expect(screen.getByText('Please enter a step goal')).toBeTruthy();
    expect(screen.getByText('Enter any number that feels right for you')).toBeTruthy();
  });

  test.each([
    ['99', 'Please enter a step goal', 'Enter any number that feels right for you'],
    ['100001', "That's a lot of steps!", 'Try a smaller number to start with'],
  ])('%s is refused in words, and nothing is sent', async (number, title, text) => {
    serverAnswers(stored());
    open();
    await enter(`${number}{Enter}`);
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(sent).toEqual([]);
    expect(localStorage.getItem('stepGoal')).toBeNull();
  });

  test('"12.5" is never taken for 125: the field says that it needs a whole number', async () => {
    serverAnswers(stored());
    open();
    await enter('12.5{Enter}');
    expect(field().value).toBe('12.5');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a whole number, like 7,000.')).toBeTruthy();
    expect(screen.getByText('Please enter a step goal')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test.each([['100'], ['100000']])('%s is taken', async (number) => {
    serverAnswers(stored());
    open();
    await enter(`${number}{Enter}`);
    await waitFor(() => expect(location.pathname).toBe('/dashboard-full'));
    expect(localStorage.getItem('stepGoal')).toBe(number);
  });

  test('the goal goes to the server with the day, to the device, and leads to the main app', async () => {
    serverAnswers(stored());
    open();
    await enter('6500');
    await userEvent.click(screen.getByRole('button', { name: 'Set 6,500 Steps' }));
    await waitFor(() => expect(location.pathname).toBe('/dashboard-full'));
    expect(sent).toEqual([
      { path: '/api/users/u1/stats', method: 'PATCH', body: { stepGoal: 6_500, from: '2026-11-21' } },
    ]);
    expect(localStorage.getItem('stepGoal')).toBe('6500');
    expect(localStorage.getItem('stepOnboardingCompleted')).toBe('true');
    await waitFor(() => expect(localStorage.getItem('recordsWithoutDatabase')).toBeNull());
  });

  test('a digit typed in the middle leaves the caret where it was', async () => {
    open();
    await enter('5000');
    field().setSelectionRange(1, 1);
    await userEvent.type(field(), '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field().value).toBe('52,000');
    expect(field().selectionStart).toBe(2);
  });

  test('a problem that is shown leaves the caret where she put it', async () => {
    open();
    await enter('many');
    field().setSelectionRange(1, 1);
    await userEvent.keyboard('{Enter}');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().selectionStart).toBe(1);
  });
});

describe('without a network', () => {
  test('she goes on with the goal that is kept on the device', async () => {
    serverAnswers(undefined);
    open();
    await enter('4000{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/dashboard-full'));
    expect(localStorage.getItem('stepGoal')).toBe('4000');
    expect(localStorage.getItem('stepOnboardingCompleted')).toBe('true');
  });

  test('a server that does not answer holds her up for three seconds at most', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let giveUp = () => {};
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise((_resolve, reject) => {
          giveUp = () => reject(new TypeError('Failed to fetch'));
        }),
    );
    open();
    await enter('4000{Enter}');
    expect(location.pathname).toBe('/step-onboarding');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(location.pathname).toBe('/dashboard-full');
    giveUp();
  });

  const startApp = () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Start />
      </QueryClientProvider>,
    );

  test('the goal is sent at the next start of the app, with the day on which it was chosen', async () => {
    goalWaits('2026-11-19');
    serverAnswers(stored());
    startApp();
    await waitFor(() => expect(localStorage.getItem('recordsWithoutDatabase')).toBeNull());
    expect(sent).toEqual([
      { path: '/api/users/u1/stats', method: 'PATCH', body: { stepGoal: 4_000, from: '2026-11-19' } },
    ]);
  });

  test('still offline it goes on waiting, and is sent once the device is back online', async () => {
    goalWaits('2026-11-19');
    serverAnswers(undefined, stored());
    startApp();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(localStorage.getItem('recordsWithoutDatabase')).not.toBeNull();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(localStorage.getItem('recordsWithoutDatabase')).toBeNull());
  });

  test('with a calendar that is wrong it holds from the server’s own day', async () => {
    goalWaits('2031-01-01');
    serverAnswers(new Response(JSON.stringify(DAY_OUT_OF_RANGE), { status: 400 }), stored());
    startApp();
    await waitFor(() => expect(localStorage.getItem('recordsWithoutDatabase')).toBeNull());
    expect(sent.at(-1)).toMatchObject({ body: { stepGoal: 4_000 } });
  });

  test('with nothing waiting nothing is sent', () => {
    serverAnswers(stored());
    startApp();
    expect(sent).toEqual([]);
  });
});
