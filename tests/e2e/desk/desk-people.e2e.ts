import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { linkIn, mailSourcesTo, mailTo } from '#tests/e2e/support/mail-folder.ts';
import { subscribe } from '#tests/e2e/support/visitors.ts';
import { addScreenLock, doAction, openDesk } from './desk-visits.ts';

// Its log is read, and its desk has one first operator.
test.use({ ownProduct: true });

test('an address, a note, a part refund, free access and a deletion, without a shell', async ({
  page,
  product,
  watch,
}) => {
  await subscribe(page, { firstName: 'Amira', email: 'amira@example.org' });
  await openDesk(page, product, watch);

  await page.getByRole('link', { name: 'Members' }).click();
  await doAction(page, /^Invite/, { 'Their first name': 'Ella', 'Their email': 'ella@example.org' });
  await expect(page.getByText('Invite sent to ella@example.org', { exact: false })).toBeVisible();
  await mailTo(product, 'ella@example.org', 'Fit in 30 is open for you');
  await expectAccessible(page);

  await page.getByRole('link', { name: /ella@example\.org/ }).click();
  await doAction(page, /Correct email address/, { 'New email address': 'ella.right@example.org', 'I checked': 'on' });
  await expect(page.getByText('Their email is now ella.right@example.org', { exact: false })).toBeVisible();
  await mailTo(product, 'ella.right@example.org', 'Your Fit in 30 account is ready');
  await page.getByRole('link', { name: 'Back to members' }).click();

  await page.getByRole('link', { name: /amira@example\.org/ }).click();
  await page.getByLabel('Private note').fill('A sore knee. Suggested Easier.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText(/^Saved by Kate/)).toBeVisible();
  await doAction(page, /Correct email address/, { 'New email address': 'amira.new@example.org', 'I checked': 'on' });
  await expect(page.getByText('Their email changes to amira.new@example.org', { exact: false })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await doAction(page, /Keep current address/);
  await expect(page.getByText('Their address hasn’t changed.')).toBeVisible();

  await page.getByRole('button', { name: 'Refund part of it' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Amount to refund').fill('40');
  await expectAccessibleInBothSchemes(page);
  await question.getByRole('button', { name: 'Refund part of it' }).click();
  await expect(question.getByText('You can refund up to £29.99.').first()).toBeVisible();
  await question.getByLabel('Amount to refund').fill('10');
  await question.getByRole('button', { name: 'Refund part of it' }).click();
  await expect(page.getByText('Refunded £10.00.')).toBeVisible();
  await mailTo(product, 'amira@example.org', 'Part of your payment is on its way back');

  // The server does it, and its answer is lost on the way.
  watch.allow(/net::ERR_FAILED/);
  await page.route('**/refund', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await doAction(page, /Refund part of it/, { 'Amount to refund': '5' });
  await expect(page.getByText('We don’t know if that went through.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund £14.99' })).toBeVisible();
  await page.unroute('**/refund');

  await doAction(page, /Remove access/, {
    'Words for an email (leave empty to send none)': 'The sign-in was shared.',
  });
  await mailTo(product, 'amira@example.org', 'Your access to Fit in 30 has ended');
  await doAction(page, /Delete account/, { 'To confirm, type amira@example.org': 'amira@example.org' });
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
  // Without a mail server e-mails are files, and of a deleted account none stays.
  expect(await mailSourcesTo(product, 'amira@example.org')).toEqual([]);
  await expect(page.getByRole('link', { name: /amira@example\.org/ })).toBeHidden();
});

test('a helper comes in with an e-mail and sees no money; an offer is made and ended', async ({
  page,
  product,
  watch,
  openAnotherBrowser,
}) => {
  await subscribe(page, { firstName: 'Amira', email: 'amira@example.org' });
  const desk = await openDesk(page, product, watch);

  await page.goto(`${desk}/desk/more`);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Helpers and activity' }).click();
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Their first name').fill('Noor');
  await question.getByLabel('Their email').fill('noor@example.org');
  await question.getByRole('button', { name: 'Send invite' }).click();
  await expect(page.getByText('Invited, not joined yet')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  const mail = await mailTo(product, 'noor@example.org', 'Kate would like your help with Fit in 30');
  const noor = await openAnotherBrowser(desk);
  await addScreenLock(noor);
  await noor.goto(linkIn(mail, 'desk/start').replace(product.address, desk));
  await noor.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(noor.getByRole('heading', { name: 'Hello Noor' })).toBeVisible();
  await expect(noor.getByRole('link', { name: 'Money' })).toBeHidden();
  await noor.goto(`${desk}/desk/members`);
  await noor.getByRole('link', { name: /amira@example\.org/ }).click();
  await expect(noor.getByRole('button', { name: 'Send password link' })).toBeVisible();
  await expect(noor.getByRole('button', { name: /Refund/ })).toBeHidden();

  await page.getByRole('link', { name: 'Money' }).click();
  await expect(page.getByRole('img', { name: /1 sale in 30 days/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Purchases' }).click();
  await expect(page.getByRole('link', { name: 'amira@example.org' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Offers' }).click();
  await doAction(page, /Make an offer in pounds/, {
    Code: 'autumn5',
    'Pounds off': '5',
    'Once per email address': 'on',
  });
  await expect(page.getByText('£5.00 off: buyers pay £24.99')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await doAction(page, /End AUTUMN5/);
  await expect(page.getByText('Over', { exact: true })).toBeVisible();

  await page.goto(`${desk}/desk/helpers`);
  await doAction(page, /Block: Noor/);
  await noor.reload();
  await expect(noor.getByRole('heading', { name: 'Your desk' })).toBeVisible();
});

test('a long name and address stay inside a small screen, its questions and its buttons', async ({
  page,
  product,
  watch,
}) => {
  const email = 'wilhelmina.alexandria.constantinopoulou@a-very-long-domain-name.example.org';
  const name = 'Wilhelmina-Alexandria Constantinopoulou Featherstonehaugh-Ch';
  const { user } = await subscribe(page, { firstName: name, email });
  const desk = await openDesk(page, product, watch);
  await page.setViewportSize({ width: 320, height: 700 });
  const question = page.getByRole('alertdialog');
  const isInside = (box = question) => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);

  await page.goto(`${desk}/desk/members/${user.id}`);
  await page.getByRole('button', { name: 'Delete account' }).click();
  expect(await isInside()).toBe(true);
  await question.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`${desk}/desk/helpers`);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await question.getByLabel('Their first name').fill(name);
  await question.getByLabel('Their email').fill(email);
  await question.getByRole('button', { name: 'Send invite' }).click();
  expect(await isInside(page.getByText('Invite sent').locator('..'))).toBe(true);
  const block = page.getByRole('button', { name: `Block: ${name}` });
  await expect(block).toHaveText('Block');
  await block.click();
  await expect(page.getByRole('heading', { name: `Block ${name}?` })).toBeVisible();
  expect(await isInside()).toBe(true);
});
