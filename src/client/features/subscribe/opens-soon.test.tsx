import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { beginHostedCheckout } from '#client/parts/purchases/hosted-checkout.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { visibleToast } from '#client/ui/toast-store.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { GiveScreen } from './give-screen.tsx';
import { CONFIG, openSubscribe, serveSubscribe, signIn } from './subscribe-screen.fixture.tsx';

const server = serveSubscribe();
const OPENS_SOON = /^You can’t buy anything yet, and you don’t need a card/;

beforeEach(() => {
  clearSignIn();
  server.answer({
    '/api/payment/config': { body: { ...CONFIG, mode: 'sandbox', isOpen: false } },
    '/api/site': { body: { ...SITE_ANSWER, isOpen: false } },
    '/api/checkout/session': { status: 403, body: { code: 'not_open_yet', message: 'Fit in 30 opens soon.' } },
  });
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('before the opening a stranger', () => {
  const expectToWait = async () => {
    expect(await screen.findByText(OPENS_SOON)).toBeTruthy();
    expect(screen.queryByText(/Test mode/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Pay|Give it/ })).toBeNull();
    expect(server.starts).toEqual([]);
  };

  test('with an account reads that it opens soon, where the form would be', async () => {
    signIn();
    await openSubscribe();
    await expectToWait();
    expect(screen.queryByText(/code/i)).toBeNull();
  });

  test('without one reads it before she makes one', async () => {
    await openSubscribe();
    await expectToWait();
    expect(screen.getByRole('link', { name: 'Create Account' })).toBeTruthy();
  });

  test('who wants to give reads it instead of the form', async () => {
    await act(async () =>
      render(
        <QueryClientProvider client={createQueryClient()}>
          <GiveScreen />
        </QueryClientProvider>,
      ),
    );
    await expectToWait();
    expect(screen.queryByLabelText('Their first name')).toBeNull();
  });

  test('who presses a button of an older page is told in a word, not in an error', async () => {
    expect(await beginHostedCheckout()).toBe(false);
    expect(visibleToast()).toMatchObject({ title: 'Opens soon', text: 'Fit in 30 opens soon.' });
    expect(visibleToast()?.kind).not.toBe('destructive');
  });
});
