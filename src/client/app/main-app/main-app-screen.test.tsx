import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { updateUser } from '#client/parts/account/current-sign-in.ts';
import { authToken, isAuthenticated, storedUser, userLoginCount } from '#client/parts/account/first-page-storage.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { visibleToast } from '#client/ui/toast-store.ts';
import { FIXTURE_NOW, fixtureDashboard, fixtureSecondWeek, fixtureUser } from '#tests/fixtures/member-fixtures.ts';
import { MainAppScreen } from './main-app-screen.tsx';

let answers: Record<string, () => Response>;
let calls: string[];
let giveClockBack: () => void;

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  giveClockBack = replaceClock({ now: () => FIXTURE_NOW, utcOffsetMinutes: () => 0 });
  calls = [];
  answers = { 'GET /api/users/amira-1/dashboard': () => Response.json(fixtureSecondWeek()) };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    calls.push(`${method} ${path}`);
    return (
      answers[`${method} ${path}`]?.() ?? Response.json({ message: 'Not found', code: 'not_found' }, { status: 404 })
    );
  });
  vi.stubGlobal('scrollTo', () => undefined);
  authToken.write('token');
  isAuthenticated.write(true);
  updateUser(fixtureUser());
  userLoginCount.write(5);
});

afterEach(() => {
  giveClockBack();
  history.replaceState(null, '', '/');
});

function open(address = '/dashboard-full') {
  history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MainAppScreen />
    </QueryClientProvider>,
  );
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const tabs = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('the header', () => {
  test('greets by first name and time of day, with the streak and the last workout', async () => {
    open();
    expect(heading()).toBe('Morning, Amira');
    expect(await screen.findByText('2 days on the go. Last workout Thursday.')).toBeTruthy();
  });

  test('before the first workout the last one is "Never"', async () => {
    answers['GET /api/users/amira-1/dashboard'] = () => Response.json(fixtureDashboard());
    open();
    expect(await screen.findByText('Last workout: Never. We all start there.')).toBeTruthy();
  });

  test('Logout clears the sign-in, says goodbye and goes to the sign-in screen, also when the server fails', async () => {
    answers['POST /api/auth/logout'] = () => new Response('', { status: 503 });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(visibleToast()).toMatchObject({ title: 'Logged out', text: 'See you next time!' });
    expect(location.pathname).toBe('/auth');
    expect([authToken.read(), storedUser.read()]).toEqual([undefined, undefined]);
    expect(calls).toContain('POST /api/auth/logout');
  });

  test('Account Settings leads to the settings', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Account Settings' }));
    expect(location.pathname).toBe('/settings');
  });
});

describe('the tabs', () => {
  test('?tab=workouts opens the workouts', async () => {
    open('/dashboard-full?tab=workouts');
    expect(heading()).toBe('Workouts');
    expect(await screen.findByText('Block 1. 4 of 12 done')).toBeTruthy();
    expect(tabs().getByRole('link', { name: 'Workouts' }).getAttribute('aria-current')).toBe('page');
  });

  test('a change of view stands in the address, moves the focus to its heading, and can be taken back', async () => {
    open();
    await userEvent.click(tabs().getByRole('link', { name: 'Workouts' }));
    expect(location.search).toBe('?tab=workouts');
    expect(document.activeElement?.textContent).toBe('Workouts');
    await userEvent.click(await screen.findByRole('link', { name: /Building Confidence/ }));
    expect(location.search).toBe('?tab=week2');
    expect(heading()).toBe('Building Confidence');
    act(() => history.back());
    await waitFor(() => expect(heading()).toBe('Workouts'));
  });

  test('Nutrition opens without the member’s numbers', async () => {
    answers = {};
    open('/dashboard-full?tab=nutrition');
    expect(await screen.findByRole('heading', { name: 'Build a plate' })).toBeTruthy();
  });
});

describe('Home', () => {
  test.each([
    { signIns: 1, shown: true },
    { signIns: 2, shown: true },
    { signIns: 3, shown: false },
  ])('after $signIns sign-ins and before a workout "New here?" is shown: $shown', async ({ signIns, shown }) => {
    userLoginCount.write(signIns);
    answers['GET /api/users/amira-1/dashboard'] = () => Response.json(fixtureDashboard());
    open();
    await screen.findByRole('region', { name: 'Active Days Streak' });
    expect(screen.queryByRole('link', { name: /New here\?/ }) !== null).toBe(shown);
  });

  test('after the first workout nobody is new here', async () => {
    userLoginCount.write(1);
    open();
    await screen.findByRole('region', { name: 'Active Days Streak' });
    expect(screen.queryByRole('link', { name: /New here\?/ })).toBeNull();
  });

  test('numbers that cannot be read leave the mood and a way on', async () => {
    answers['GET /api/users/amira-1/dashboard'] = () => new Response('', { status: 500 });
    open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load your progress');
    expect(alert.textContent).toContain('Our server is having trouble. Your connection is fine');
    expect(alert.textContent).not.toContain('Check your connection');
    const programme = within(screen.getByRole('region', { name: 'Every workout is on this device' }));
    expect(programme.getAllByRole('link')).toHaveLength(12);
    expect(screen.getByRole('radiogroup', { name: 'How are you feeling today?' })).toBeTruthy();
    answers['GET /api/users/amira-1/dashboard'] = () => Response.json(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Glute Burner' })).toBeTruthy();
  });

  test.each([
    { status: 403, words: 'We couldn’t confirm your access.' },
    { status: 429, words: 'Too many requests. Please wait a minute.' },
    { status: 404, words: 'Our server answered, but without your progress.' },
  ])('a server that answers $status is not said to be out of reach', async ({ status, words }) => {
    const message = status === 429 ? words : 'A subscription is needed.';
    answers['GET /api/users/amira-1/dashboard'] = () => Response.json({ message, requiresPayment: true }, { status });
    open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words);
    expect(alert.textContent).not.toContain('cannot be reached');
  });

  test('a server in trouble is named, and her progress as it was last seen stays', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    open();
    await screen.findByRole('region', { name: 'Glute Burner' });
    cleanup();
    answers['GET /api/users/amira-1/dashboard'] = () => new Response('', { status: 503 });
    open();
    expect(await screen.findByRole('region', { name: 'Glute Burner' })).toBeTruthy();
    expect(screen.getByText('Our server is having trouble. Your connection is fine.')).toBeTruthy();
    answers['GET /api/users/amira-1/dashboard'] = () => Response.json(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Our server is having trouble/)).toBeNull());
  });

  test('without a connection it says so and keeps what was loaded', async () => {
    open();
    await screen.findByRole('region', { name: 'Glute Burner' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^You’re offline\./)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Glute Burner' })).toBeTruthy();
    vi.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^You’re offline\./)).toBeNull();
  });
});
