import { expect, type Page } from '@playwright/test';
import { pngOf } from '#tests/desk/picture-of-test.ts';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { INSTALL_LIMIT_MS, isKept } from '#tests/e2e/support/kept-app.ts';
import { signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { doAction, openDesk } from './desk-visits.ts';

// What is published everybody sees, and its desk has one first operator.
test.use({ ownProduct: true });

/** What members and visitors come to by themselves. */
const PAGES = [
  '/',
  '/try',
  '/login',
  '/register',
  '/subscribe',
  '/give',
  '/gift',
  '/terms',
  '/privacy',
  '/health',
  '/help',
  '/step-onboarding',
  '/dashboard-full',
  '/dashboard-full?tab=workouts',
  '/dashboard-full?tab=settings',
  '/dashboard',
  '/workout/1',
];

/** The words and the title of the page, and what search engines and shared links read in its head. */
const saidOn = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll('meta[content], [aria-label], script[type="application/ld+json"]')];
    const said = metas.map(
      (node) => node.getAttribute('content') ?? node.getAttribute('aria-label') ?? node.textContent ?? '',
    );
    return [document.title, document.body.textContent, ...said].join('\n');
  });

test('the programme gets the name, the photo and the words of who leads it, everywhere, and its old name back', async ({
  page,
  product,
  watch,
  openAnotherBrowser,
}) => {
  test.slow();
  const desk = await openDesk(page, product, watch);
  await page.goto(`${desk}/desk/words`);
  await page.getByRole('link', { name: /Name and you/ }).click();
  await page.getByLabel('Name of the programme').fill('<Mum>');
  await page.getByLabel('Your name').fill('Kate Moss-Hill');
  await page.getByLabel('Your qualification').fill('Level 3 personal trainer, CIMSPA 123456');
  await page.getByLabel('Who you help, and why').fill('I’ve coached mums at home for nine years.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Use letters, digits, spaces and ’ . ! ? + - only.')).toBeVisible();
  await page.getByLabel('Name of the programme').fill('Mum Strong');

  await page.getByRole('radio', { name: 'Ink and apricot' }).click();
  const photo = page.getByRole('group', { name: 'Your photo' });
  const choose = async (name: string, buffer: Buffer) =>
    photo.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('me.png', Buffer.from('this is no picture'));
  await expect(photo.getByRole('alert')).toHaveText('This browser can’t read that picture. Try a JPEG or PNG.');
  await choose('me.png', pngOf(300, 900));
  await expect(photo.getByRole('alert')).toHaveText('Choose a picture of at least 400 by 400 pixels.');
  await choose('me.png', pngOf(1_200, 800));
  await expect(photo.getByRole('img', { name: 'Your photo' })).toBeVisible();
  const logo = page.getByRole('group', { name: 'Your logo' });
  const square = { name: 'logo.png', mimeType: 'image/png', buffer: pngOf(512, 512, 40) };
  await logo.locator('input[type=file]').setInputFiles(square);
  await expect(logo.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await doAction(page, /^Publish/);
  await expect(page.getByText('Published. It’s live now.')).toBeVisible();

  const buyer = await openAnotherBrowser();
  await buyer.goto('/');
  await expect(buyer).toHaveTitle(/ - Mum Strong$/);
  const led = buyer.getByRole('region', { name: 'Led by Kate Moss-Hill' });
  await expect(led).toContainText('I’ve coached mums at home for nine years.');
  await led.scrollIntoViewIfNeeded();
  const portrait = led.getByRole('img', { name: 'Kate Moss-Hill' });
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await expectAccessibleInBothSchemes(buyer);
  await buyer.emulateMedia({ colorScheme: 'light' });
  const ground = () => buyer.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(244, 246, 251)');
  const manifest = await (await buyer.request.get('/app.webmanifest')).json();
  expect(manifest).toMatchObject({
    name: 'Mum Strong: home workouts',
    short_name: 'Mum Strong',
    theme_color: '#30436d',
  });
  expect(manifest.icons).toEqual([expect.objectContaining({ sizes: '512x512', type: 'image/png' })]);
  const [{ src }] = manifest.icons;
  const icon = await buyer.request.get('/favicon.ico');
  expect([new URL(icon.url()).pathname, icon.headers()['content-type']]).toEqual([src, 'image/png']);
  const mark = await buyer.evaluate(
    () => getComputedStyle(document.querySelector('[data-logo]') as Element, '::before').backgroundImage,
  );
  expect(mark).toContain(src);

  const member = await subscribe(buyer, { firstName: 'Amira' });
  await signInHere(buyer, member);
  await buyer.goto('/dashboard-full');
  await expect(buyer.getByRole('heading', { name: /Amira/ })).toBeVisible();
  expect(await ground()).toBe('rgb(244, 246, 251)');
  await expectAccessibleInBothSchemes(buyer);
  await buyer.emulateMedia({ colorScheme: 'light' });
  for (const path of PAGES) {
    await buyer.goto(path);
    await expect(buyer.locator('h1').first()).toBeVisible();
    expect(await saidOn(buyer), path).not.toMatch(/Fit in 30|Why is it called/);
  }

  await page.getByRole('button', { name: 'See changes in version 1' }).click();
  await expect(page.locator('ins')).toContainText(['Mum', 'Picture']);
  await page.getByRole('button', { name: 'Restore the original text' }).click();
  await expect(page.getByText('This version is now your draft.', { exact: false })).toBeVisible();
  await doAction(page, /^Publish/);
  await expect(page.getByText('Published. It’s live now.')).toBeVisible();
  await buyer.goto('/help');
  await expect(buyer).toHaveTitle('Help - Fit in 30');
});

