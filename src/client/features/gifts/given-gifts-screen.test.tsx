import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import type { GivenGift } from '#contract/gifts.ts';
import { GIFT_CARD_PATH, GIFT_CHANGE_PATH, GIFT_LOOK_PATH, GIFT_RETURN_PATH } from '#contract/paths.ts';
import { GIVEN_GIFT } from './given-gift.fixture.ts';
import { GivenGiftsScreen } from './given-gifts-screen.tsx';

const GIFT = GIVEN_GIFT;

let answers: Record<string, { status?: number; body: unknown } | undefined>;

beforeEach(() => {
  clearSignIn();
  answers = { [GIFT_LOOK_PATH]: { body: GIFT } };
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  history.replaceState(null, '', '/gifts#key-1');
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

const open = (gift: Partial<GivenGift> = {}) => {
  answers[GIFT_LOOK_PATH] = { body: { ...GIFT, ...gift } };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <GivenGiftsScreen />
    </QueryClientProvider>,
  );
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const CLOSED = { status: 409, body: { code: 'gift_closed', message: 'This gift can’t be changed any more.' } };

describe('a gift as its giver sees it', () => {
  test.each<[string, Partial<GivenGift>, RegExp]>([
    ['scheduled', {}, /^We’ll email amira@example\.org on 24 December 2026/],
    ['confirming', { standing: 'confirming', mayReturn: false }, /^You don’t have to pay again/],
    ['not arrived', { standing: 'not_arrived' }, /\. Fix the address/],
    ['returned before it was opened', { standing: 'returned', mayReturn: false }, /can’t be opened any more\.$/],
    [
      'returned afterwards',
      { standing: 'returned', mayReturn: false, claimedAt: 1 },
      /The access it opened has ended\.$/,
    ],
    ['disputed', { standing: 'with_bank', mayReturn: false }, /can’t be opened for now\.$/],
    ['disputed afterwards', { standing: 'with_bank', mayReturn: false, claimedAt: 1 }, /it opened is paused for now/],
  ])('is told as it is: %s', async (_what, gift, words) => {
    open(gift);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take it back' }) !== null).toBe(gift.mayReturn ?? true);
    expect(location.hash).toBe('');
  });

  test('that was opened meanwhile is not refunded, and shows how it stands', async () => {
    open();
    answers[GIFT_RETURN_PATH] = CLOSED;
    await press('Take it back');
    answers[GIFT_LOOK_PATH] = { body: { ...GIFT, standing: 'claimed', claimedAt: 1, mayReturn: false } };
    await press('Refund £29.99');
    expect(await screen.findByRole('heading', { name: 'Opened' })).toBeTruthy();
  });

  test('keeps its dialog open where the money could not be asked for', async () => {
    open();
    const message = 'We couldn’t reach our card provider.';
    answers[GIFT_RETURN_PATH] = { status: 503, body: { code: 'payment_unavailable', message } };
    await press('Take it back');
    await press('Refund £29.99');
    expect((await within(screen.getByRole('alertdialog')).findByRole('alert')).textContent).toContain(message);
  });

  test('refuses a change at its fields, and says why it could not be made', async () => {
    open();
    await press('Change how it’s sent');
    const email = screen.getByLabelText('Their email');
    await userEvent.clear(email);
    await press('Save');
    expect(document.activeElement).toBe(email);
    await userEvent.paste('amira@example.com');
    answers[GIFT_CHANGE_PATH] = CLOSED;
    await press('Save');
    expect(await screen.findByText('This gift can’t be changed any more.')).toBeTruthy();
  });

  test('makes no card without a network, and no more than enough', async () => {
    open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Make a card to print');
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
    const message = 'That’s been done a lot today.';
    answers[GIFT_CARD_PATH] = { status: 429, body: { code: 'too_many_requests', message } };
    await press('Make a card to print');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test('says so where its link opens nothing', async () => {
    answers = { [GIFT_LOOK_PATH]: { status: 404, body: { code: 'not_found', message: 'There’s nothing here.' } } };
    render(
      <QueryClientProvider client={createQueryClient()}>
        <GivenGiftsScreen />
      </QueryClientProvider>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('There’s nothing here.');
  });
});
