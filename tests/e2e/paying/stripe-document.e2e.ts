import { expect } from '@playwright/test';
import { PAYMENT_INTENT_PATH } from '#contract/paths.ts';
import { createAccount } from '#tests/e2e/account/auth-forms.ts';
import { test } from '#tests/e2e/support/fixtures.ts';

test.describe('with a key of the card provider', () => {
  test.use({
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_of_nobody',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_nobody',
      STRIPE_WEBHOOK_SECRETS: 'whsec_of_nobody',
    },
  });

  test('the page that takes a card is a document of its own, with leave to load the provider’s code', async ({
    page,
    watch,
  }) => {
    watch.allow(/503/);
    let starts = 0;
    // Nobody answers at the provider here; the page need not wait for that to be found out.
    await page.route(`**${PAYMENT_INTENT_PATH}`, async (route) => {
      starts += 1;
      await route.fulfill({ status: 503, json: { code: 'payment_unavailable', message: 'Not just now.' } });
    });
    const policies: string[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname !== '/subscribe') return;
      policies.push(response.headers()['content-security-policy'] ?? '');
    });
    await page.goto('/register');
    await createAccount(page, {
      firstName: 'Maya',
      lastName: '',
      email: 'maya@example.org',
      password: 'three random words',
    });
    await expect(page).toHaveURL('/subscribe');
    await expect(page.getByRole('heading', { name: 'Payment Error' })).toBeVisible();
    await expect(page.getByText('Not just now.')).toBeVisible();
    expect(policies).toEqual([expect.stringContaining("script-src 'self' https://js.stripe.com")]);
    expect(starts).toBe(1);
    expect((await page.request.get('/sandbox')).status()).toBe(404);
  });
});
