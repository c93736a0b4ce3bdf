import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { openSubscribe, payButton, serveSubscribe } from './subscribe-screen.fixture.tsx';

const server = serveSubscribe();

describe('a guest who comes back without paying', () => {
  beforeEach(() => {
    server.answer({ '/api/site': { body: { ...SITE_ANSWER, guestCheckout: true } } });
  });
  const comeBack = async (standing: string, more: object = {}) => {
    server.answers['/api/checkout/cancel'] = { body: { standing, isRecent: false, awaitsLink: false, ...more } };
    await openSubscribe('/subscribe?cancelled=true');
  };

  test('is told what the server knows, and may pay now, which comes first, or after signing in', async () => {
    await comeBack('nothing');
    expect(await screen.findByText('You came back without paying. You haven’t been charged.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Nearly yours' })).toBeTruthy();
    expect(screen.queryByText('Sign In Required')).toBeNull();
    expect(await screen.findByText('Pay now, choose a password later.')).toBeTruthy();
    const signIn = screen.getByRole('link', { name: 'Sign In to Continue' });
    const isAfter = (await payButton()).compareDocumentPosition(signIn) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isAfter).toBeTruthy();
  });

  test('is promised nothing while the server does not know', async () => {
    await comeBack('unknown');
    expect(await screen.findByText(/^Just paid?/)).toBeTruthy();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });

  test('is led on if she has paid after all', async () => {
    await comeBack('paid', { isRecent: true, sessionId: 'cs_test_9' });
    await waitFor(() => expect(location.pathname + location.search).toBe('/payment-success?session_id=cs_test_9'));
  });
});
