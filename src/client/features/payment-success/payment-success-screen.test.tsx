import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import {
  type Answer,
  CONFIRMED,
  LOGIN,
  openSuccessPage,
  serverAnswers,
  USER,
  VERIFY,
} from './success-page.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

describe('after paying', () => {
  test('without a payment the page says so and asks nobody', () => {
    const asked = serverAnswers({});
    openSuccessPage('');
    expect(screen.getByRole('heading', { name: 'No payment here' })).toBeTruthy();
    expect(asked).toEqual(['/api/site']);
  });

  test('a confirmed payment signs in, welcomes by name and keeps its id out of the address', async () => {
    serverAnswers({
      [VERIFY]: [{ status: 200, body: CONFIRMED }],
      [LOGIN]: [{ status: 200, body: { token: 't1', user: USER } }],
    });
    openSuccessPage('?session_id=cs_test_1');
    expect(await screen.findByRole('heading', { name: 'Welcome, Anna. You’re in.' })).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBe('t1');
    expect(window.location.search).toBe('');
  });

  test('inside another app it says what opens it in her own browser', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) AppleWebKit Instagram 389.0.0.28.89');
    serverAnswers({
      [VERIFY]: [{ status: 200, body: CONFIRMED }],
      [LOGIN]: [{ status: 200, body: { token: 't1', user: USER } }],
    });
    openSuccessPage('?session_id=cs_test_1');
    const note = await screen.findByText(/^You’re inside Instagram\./);
    expect(note.textContent).toContain('Your receipt email has a link: it opens Fit in 30 in Safari');
    vi.restoreAllMocks();
  });

  test('it leads to the dashboard by itself after three seconds', async () => {
    serverAnswers({
      [VERIFY]: [{ status: 200, body: CONFIRMED }],
      [LOGIN]: [{ status: 200, body: { token: 't1', user: USER } }],
    });
    openSuccessPage('?session_id=cs_test_1');
    await screen.findByRole('heading', { name: 'Welcome, Anna. You’re in.' });
    const ways = screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(ways).toEqual(['Start with 10 minutes /workout/1?length=10&start', 'Go to Dashboard /dashboard']);
    await vi.advanceTimersByTimeAsync(3_000);
    await vi.waitFor(() => expect(window.location.pathname).toBe('/dashboard'), { timeout: 10_000 });
  });

  test('a payment that is not confirmed yet is asked about again', async () => {
    const asked = serverAnswers({
      [VERIFY]: [
        { status: 200, body: { ...CONFIRMED, waiting: true } },
        { status: 503, body: { message: 'busy', code: 'unavailable' } },
        { status: 200, body: CONFIRMED },
      ],
      [LOGIN]: [{ status: 200, body: { token: 't1', user: USER } }],
    });
    openSuccessPage('?session_id=cs_test_1');
    await vi.advanceTimersByTimeAsync(1_000 + 1_500);
    expect(await screen.findByRole('heading', { name: 'Welcome, Anna. You’re in.' })).toBeTruthy();
    expect(asked.filter((path) => path === VERIFY)).toHaveLength(3);
  });

  test('a sign-in whose answer does not come is asked for again, and nobody is told to sign in meanwhile', async () => {
    serverAnswers({
      [VERIFY]: [{ status: 200, body: CONFIRMED }],
      [LOGIN]: [
        { status: 503, body: { message: 'busy', code: 'unavailable' } },
        { status: 200, body: { token: 't1', user: USER } },
      ],
    });
    openSuccessPage('?session_id=cs_test_1');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await screen.findByRole('heading', { name: 'Welcome, Anna. You’re in.' })).toBeTruthy();
    expect(screen.queryByText('Login required')).toBeNull();
  });

  test('a signed-in buyer whose bank asks the money back is led to where that is told, and is welcome once it gives way', async () => {
    localStorage.setItem('authToken', 't1');
    localStorage.setItem('isAuthenticated', 'true');
    localStorage.setItem('user', JSON.stringify(USER));
    serverAnswers({
      [VERIFY]: [{ status: 200, body: { ...CONFIRMED, subscriptionStatus: 'inactive', reference: '3F2504E0' } }],
      [LOGIN]: [{ status: 401, body: { message: 'Auto-login failed', code: 'not_signed_in' } }],
      '/api/auth/me': [
        { status: 200, body: { ...USER, subscriptionStatus: 'inactive' } },
        { status: 200, body: USER },
      ],
    });
    const client = createQueryClient();
    const { unmount } = openSuccessPage('?session_id=cs_test_1', client);
    await vi.waitFor(() => expect(window.location.pathname).toBe('/subscribe'));
    expect(screen.queryByText('Login required')).toBeNull();
    unmount();

    openSuccessPage('?session_id=cs_test_1', client);
    expect(await screen.findByRole('heading', { name: 'Welcome, Anna. You’re in.' })).toBeTruthy();
  });

  test('somebody who is signed in by it, and has no access, is led to the start', async () => {
    serverAnswers({
      [VERIFY]: [{ status: 200, body: { ...CONFIRMED, subscriptionStatus: 'inactive' } }],
      [LOGIN]: [{ status: 200, body: { token: 't1', user: { ...USER, subscriptionStatus: 'inactive' } } }],
    });
    openSuccessPage('?session_id=cs_test_1');
    await vi.waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(localStorage.getItem('authToken')).toBe('t1');
    expect(screen.queryByText('Login required')).toBeNull();
  });

  test('after twelve more tries it gives up and says that the money is safe', async () => {
    const asked = serverAnswers({ [VERIFY]: [{ status: 200, body: { ...CONFIRMED, waiting: true } }] });
    openSuccessPage('?session_id=cs_test_1');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText(/Account activation timeout\. Please contact support\./)).toBeTruthy();
    expect(asked.filter((path) => path === VERIFY)).toHaveLength(13);
  });

  test.each([
    [404, 'not_found', 'Session verification failed'],
    [409, 'payment_not_completed', 'This checkout has expired. You haven’t been charged.'],
    [409, 'payment_open', /^We haven’t seen a payment yet\. Just paid\? It’s safe/],
  ])('a %i "%s" is explained', async (status, code, words) => {
    serverAnswers({ [VERIFY]: [{ status, body: { message: 'no', code } }] });
    openSuccessPage('?session_id=cs_test_1');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });

  test('what could not be found out can be looked at again, with whom to ask and what to quote', async () => {
    const waiting = { status: 200, body: { ...CONFIRMED, waiting: true, reference: '3F2504E0' } };
    const answers: Record<string, Answer[]> = {
      [VERIFY]: [waiting],
      [LOGIN]: [{ status: 200, body: { token: 't1', user: USER } }],
      '/api/site': [{ status: 200, body: { ...SITE_ANSWER, supportEmail: 'help@example.org' } }],
    };
    serverAnswers(answers);
    openSuccessPage('?session_id=cs_test_1');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await screen.findByRole('heading', { name: 'Still waiting' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'help@example.org' })).toBeTruthy();
    expect(screen.getByText('3F2504E0')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Help' }).length).toBeGreaterThan(0);
    answers[VERIFY] = [{ status: 200, body: CONFIRMED }];
    screen.getByRole('button', { name: 'Check again' }).click();
    expect(await screen.findByRole('heading', { name: 'Welcome, Anna. You’re in.' })).toBeTruthy();
  });

  test('while it waits it promises no time that it cannot keep', async () => {
    serverAnswers({ [VERIFY]: [{ status: 200, body: { ...CONFIRMED, waiting: true } }] });
    openSuccessPage('?session_id=cs_test_1');
    const promise = () => screen.getByText(/^If you’ve paid, your payment is safe/).textContent;
    expect(promise()).toMatch(/If that takes over 5 seconds, we’ll tell you here\.$/);
    const letSecondPass = () => act(() => vi.advanceTimersByTimeAsync(1_000));
    for (let second = 1; second <= 4; second += 1) await letSecondPass();
    expect(promise()).toMatch(/over 1 second, we’ll tell you here\.$/);
    await letSecondPass();
    expect(promise()).toMatch(
      /It’s taking longer than usual\. We’re still checking, and you won’t be charged twice\.$/,
    );
  });

  test.each(['no_session', 'timeout'])(
    'a signed-in buyer is never sent to a form that could charge twice: %s',
    async (kind) => {
      localStorage.setItem('authToken', 't1');
      localStorage.setItem('isAuthenticated', 'true');
      localStorage.setItem('user', JSON.stringify(USER));
      serverAnswers({ [VERIFY]: [{ status: 200, body: { ...CONFIRMED, waiting: true } }] });
      openSuccessPage(kind === 'no_session' ? '' : '?session_id=cs_test_1');
      await vi.advanceTimersByTimeAsync(60_000);
      expect((await screen.findByRole('link', { name: 'Account Settings' })).getAttribute('href')).toBe('/settings');
      expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    },
  );

  test('a payment with the address of an account names the link that connects it, and signs nobody in', async () => {
    const asked = serverAnswers({
      [VERIFY]: [{ status: 200, body: { ...CONFIRMED, subscriptionStatus: 'inactive', awaitsLink: true } }],
    });
    openSuccessPage('?session_id=cs_test_1');
    const words = /If you already have an account, open the link we emailed you\./;
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(asked).not.toContain(LOGIN);
  });

  test('a browser that did not pay is asked to sign in', async () => {
    serverAnswers({
      [VERIFY]: [{ status: 200, body: CONFIRMED }],
      [LOGIN]: [{ status: 401, body: { message: 'Auto-login failed', code: 'not_signed_in' } }],
    });
    openSuccessPage('?session_id=cs_test_1');
    expect(await screen.findByRole('heading', { name: 'Please sign in' })).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});
