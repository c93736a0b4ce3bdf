import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { mailsTo, mailTo } from '#tests/e2e/support/mail-folder.ts';
import { chooseStepGoal, register, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { answerBank, BANK_ASKS_CARD, fillInCard, pay, payButton, SUCCEEDING_CARD } from './card-form.ts';
import { make } from './sandbox-panel.ts';

test.use({ ownProduct: true });

/** The product looks at the buyer's account again every 5 seconds. */
const NEXT_LOOK = { timeout: 8_000 };
const MAYA = 'maya@example.org';
const RECEIPT = 'You’re in. Here’s your receipt';

const welcome = (page: Page) => page.getByRole('heading', { name: /^Welcome, Maya/ });

test('a payment opens the app while its webhooks are late, and is told of once when they come', async ({
  page,
  product,
  watch,
}) => {
  // A picture of Home may be on its way through the service worker when the server is killed.
  watch.allow(/\/coach\/\S+\.webp.*net::ERR_FAILED|net::ERR_FAILED \(\S+\/coach\//);
  await signInHere(page, await register(page, { email: MAYA }));
  await make(page, 'webhooks held');
  await page.goto('/subscribe');
  await pay(page, SUCCEEDING_CARD);
  await expect(welcome(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard'); // by itself, after three seconds
  await mailTo(product, MAYA, RECEIPT);

  await make(page, 'webhooks released');
  await page.reload();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await product.startAgain(); // whatever was still to be written is written now
  await page.reload();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  expect(await mailsTo(product, MAYA, RECEIPT)).toHaveLength(1);
});

test('webhooks that never come and a page that was closed keep nobody out', async ({ page, product, watch }) => {
  await signInHere(page, await register(page, { email: MAYA }));
  await make(page, 'webhooks held');
  await page.goto('/subscribe');
  await page.route('**/payment-success*', (route) => route.abort());
  const closed = page.waitForEvent('requestfailed', (request) => request.url().includes('/payment-success'));
  watch.allow(/not loaded: .*payment-success/);
  await pay(page, SUCCEEDING_CARD);
  await closed;
  await page.unroute('**/payment-success*');

  await product.startAgain(); // looks for what was missed
  await page.goto('/dashboard');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('while the processor cannot say, the page waits, and goes on by itself', async ({ page, watch }) => {
  watch.allow(/503/);
  await signInHere(page, await register(page, { email: MAYA }));
  await make(page, 'webhooks held');
  await page.goto('/subscribe');
  await pay(page, BANK_ASKS_CARD);
  await make(page, 'processor failing');
  await answerBank(page, 'Complete authentication');
  await expect(page.getByText('Checking your payment')).toBeVisible();
  await expect(page.getByText(/If that takes over [1-5] seconds?, we’ll tell you here\./)).toBeVisible();
  await expect(page.getByText(/It’s taking longer than usual. We’re still checking/)).toBeVisible();
  await expectAccessible(page);

  await make(page, 'processor well');
  await expect(welcome(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Taking you to your dashboard in 3 seconds.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a processor that is slow, fails or is too busy is waited for or told of, and tried again', async ({
  page,
  watch,
}) => {
  watch.allow(/503/);
  await signInHere(page, await register(page, { email: MAYA }));
  for (const trouble of ['processor failing', 'processor busy'] as const) {
    await make(page, trouble);
    await page.goto('/subscribe');
    await expect(page.getByRole('heading', { name: 'Payment Error' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await make(page, 'processor well');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(payButton(page)).toBeVisible();
  }
  await make(page, 'processor slow');
  await page.reload();
  await expect(page.getByText('Getting the payment form ready')).toBeVisible();
  await expect(payButton(page)).toBeVisible();
  await make(page, 'processor well');
  await pay(page, SUCCEEDING_CARD);
  await expect(welcome(page)).toBeVisible();
});

test('a refund closes the app while it is open', async ({ page, openAnotherBrowser }) => {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 7_000));
  await page.goto('/dashboard-full');
  await expect(page.getByText('of 7,000')).toBeVisible();

  const panel = await openAnotherBrowser();
  await panel.goto('/sandbox');
  await panel.getByRole('button', { name: 'Refund £5.00' }).click();
  await expect(panel.getByText('£5.00 refunded')).toBeVisible();
  await panel.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(panel.getByText('Product: refunded.')).toBeVisible();
  await expect(page.getByText('Inactive - Payment Required')).toBeVisible(NEXT_LOOK);
  await expectAccessible(page);
});

test('two tabs that pay at once pay once', async ({ page, context, product, watch }) => {
  watch.allow(/400.*\/sandbox\/checkout\/confirm/);
  await signInHere(page, await register(page, { email: MAYA }));
  const otherTab = await context.newPage();
  const tabs = [page, otherTab];
  for (const tab of tabs) {
    await tab.goto('/subscribe');
    await fillInCard(tab, SUCCEEDING_CARD);
  }
  await Promise.all(tabs.map((tab) => payButton(tab).click()));
  for (const tab of tabs) await expect(tab).toHaveURL('/dashboard'); // one welcomed, one told that all is paid

  await otherTab.goto('/sandbox');
  await expect(otherTab.getByText('Product: paid.')).toHaveCount(1);
  await expect(otherTab.getByText(/Card processor: open/)).toHaveCount(0);
  expect(await mailsTo(product, MAYA, RECEIPT)).toHaveLength(1);
});
