import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { SUCCEEDING_CARD } from '#tests/e2e/paying/card-form.ts';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { holdPageClock, runSeconds, startPageClock } from '#tests/e2e/support/page-clock.ts';
import { payWithCard, recordWorkout, register, today } from '#tests/e2e/support/visitors.ts';
import { openDesk } from './desk-visits.ts';

// Its counts begin at nothing, and its desk has one first operator.
test.use({ ownProduct: true });

test('a visit, a try, a sale and a first workout stand on Money as numbers, and all sales are a file', async ({
  page,
  product,
  watch,
  browser,
}) => {
  const visitor = await browser.newPage({ baseURL: product.address });
  await startPageClock(visitor, `${today()}T10:00:00Z`);
  await visitor.goto('/');
  await visitor.reload();
  await visitor.goto('/try');
  await visitor.getByRole('link', { name: 'Start the minute' }).click();
  await expect(visitor.getByRole('timer')).toBeVisible();
  await holdPageClock(visitor);
  await runSeconds(visitor, 70);
  await visitor.clock.resume();
  await expect(visitor.getByRole('dialog', { name: 'That was one minute.' })).toBeVisible();
  await visitor.close();
  const member = await register(page, { email: 'amira@example.org' });
  await payWithCard(page, member, SUCCEEDING_CARD);
  await recordWorkout(page, member, 1);
  await recordWorkout(page, member, 2);

  await openDesk(page, product, watch);
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Money' }).click();
  const steps = page.getByRole('table').filter({ hasText: 'Opened the front page' });
  await expect(steps.getByRole('row')).toContainText([
    /^Step\s*30 days\s*Before$/,
    /^Opened the front page\s*2\s*0$/,
    /^Started a free try\s*1\s*0$/,
    /^Finished it\s*1\s*0$/,
    /^Started to pay\s*1\s*0$/,
    /^Paid\s*1\s*0$/,
    /^Did a first workout\s*1\s*0$/,
  ]);
  await expectAccessibleInBothSchemes(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all sales' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toMatch(
    /^\uFEFFDate,Number,.*\r\n\d{4}-\d\d-\d\d,test-\d{4}-0001,Fit in 30 lifetime access,29\.99,,,0\.00,/,
  );
});
