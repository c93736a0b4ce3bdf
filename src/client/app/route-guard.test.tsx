import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLocation } from 'wouter';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { watchNavigation } from '#client/browser/navigation.ts';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { callApi } from '#client/parts/server/api-client.ts';
import { GuardedScreen, preloadGuard } from './app.tsx';
import { USER_REFRESH_MS } from './current-user.ts';
import { LateToaster } from './late-toaster.tsx';

const USER = { id: 'anna', email: 'anna@example.com', firstName: 'Anna', subscriptionStatus: 'active', stepGoal: 5000 };
const inactive = { ...USER, subscriptionStatus: 'inactive' };
const fetchStub = vi.fn<typeof fetch>();
const screenOf = lazyView(async () => () => null);

function serverSays(status: number, body: object) {
  fetchStub.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
}

function signIn(user: object) {
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('subscriptionStatus', (user as typeof USER).subscriptionStatus);
}

function Guarded({ path, access = 'subscriber' }: { path: string; access?: 'subscriber' | 'signedIn' }) {
  const [address] = useLocation();
  if (address !== path) return null;
  return (
    <GuardedScreen route={{ path, title: '', access, screen: screenOf }}>
      <h1>Inside</h1>
    </GuardedScreen>
  );
}

function open(path: string) {
  history.replaceState(null, '', path);
  watchNavigation();
  render(
    <>
      <Suspense>
        <Guarded path={path} />
      </Suspense>
      <LateToaster />
    </>,
  );
}

const address = () => `${location.pathname}${location.search}`;

beforeAll(preloadGuard);
beforeEach(() => {
  clearSignIn();
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  fetchStub.mockReset();
});

/** The sign-ins that the server was told are over. */
const loggedOutWith = () =>
  fetchStub.mock.calls
    .filter(([path]) => path === '/api/auth/logout')
    .map(([, init]) => new Headers(init?.headers).get('authorization'));

describe('a guarded screen', () => {
  test('without a sign-in it leads to the sign-in screen and asks nobody', async () => {
    open('/dashboard-full');
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(fetchStub).not.toHaveBeenCalled();
  });

  test('shows what it is doing, then the screen', async () => {
    signIn(USER);
    serverSays(200, USER);
    open('/dashboard-full');
    expect(await screen.findByText('Verifying subscription...')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Inside' })).toBeTruthy();
  });

  test('behind the Home of before nothing is drawn until the server has answered', async () => {
    signIn(USER);
    let answer: (response: Response) => void = () => undefined;
    fetchStub.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    document.documentElement.dataset.early = '';
    document.body.insertAdjacentHTML('beforeend', '<div id="early">Home of before</div>');
    open('/dashboard-full');
    await waitFor(() => expect(fetchStub).toHaveBeenCalled());
    expect(screen.queryByText('Verifying subscription...')).toBeNull();
    expect(screen.getByText('Home of before')).toBeTruthy();
    answer(Response.json(USER));
    expect(await screen.findByRole('heading', { name: 'Inside' })).toBeTruthy();
    document.getElementById('early')?.remove();
    delete document.documentElement.dataset.early;
  });

  test('a token that the server does not know ends at the sign-in screen', async () => {
    signIn(USER);
    serverSays(401, { message: 'Please sign in.', code: 'not_signed_in' });
    open('/settings');
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(await screen.findByText('Error loading profile')).toBeTruthy();
    expect(screen.getByText('Please sign in.')).toBeTruthy();
  });

  test('a 403 ends at the payment page, signed out', async () => {
    signIn(USER);
    serverSays(403, { message: 'No.', code: 'subscription_required' });
    open('/dashboard-full');
    await waitFor(() => expect(address()).toBe('/subscribe'));
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test('offline, what is stored is trusted', async () => {
    signIn(USER);
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    open('/dashboard-full');
    expect(await screen.findByRole('heading', { name: 'Inside' })).toBeTruthy();
  });

  test('the account summary of an inactive account is the payment page, with a toast, still signed in', async () => {
    signIn(inactive);
    serverSays(200, inactive);
    open('/dashboard');
    await waitFor(() => expect(address()).toBe('/subscribe'));
    expect(screen.getByText('Please subscribe to access all features')).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBe('token');
  });

  test('an app that starts inactive is signed out by force', async () => {
    signIn(inactive);
    serverSays(200, inactive);
    open('/dashboard-full');
    await waitFor(() => expect(address()).toBe('/subscribe?forceLogout=true'));
    expect(localStorage.length).toBe(0);
    expect(loggedOutWith()).toEqual(['Bearer token']);
  });

  test('turned inactive while open: the overlay, whose Sign Out clears everything', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    signIn(USER);
    serverSays(200, USER);
    open('/dashboard-full');
    await screen.findByRole('heading', { name: 'Inside' });
    serverSays(200, inactive);
    await act(() => vi.advanceTimersByTimeAsync(USER_REFRESH_MS));
    const overlay = await screen.findByRole('alertdialog', { name: 'Access Blocked' });
    expect(overlay.textContent).toContain('Inactive - Payment Required');
    expect(overlay.textContent).toContain('anna@example.com');
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(address()).toBe('/subscribe'));
    expect(localStorage.length).toBe(0);
    expect(loggedOutWith()).toEqual(['Bearer token']);
  });

  test('a data call that asks for payment shows the card in the player', async () => {
    signIn(USER);
    serverSays(200, USER);
    open('/workout/3');
    await screen.findByRole('heading', { name: 'Inside' });
    serverSays(403, { message: 'Pay.', code: 'subscription_required', requiresPayment: true });
    await act(async () => {
      await callApi('/api/users/anna/stats').catch(() => undefined);
    });
    expect(await screen.findByRole('heading', { name: 'Subscription Required' })).toBeTruthy();
  });

  test('a look that finds nothing new writes nothing down, and one that does writes it once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    signIn(USER);
    serverSays(200, USER);
    open('/settings');
    await screen.findByRole('heading', { name: 'Inside' });
    const look = () => act(() => vi.advanceTimersByTimeAsync(USER_REFRESH_MS));
    await look();
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const parse = vi.spyOn(JSON, 'parse');
    await look();
    expect([write.mock.calls.length, parse.mock.calls.length]).toEqual([0, 0]);
    serverSays(200, { ...USER, firstName: 'Ann' });
    await look();
    await look();
    expect(write.mock.calls.filter(([key]) => key === 'user').length).toBe(1);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ firstName: 'Ann' });
    // What somebody else has changed here is put right.
    localStorage.setItem('subscriptionStatus', 'inactive');
    await look();
    expect(localStorage.getItem('subscriptionStatus')).toBe('active');
    write.mockRestore();
    parse.mockRestore();
  });

  test('no timer waits for the next look while the page is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    signIn(USER);
    serverSays(200, USER);
    open('/settings');
    await screen.findByRole('heading', { name: 'Inside' });
    const seen = vi.getTimerCount();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(vi.getTimerCount()).toBe(seen - 1);
    visibility.mockRestore();
  });

  test('the user is read every five seconds, and not while the page is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    signIn(USER);
    serverSays(200, USER);
    open('/settings');
    await screen.findByRole('heading', { name: 'Inside' });
    const before = fetchStub.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(3 * USER_REFRESH_MS));
    expect(fetchStub.mock.calls.length - before).toBe(3);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(() => vi.advanceTimersByTimeAsync(5 * USER_REFRESH_MS));
    expect(fetchStub.mock.calls.length - before).toBe(3);
    visibility.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(fetchStub.mock.calls.length - before).toBe(4);
  });
});
