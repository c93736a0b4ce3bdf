import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { mailSourcesTo, mailsTo, mailTo } from '#tests/e2e/support/mail-folder.ts';
import { register, signInHere, subscribe, type Visitor } from '#tests/e2e/support/visitors.ts';
import { doAction, openDesk } from './desk-visits.ts';

// Its desk has one first operator.
test.use({ ownProduct: true });

const REMINDER = 'Email me once if I don’t finish';
const SUBJECT = 'Swaps for small flats';

async function sayYes(page: Page, visitor: Visitor): Promise<void> {
  await signInHere(page, visitor);
  await page.goto('/settings?group=privacy');
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/auth/newsletter') && response.request().method() === 'POST',
  );
  await page.getByRole('switch', { name: 'Emails from your coach' }).check();
  await saved;
}

test('an email is written, tried, planned, called back and sent to exactly who said yes; one tap in it ends them', async ({
  page,
  product,
  watch,
  openAnotherBrowser,
}) => {
  const [amira, bea] = [await openAnotherBrowser(), await openAnotherBrowser()];
  const desk = await openDesk(page, product, watch);
  await sayYes(amira, await subscribe(amira, { firstName: 'Amira', email: 'amira@example.org' }));
  await subscribe(bea, { firstName: 'Bea', email: 'bea@example.org' });

  await page.goto(`${desk}/desk/emails`);
  await expect(page.getByText('No emails yet')).toBeVisible();
  await expect(page.getByText('1 person has said yes to your emails.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Write an email' }).click();
  await expect(page.getByRole('heading', { name: 'How it looks' })).toBeVisible();
  await page.getByLabel('Subject').fill(SUBJECT);
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('This can’t be empty.')).toBeVisible();
  await page.getByLabel('Text').fill('Hi {first name},\n\nno room to lunge? **Step up** on a stair.\n\nKate');
  await page.getByLabel('Button to the app').fill('Carry on');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Hi Niamh,');
  await expect(page.getByText('To 1 person, now.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: 'Send to me' }).click();
  await expect(page.getByText('We’re sending it to kate@example.org now.')).toBeVisible();
  expect(await mailTo(product, 'kate@example.org', SUBJECT)).toContain('Hi Kate,');

  await page.getByRole('radio', { name: 'On a day' }).click();
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByLabel('Day')).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Day').fill(day);
  await doAction(page, /^Plan it$/);
  await expect(page.getByText(/^Goes out on .*, to everyone who has said yes then\.$/)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await doAction(page, /^Don’t send it$/);
  await expect(page.getByText('It won’t go out. It’s a draft again.')).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue(SUBJECT);

  await doAction(page, /^Send it$/);
  await expect(page.getByText(/^Sent on /)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('definition').first()).toHaveText('1');
  const words = await mailTo(product, 'amira@example.org', SUBJECT);
  expect(words).toMatch(/^Hi Amira,\s+no room to lunge\? Step up on a stair\.\s+Kate/);
  expect(await mailSourcesTo(product, 'amira@example.org')).toEqual(
    expect.arrayContaining([expect.stringContaining('List-Unsubscribe-Post: List-Unsubscribe=One-Click')]),
  );
  expect(await mailsTo(product, 'bea@example.org', SUBJECT)).toEqual([]);
  await expectAccessibleInBothSchemes(page);

  await amira.goto(/http:\/\/\S+\/unsubscribe#\S+/.exec(words)?.[0] ?? '');
  await amira.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(amira.getByText('You won’t get these emails any more.')).toBeVisible();
  await page.goto(`${desk}/desk/emails`);
  await expect(page.getByText('No one has said yes to your emails yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(SUBJECT) })).toContainText('1 unsubscribed');
  await page.getByRole('link', { name: new RegExp(SUBJECT) }).click();
  await page.getByRole('button', { name: 'Write another from this' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(SUBJECT);
  await page.goto(`${desk}/desk/activity`);
  await expect(page.getByText('Sent an email to members', { exact: true })).toBeVisible();
});

test('a series is switched on in the owner’s words, and off again; a buyer may ask for one email about a checkout', async ({
  page,
  product,
  watch,
  openAnotherBrowser,
}) => {
  const desk = await openDesk(page, product, watch);
  await page.goto(`${desk}/desk/emails/series`);
  await expect(page.getByText('Never two in a week, yours included')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: /Change the words of “A quiet week is fine”/ }).click();
  await page.getByLabel('Subject').fill('Whenever you’re ready');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await doAction(page, /^Publish$/);
  await expect(page.getByText('Published. It’s in every email from now on.')).toBeVisible();
  await page.goto(`${desk}/desk/emails/series`);
  await expect(page.getByText('“Whenever you’re ready”')).toBeVisible();
  for (const [now, then, answer] of [
    ['off', 'on', 'On. It starts with who fits from now on.'],
    ['on', 'off', 'Off. Nothing more goes out.'],
  ]) {
    await page.getByRole('switch', { name: `Quiet for 14 days: ${now}` }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page.getByText(answer ?? '')).toBeVisible();
    await expect(page.getByRole('switch', { name: `Quiet for 14 days: ${then}` })).toBeVisible();
  }
  const buyer = await openAnotherBrowser();
  await signInHere(buyer, await register(buyer));
  await buyer.goto('/subscribe');
  await expect(buyer.getByRole('checkbox', { name: REMINDER })).toBeHidden();
  await page.getByRole('switch', { name: 'Unfinished checkout: off' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('switch', { name: 'Unfinished checkout: on' })).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByRole('checkbox', { name: REMINDER })).not.toBeChecked();
  const saved = buyer.waitForResponse((response) => response.url().endsWith('/api/checkout/reminder'));
  await buyer.getByRole('checkbox', { name: REMINDER }).check();
  expect((await saved).status()).toBe(200);
  await expectAccessibleInBothSchemes(buyer);
});
