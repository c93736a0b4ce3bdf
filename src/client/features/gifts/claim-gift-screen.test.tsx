import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { signInHere } from '#client/parts/account/sign-in.fixture.ts';
import { waitingPurchase } from '#client/parts/purchases/waiting-purchase.ts';
import { dismissToast, visibleToast } from '#client/ui/toast-store.ts';
import { AUTH_ME_PATH, GIFT_CLAIM_PATH, GIFT_OPEN_PATH } from '#contract/paths.ts';
import { GIFT_ON_HOLD_TEXT } from '#domain/gifts/gift.ts';
import { fixtureAnna } from '#tests/fixtures/member-fixtures.ts';
import { ClaimGiftScreen } from './claim-gift-screen.tsx';

const CODE = 'CDFH-JK34-MNPR';
const OPEN = { opening: 'open', giverName: 'Sam', recipientName: 'Anna', note: 'Love, Sam' };
const anna = fixtureAnna({ subscriptionStatus: 'inactive' });

let answers: Record<string, { status?: number; body: unknown } | undefined>;

beforeEach(() => {
  clearSignIn();
  waitingPurchase.forget();
  answers = { [GIFT_OPEN_PATH]: { body: OPEN }, [AUTH_ME_PATH]: { body: anna } };
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  history.replaceState(null, '', `/gift#${CODE}`);
});
afterEach(() => {
  history.replaceState(null, '', '/');
  act(() => dismissToast(visibleToast()?.id ?? 0));
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const openMine = async () => userEvent.click(await screen.findByRole('button', { name: 'Open my gift' }));

describe('a gift that is looked at', () => {
  const show = (opening: string) => {
    answers[GIFT_OPEN_PATH] = { body: { ...OPEN, opening, giverName: '', note: '' } };
    render(<ClaimGiftScreen />);
  };

  test('shows from whom it is, and keeps its code out of the address', async () => {
    render(<ClaimGiftScreen />);
    expect(await title('Sam has a gift for you')).toBeTruthy();
    expect(screen.getByText('Love, Sam')).toBeTruthy();
    expect(location.hash).toBe('');
  });

  test('that somebody has claimed lets her sign in, to hear whether it was she', async () => {
    show('claimed');
    expect(await title('This gift has been opened')).toBeTruthy();
    expect(screen.getByText(/If that was you, sign in/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    await waitFor(() => expect(waitingPurchase.token('/gift')).toBe(CODE));
  });

  test.each([
    ['held', 'This gift can’t be opened yet', 'Its payment is being checked.'],
    ['over', 'This gift is closed', 'It was taken back, or the payment fell through.'],
  ])('and is %s says so', async (opening, heading, words) => {
    show(opening);
    expect(await title(heading)).toBeTruthy();
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what’s in Fit in 30' })).toBeTruthy();
  });

  test('by a code that nobody knows asks for it again, with the reason at the field', async () => {
    answers[GIFT_OPEN_PATH] = { status: 404, body: { code: 'not_found', message: 'We don’t know that code.' } };
    render(<ClaimGiftScreen />);
    const field = (await screen.findByLabelText('Code')) as HTMLInputElement;
    expect(field.value).toBe(CODE);
    await waitFor(() => expect(screen.getByText('We don’t know that code.')).toBeTruthy());
  });

  test('too often, or without a network, can be looked at again', async () => {
    const wait = 'Too many requests. Please try again in 30 seconds.';
    answers[GIFT_OPEN_PATH] = { status: 429, body: { code: 'too_many_requests', message: wait } };
    render(<ClaimGiftScreen />);
    expect(await screen.findByText(wait)).toBeTruthy();
    answers[GIFT_OPEN_PATH] = undefined;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('You’re offline. You need a connection for that.')).toBeTruthy();
    answers[GIFT_OPEN_PATH] = { body: OPEN };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await title('Sam has a gift for you')).toBeTruthy();
  });
});

describe('a gift that is claimed', () => {
  beforeEach(() => signInHere(anna));

  test.each([
    ['taken', 'This gift has been opened', 'A gift opens once.'],
    ['active_already', 'You already have Fit in 30', 'pass this gift on'],
    ['confirming', 'We’re confirming your payment', 'Open the gift once that’s settled.'],
    ['on_hold', 'Your bank is checking a payment', 'Open the gift once that’s settled.'],
    ['held', 'This gift can’t be opened yet', 'It’s not about you.'],
    ['over', 'This gift is closed', 'It was taken back'],
    ['claimed_on_hold', 'Your access is paused', GIFT_ON_HOLD_TEXT],
    ['claimed_over', 'This gift’s access has ended', 'The payment was returned.'],
    ['claimed_closed', 'Your access is closed for now', 'We need to take a look.'],
  ])('and answered "%s" says why, and promises nothing', async (outcome, heading, words) => {
    answers[GIFT_CLAIM_PATH] = { body: { outcome } };
    render(<ClaimGiftScreen />);
    await openMine();
    expect(await title(heading)).toBeTruthy();
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    expect(visibleToast()).toBeUndefined();
    expect(waitingPurchase.token('/gift')).toBeUndefined();
  });

  test('by a code that was ended meanwhile is not said to have been taken back', async () => {
    answers[GIFT_CLAIM_PATH] = { status: 404, body: { code: 'not_found', message: 'We don’t know that code.' } };
    render(<ClaimGiftScreen />);
    await openMine();
    expect(await title('This code has stopped working')).toBeTruthy();
    expect(screen.queryByText(/taken it back/)).toBeNull();
  });

  test('opens her account and leads on', async () => {
    answers[GIFT_CLAIM_PATH] = { body: { outcome: 'claimed' } };
    answers[AUTH_ME_PATH] = { body: fixtureAnna() };
    render(<ClaimGiftScreen />);
    await openMine();
    await waitFor(() => expect(visibleToast()).toMatchObject({ title: 'Your gift is open' }));
    expect(location.pathname).not.toBe('/gift');
  });

  test('stays where it is while it is asked too often, the server is in trouble or the network away', async () => {
    for (const [answer, words] of [
      [{ status: 429, body: { code: 'too_many_requests', message: 'Wait a minute.' } }, 'Wait a minute.'],
      [{ status: 503, body: { code: 'payment_unavailable', message: 'Nothing’s lost.' } }, 'Nothing’s lost.'],
      [undefined, 'You’re offline. You need a connection for that.'],
    ] as const) {
      if (!answer) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      answers[GIFT_CLAIM_PATH] = answer;
      history.replaceState(null, '', `/gift#${CODE}`);
      render(<ClaimGiftScreen />);
      await openMine();
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Open my gift' })).toBeTruthy();
      cleanup();
    }
  });
});
