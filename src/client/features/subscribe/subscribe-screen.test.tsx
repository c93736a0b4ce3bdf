import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { CONFIG, openSubscribe, payButton, STARTED, serveSubscribe, signIn } from './subscribe-screen.fixture.tsx';

const server = serveSubscribe();

describe('signed out', () => {
  test('the offer and the two ways to it, and no payment is begun', async () => {
    await openSubscribe();
    expect(screen.getByRole('heading', { name: 'Sign In Required' })).toBeTruthy();
    expect(screen.getByText('£29.99')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In to Continue' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/register');
    expect(server.requests.filter((path) => path.startsWith('/api/payment'))).toEqual([]);
  });

  test('who was signed out by force is told so, and nothing of her account that is not known', async () => {
    await openSubscribe('/subscribe?forceLogout=true');
    expect(screen.getByText(/^You’ve been signed out here\. Sign in/)).toBeTruthy();
  });
});

describe('signed in', () => {
  beforeEach(signIn);

  test('the offer, the form and the way to the settings', async () => {
    await openSubscribe();
    expect(screen.getByRole('heading', { name: 'Complete Your Purchase' })).toBeTruthy();
    for (const feature of [
      'Complete 4-week program',
      'Progress tracking',
      'Mood and wellness tools',
      'Daily step integration',
    ]) {
      expect(screen.getByText(feature)).toBeTruthy();
    }
    expect(await payButton()).toBeTruthy();
    expect(server.starts).toEqual([JSON.stringify({ seenPence: 2_999 })]);
    expect(screen.getByText('Changed your mind? Get it all back within 14 days.', { exact: false })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText(/Test mode/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Account Settings' }).getAttribute('href')).toBe('/settings');
  });

  test('for whom it is not is said before anything is paid', async () => {
    await openSubscribe();
    const warning = screen.getByText(/^Before you pay: this isn’t for pregnancy/);
    expect(warning.compareDocumentPosition(await payButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const link = screen.getByRole('link', { name: 'Read the safety questions' });
    expect(link.getAttribute('href')).toBe('/help#safety');
  });

  test('where no real card is charged, the page says so', async () => {
    server.answer({
      '/api/payment/config': { body: { ...CONFIG, mode: 'sandbox' } },
      '/api/payment/create-intent': { body: STARTED },
    });
    await openSubscribe();
    expect(await screen.findByText('Test mode: no real card is charged')).toBeTruthy();
  });

  test('counts of members show only when the server lets them', async () => {
    const members = { ...SITE_ANSWER, members: 1_234 };
    server.answerStart({ body: STARTED }, { '/api/site': { body: members } });
    await openSubscribe();
    expect(await screen.findByText('1,234')).toBeTruthy();
    expect(screen.queryByText(/workouts finished so far/)).toBeNull();
  });

  test('who has paid already is led to her account', async () => {
    server.answerStart({
      status: 409,
      body: { message: 'User already has active subscription', code: 'already_subscribed' },
    });
    server.money('paid', { sessionId: 'cs_test_1' });
    await openSubscribe();
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
    expect(screen.getByText('Already subscribed')).toBeTruthy();
    expect(screen.getByText('You already have an active subscription.')).toBeTruthy();
  });

  test('who has paid within the hour is led the way of success', async () => {
    server.money('paid', { sessionId: 'cs_test_1', isRecent: true });
    await openSubscribe();
    await waitFor(() => expect(location.pathname + location.search).toBe('/payment-success?session_id=cs_test_1'));
    expect(screen.queryByText('Already subscribed')).toBeNull();
  });

  test('whose payment is being confirmed waits here, sees no form, and is led on when it is', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answerStart({ status: 409, body: { message: 'Being confirmed.', code: 'payment_confirming' } });
    server.money('confirming', { reference: '3F2504E0' });
    await openSubscribe();
    expect(await screen.findByRole('heading', { name: 'We’re confirming your payment' })).toBeTruthy();
    expect(screen.getByText('3F2504E0')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    server.requests = [];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.requests.length).toBeLessThan(5);
    expect(location.pathname).toBe('/subscribe');
    server.money('paid', { sessionId: 'cs_test_1', isRecent: true });
    await vi.advanceTimersByTimeAsync(5_000);
    await waitFor(() => expect(location.pathname).toBe('/payment-success'));
    vi.useRealTimers();
  });

  test.each([
    ['on_hold', /^Your bank is checking an earlier payment\. Your access is paused/],
    ['complete', 'That payment doesn’t open your access.'],
    ['nothing', 'The payment didn’t go through.'],
  ])('a payment that was being confirmed and then is "%s" is not confirmed for ever', async (standing, words) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answerStart({ status: 409, body: { message: 'Being confirmed.', code: 'payment_confirming' } });
    server.money('open');
    await openSubscribe();
    await screen.findByRole('heading', { name: 'We’re confirming your payment' });
    server.money(standing);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'We’re confirming your payment' })).toBeNull();
    vi.useRealTimers();
  });

  test('a payment that waits for the link in a mail is named above the form, and the link is sent again', async () => {
    server.answers['/api/checkout/claim-link'] = { body: { message: 'The link is on its way to anna@example.org.' } };
    server.money('complete', { awaitsLink: true });
    await openSubscribe();
    const waiting = await screen.findByRole('region', { name: 'A payment is waiting' });
    expect(waiting.textContent).toMatch(/^We have a payment for \S+@\S+\. .* You don’t have to pay again\./);
    const form = await payButton();
    expect(waiting.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('The link is on its way to anna@example.org.')).toBeTruthy();
  });

  test('there are the seller’s pages to read, as under every page', async () => {
    await openSubscribe();
    for (const name of ['Help', 'Privacy', 'Terms']) {
      expect(within(screen.getByRole('contentinfo')).getByRole('link', { name })).toBeTruthy();
    }
  });

  test('a sign-in that has ended leads to signing in, not to a payment error', async () => {
    server.answerStart({ status: 401, body: { message: 'Please sign in.', code: 'not_signed_in' } });
    await openSubscribe();
    expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test('somebody else signs out from here', async () => {
    await openSubscribe();
    await userEvent.click(screen.getByRole('button', { name: 'Not Anna? Sign out' }));
    expect(location.pathname).toBe('/auth');
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});
