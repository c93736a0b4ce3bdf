import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { press, type } from '#tests/e2e/support/keyboard.ts';
import { subscribe } from '#tests/e2e/support/visitors.ts';
import { addScreenLock, atLocalhost, printedAddress } from './desk-visits.ts';

// Its desk has one first operator.
test.use({ ownProduct: true, viewport: { width: 1280, height: 800 } });

test('the desk with the keyboard alone: the door, a member, money, a setting and words', async ({
  page,
  product,
  watch,
}) => {
  const desk = atLocalhost(product);
  watch.alsoOurs(desk);
  await addScreenLock(page);
  await subscribe(page, { firstName: 'Amira', email: 'amira@example.org' });
  await page.goto(printedAddress(product));
  await begin(page);
  await press(page, page.getByRole('button', { name: 'Sign out' }));
  await press(page, page.getByRole('button', { name: 'Sign in with passkey' }));
  await expect(page.getByRole('heading', { name: 'Hello Kate' })).toBeVisible();
  await skipToContent(page);
  for (const part of [aMember, money, aSetting]) {
    await part(page);
    await expectAccessible(page);
  }
  await words(page);
});

async function begin(page: Page): Promise<void> {
  await type(page, page.getByLabel('Your first name'), 'Kate');
  await type(page, page.getByLabel('Your email'), 'kate@example.org');
  await press(page, page.getByRole('button', { name: 'Add a passkey' }));
  await press(page, page.getByRole('link', { name: 'I’ve written them down' }));
  await expect(page).toHaveURL(/\/desk\/setup$/);
  await press(page, page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Today' }));
  await expect(page.getByRole('heading', { name: 'Hello Kate' })).toBeVisible();
  await expect(page).toHaveTitle('Today - Fit in 30 desk');
}

/** The first stop of a page leads past its places. */
async function skipToContent(page: Page): Promise<void> {
  await page.reload();
  const first = page.getByRole('main').getByRole('link', { name: 'Before you open' });
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
}

async function aMember(page: Page): Promise<void> {
  await press(page, page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Members' }));
  await expect(page).toHaveTitle('Members - Fit in 30 desk');
  const invite = page.getByRole('button', { name: 'Invite' });
  await press(page, invite);
  await expectTrapped(page, page.getByRole('alertdialog', { name: 'Send invite?' }));
  await page.keyboard.press('Escape');
  await expect(invite).toBeFocused();

  await type(page, page.getByLabel(/name, email or reference/), 'ami');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 person')).toBeVisible();
  await press(page, page.getByRole('link', { name: /amira@example\.org/ }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Amira Stone' })).toBeVisible();
  const refund = page.getByRole('button', { name: /Refund £29\.99/ });
  await press(page, refund);
  const question = page.getByRole('alertdialog');
  await expectTrapped(page, question);
  await press(page, question.getByRole('button', { name: 'Cancel' }));
  await expect(refund).toBeFocused();
  await press(page, page.getByRole('button', { name: /Remove access/ }));
  await press(page, question.getByRole('button', { name: /Remove access/ }));
  const told = page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
  await expect(told).toBeFocused();
  await expect(told).toContainText('Access removed.');
  await press(page, page.getByRole('button', { name: 'Give access' }));
  await press(page, question.getByRole('button', { name: 'Give access' }));
  await expect(told).toContainText('They have access again');
}

async function money(page: Page): Promise<void> {
  await press(page, page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Money' }));
  await press(page, page.getByRole('navigation', { name: 'Money' }).getByRole('link', { name: 'Purchases' }));
  await press(page, page.getByRole('main').getByRole('link', { name: /amira@/ }));
  await expect(page.getByRole('heading', { name: 'Purchase' })).toBeFocused();
}

async function aSetting(page: Page): Promise<void> {
  await press(page, page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Settings' }));
  await press(page, page.getByRole('link', { name: /Business details/ }));
  await type(page, page.getByLabel('Business name'), 'Strong Mums Ltd');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved. It’s live now.')).toBeVisible();
  await expect(page.getByLabel('Business name')).toBeFocused();
}

async function words(page: Page): Promise<void> {
  await press(page, page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Words' }));
  await press(page, page.getByRole('link', { name: /Front page/ }));
  await type(page, page.getByLabel('Promise'), 'Half an hour of your own.');
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await press(page, publish);
  await expectTrapped(page, page.getByRole('alertdialog'));
  await page.keyboard.press('Escape');
  await expect(publish).toBeFocused();
}

/** A whole round of stops, either way, stays inside; Tab may pass the browser's own bar. */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press(key);
      const outside = await dialog.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      );
      expect(outside).toBe(false);
    }
  }
}