test('a name in one long word leaves every page as wide as the phone', async ({
  page,
  product,
  watch,
  openAnotherBrowser,
}) => {
  test.slow();
  const desk = await openDesk(page, product, watch);
  await page.goto(`${desk}/desk/words/look`);
  await page.getByLabel('Name of the programme').fill('M'.repeat(24));
  await page.getByLabel('Your name').fill('M'.repeat(60));
  await page.getByLabel('Your qualification').fill('M'.repeat(90));
  await doAction(page, /^Publish/);
  await page.goto(`${desk}/desk/words/help`);
  await page.getByLabel('Question 1').first().fill('M'.repeat(60));
  await doAction(page, /^Publish/);

  const phone = await openAnotherBrowser();
  await phone.setViewportSize({ width: 320, height: 640 });
  // What waits has a heading, too, and fits: each page is looked at once it says what it is for.
  const fits = async (name: string | RegExp) => {
    await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
    const widths = () => phone.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    await expect.poll(widths, phone.url()).toEqual([320, 320]);
  };
  const eachFits = async (headings: Readonly<Record<string, string | RegExp>>) => {
    for (const [path, heading] of Object.entries(headings)) {
      await phone.goto(path);
      await fits(heading);
    }
  };
  await eachFits({
    '/': /^Strong again/,
    '/help': 'Help',
    '/terms': 'Terms of sale',
    '/subscribe': 'Sign In Required',
    '/give': /^Give M/,
    '/sitter': 'This link has expired',
  });
  await signInHere(phone, await subscribe(phone, { firstName: 'Amira' }));
  await eachFits({
    '/dashboard': 'Premium Access',
    '/dashboard-full': /, Amira$/,
    '/workout/1': 'First, your body',
    '/settings?group=purchase': 'Account Settings',
  });
  await phone.getByText('Show the receipt').click();
  await fits('Your receipt');
});

test.describe('a phone that keeps the app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is offered the new name and colours, and has them without a network too', async ({
    page,
    product,
    watch,
    openAnotherBrowser,
  }) => {
    test.setTimeout(120_000 + 2 * INSTALL_LIMIT_MS);
    const phone = await openAnotherBrowser();
    await signInHere(phone, await subscribe(phone, { firstName: 'Amira' }));
    await phone.goto('/dashboard');
    await isKept(phone);
    await expect(phone).toHaveTitle('Your Account - Fit in 30');

    const desk = await openDesk(page, product, watch);
    await page.goto(`${desk}/desk/words/look`);
    await page.getByLabel('Name of the programme').fill('Mum Strong');
    await page.getByRole('radio', { name: 'Ink and apricot' }).click();
    await doAction(page, /^Publish/);
    await expect(page.getByText('Published. It’s live now.')).toBeVisible();

    await phone.reload();
    const offer = phone.getByRole('button', { name: 'Reload for the new version' });
    await expect(offer).toBeVisible({ timeout: INSTALL_LIMIT_MS });
    await offer.click();
    await expect(phone).toHaveTitle('Your Account - Mum Strong');
    await phone.context().setOffline(true);
    await phone.reload();
    await expect(phone).toHaveTitle('Your Account - Mum Strong');
  });
});
