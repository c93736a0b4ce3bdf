import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { beginDesk } from './begin-desk.ts';

// Its desk has one first operator, and what it publishes everybody sees.
test.use({ ownProduct: true });

async function publish(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Can it be undone?')).toBeVisible();
  await question.getByRole('button', { name: `Publish ${name}` }).click();
  await expect(page.getByText('Published. It’s live now.')).toBeVisible();
}

/** On a phone with text of twice its size every place of the bar is in the window, and what is typed is not covered. */
async function expectRoomWithLargeText(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 900) return;
  const grow = (size: string) =>
    page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
  await grow('200%');
  for (const place of await page.getByRole('navigation', { name: 'Desk' }).getByRole('link').all())
    if (await place.isVisible()) await expect(place).toBeInViewport({ ratio: 1 });
  const isOnTop = await page.getByLabel('Promise').evaluate((box) => {
    box.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = box.getBoundingClientRect();
    return [0.1, 0.5].every((part) => document.elementFromPoint(left + width / 2, top + height * part) === box);
  });
  expect(isOnTop).toBe(true);
  await grow('');
}

const TYPED = 'Strong <b>at home</b> {{7*7}}.';

test('a word of the front page: draft, preview, published without a restart and without script, differences, back', async ({
  page,
  product,
  browser,
  openAnotherBrowser,
}) => {
  await beginDesk(page, product);
  await page.goto('/desk/words');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: /Front page/ }).click();
  await expect(page.getByRole('heading', { name: 'Front page' })).toBeVisible();
  await page.getByLabel('Promise').fill(TYPED);
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  await expectRoomWithLargeText(page);
  const phone = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  const beside = page.frameLocator('iframe[title="Front page with the saved draft in it"]');
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText(TYPED);
  // The frame lets no script in, not even one that looks at it.
  if (phone) await page.setViewportSize(phone);
  await expectAccessibleInBothSchemes(page);

  const visitor = await openAnotherBrowser();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Strong again, in the minutes a baby leaves you.',
  );
  const preview = await page.context().newPage();
  await preview.goto('/api/desk/words/landing/preview');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(TYPED);
  await preview.close();

  await publish(page, 'Front page');
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(TYPED);
  const withoutScript = await browser.newContext({ javaScriptEnabled: false, baseURL: product.address });
  const plain = await withoutScript.newPage();
  await plain.goto('/');
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(TYPED);
  await withoutScript.close();
  // From inside the app the same words come without their page.
  await visitor.goto('/login');
  await visitor
    .getByRole('link', { name: /Fit in 30/ })
    .first()
    .click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(TYPED);

  await page.getByRole('button', { name: 'See changes in version 1' }).click();
  await expect(page.locator('ins')).toContainText(['at', 'home', '7*7']);
  await page.getByRole('button', { name: 'Restore the original text' }).click();
  await expect(page.getByText('This version is now your draft.', { exact: false })).toBeVisible();
  await publish(page, 'Front page');
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Strong again, in the minutes a baby leaves you.',
  );
  await page.goto('/desk/activity');
  await expect(page.getByText('Published text').first()).toBeVisible();
});

test('a legal text: marked as checked, changed, a draft again, alive with the words that it shows', async ({
  page,
  product,
  openAnotherBrowser,
}) => {
  await beginDesk(page, product);
  await page.goto('/desk/words/health');
  const draftMark = 'Draft. A lawyer hasn’t checked it yet.';
  const visitor = await openAnotherBrowser();
  await visitor.goto('/health');
  await expect(visitor.getByText(draftMark)).toBeVisible();
  await page.getByRole('button', { name: 'Mark this version as checked' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Lawyer’s name').fill('A. Example, Example Law LLP');
  await question.getByLabel('On').fill('2026-11-20');
  await question.getByRole('button', { name: 'Mark this version as checked' }).click();
  await expect(page.getByText('This version is marked as checked.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await visitor.goto('/health');
  await expect(visitor.getByText('Last updated 29 November 2026')).toBeVisible();
  await expect(visitor.getByText(draftMark)).toHaveCount(0);

  await page
    .getByRole('textbox', { name: 'Text' })
    .first()
    .fill('**Read this first.**\n\nIt is [no advice](https://www.nhs.uk/).');
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  await publish(page, 'Health disclaimer');
  await visitor.goto('/health');
  await expect(visitor.getByText('Read this first.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: /no advice/ })).toHaveAttribute('href', 'https://www.nhs.uk/');
  await expect(visitor.getByText(draftMark)).toBeVisible();
  await expectAccessibleInBothSchemes(visitor);
});

test('without a network nothing is called saved, leaving asks, and it is saved once the network is back', async ({
  page,
  product,
  watch,
}) => {
  watch.allow(NO_NETWORK);
  await beginDesk(page, product);
  await page.goto('/desk/words');
  await page.getByRole('link', { name: /Front page/ }).click();
  await page.getByLabel('Promise').fill('First.');
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByLabel('Promise').fill('Second.');
  const standing = page.getByText('Not saved. Trying again…');
  await expect(standing).toBeInViewport();
  await expect(page.getByText(/Draft saved/)).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave anyway?' });
  await expect(question).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Promise')).toHaveValue('Second.');
  await page.context().setOffline(false);
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Promise')).toHaveValue('Second.');
});
