import { expect } from '@playwright/test';
import { doAction, openDesk } from '#tests/e2e/desk/desk-visits.ts';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { isKept } from '#tests/e2e/support/kept-app.ts';
import { mailTo } from '#tests/e2e/support/mail-folder.ts';
import { register, signInHere } from '#tests/e2e/support/visitors.ts';
import { pay, SUCCEEDING_CARD } from './card-form.ts';

// Its desk has one first operator, and its price changes.
test.use({ ownProduct: true, serviceWorkers: 'allow' });

test('a new price stands on every page, kept ones too, is paid, and leaves what was bought as it was', async ({
  page,
  product,
  watch,
  openAnotherBrowser,
}) => {
  const visitor = await openAnotherBrowser();
  await visitor.goto('/');
  await expect(visitor.getByRole('link', { name: 'Get lifetime access, £29.99' }).first()).toBeVisible();
  await isKept(visitor);

  const desk = await openDesk(page, product, watch);
  await page.goto(`${desk}/desk/money/price`);
  await expect(page.getByText('Never changed.', { exact: false })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await doAction(page, /Set a new price/, { 'New price (£)': '34.99' });
  await expect(page.getByText(/^Saved: £34\.99 from/)).toBeVisible();
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await doAction(page, /Set a new price/, { 'New price (£)': '44.99', 'Start date': inAMonth });
  await expect(page.getByRole('listitem').filter({ hasText: '£44.99' })).toContainText('Planned');
  await expectAccessibleInBothSchemes(page);
  await doAction(page, /Cancel £44\.99/);
  await expect(page.getByText('£44.99 is cancelled.')).toBeVisible();

  const plain = await (await page.request.get(`${product.address}/`)).text();
  expect([plain.includes('£34.99'), plain.includes('29.99')]).toEqual([true, false]);
  await visitor.reload();
  await expect(visitor.getByRole('link', { name: 'Get lifetime access, £34.99' }).first()).toBeVisible();
  await visitor.goto('/terms');
  await expect(visitor.getByText('£34.99, once', { exact: false })).toBeVisible();

  const maya = await register(visitor, { email: 'maya@example.org' });
  await signInHere(visitor, maya);
  await visitor.goto('/subscribe');
  await expect(visitor.getByText('£34.99', { exact: true })).toBeVisible();
  await pay(visitor, SUCCEEDING_CARD, '£34.99');
  await expect(visitor.getByRole('heading', { name: /^Welcome, Maya/ })).toBeVisible();
  expect(await mailTo(product, 'maya@example.org', 'You’re in. Here’s your receipt')).toContain('£34.99');

  await doAction(page, /Set a new price/, { 'New price (£)': '19.99' });
  await page.goto(`${desk}/desk/money/purchases`);
  await expect(page.getByRole('listitem').filter({ hasText: 'maya@example.org' })).toContainText('£34.99');
  await page.goto(`${desk}/desk/activity`);
  await expect(page.getByText('Cancelled a price')).toBeVisible();
});
