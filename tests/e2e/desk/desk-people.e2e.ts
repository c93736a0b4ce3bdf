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
  await doAction(page, /^Invite/, { 'Their first name': 'Ella', 'Their e-mail': 'ella@example.org' });
  await expect(page.getByText('An invitation is on its way to ella@example.org', { exact: false })).toBeVisible();
  await mailTo(product, 'ella@example.org', 'Fit in 30 is open for you');
  await expectAccessible(page);

  await page.getByRole('link', { name: /ella@example\.org/ }).click();
  await doAction(page, /Correct the e-mail address/, { 'New address': 'ella.right@example.org', 'I made sure': 'on' });
  await expect(page.getByText('Their address is ella.right@example.org now', { exact: false })).toBeVisible();
  await mailTo(product, 'ella.right@example.org', 'Your Fit in 30 account is ready');
  await page.getByRole('link', { name: 'Back to the members' }).click();

  await page.getByRole('link', { name: /amira@example\.org/ }).click();
  await page.getByLabel('Private note').fill('A sore knee. Suggested Easier.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText(/^Saved by Kate/)).toBeVisible();
  await doAction(page, /Correct the e-mail address/, { 'New address': 'amira.new@example.org', 'I made sure': 'on' });
  await expect(page.getByText('amira.new@example.org becomes the address', { exact: false })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await doAction(page, /Stop the change/);
  await expect(page.getByText('Their address stays as it is.')).toBeVisible();

  await page.getByRole('button', { name: 'Refund part' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('How much goes back').fill('40');
  await expectAccessibleInBothSchemes(page);
  await question.getByRole('button', { name: 'Refund part' }).click();
  await expect(question.getByText('At most £29.99 can go back.').first()).toBeVisible();
  await question.getByLabel('How much goes back').fill('10');
  await question.getByRole('button', { name: 'Refund part' }).click();
  await expect(page.getByText('£10.00 goes back.')).toBeVisible();
  await mailTo(product, 'amira@example.org', 'Part of your payment is on its way back');

  // The server does it, and its answer is lost on the way.
  watch.allow(/net::ERR_FAILED/);
  await page.route('**/refund', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await doAction(page, /Refund part/, { 'How much goes back': '5' });
  await expect(page.getByText('It is not known whether this was done.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund £14.99' })).toBeVisible();
  await page.unroute('**/refund');

  await doAction(page, /Take access away/, {
    'Words for an email (leave empty to send none)': 'The sign-in was shared.',
  });
  await mailTo(product, 'amira@example.org', 'Your access to Fit in 30 has ended');
  await doAction(page, /Delete the account/, { 'Type amira@example.org to delete': 'amira@example.org' });
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

  await page.getByRole('link', { name: 'More' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Helpers and activity' }).click();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Their first name').fill('Noor');
  await question.getByLabel('Their e-mail').fill('noor@example.org');
  await question.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Invited, not yet in')).toBeVisible();
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
  await expect(noor.getByRole('button', { name: 'Send a link for a password' })).toBeVisible();
  await expect(noor.getByRole('button', { name: /Refund/ })).toBeHidden();

  await page.getByRole('link', { name: 'Money' }).click();
  await expect(page.getByRole('img', { name: /1 sale in 30 days/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Purchases' }).click();
  await expect(page.getByRole('link', { name: 'amira@example.org' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Offers' }).click();
  await doAction(page, /Pounds off/, { Code: 'autumn5', 'Pounds off': '5', 'Once for each address': 'on' });
  await expect(page.getByText('£5.00 off, £24.99 to pay')).toBeVisible();
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
  await page.getByRole('button', { name: 'Delete the account' }).click();
  expect(await isInside()).toBe(true);
  await question.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`${desk}/desk/helpers`);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await question.getByLabel('Their first name').fill(name);
  await question.getByLabel('Their e-mail').fill(email);
  await question.getByRole('button', { name: 'Send the invitation' }).click();
  expect(await isInside(page.getByText('An invitation is on its way').locator('..'))).toBe(true);
  const block = page.getByRole('button', { name: `Block: ${name}` });
  await expect(block).toHaveText('Block');
  await block.click();
  await expect(page.getByRole('heading', { name: `Block ${name}?` })).toBeVisible();
  expect(await isInside()).toBe(true);
});
