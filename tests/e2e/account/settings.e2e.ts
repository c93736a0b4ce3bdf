import { expect, type Page } from '@playwright/test';
import { boxOf } from '#tests/e2e/support/box-of.ts';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { signInHere, subscribe } from '#tests/e2e/support/visitors.ts';

const GROUPS = [
  { row: /^Profile Information/, address: '/settings', section: 'Profile Information' },
  { row: /^Coach and sound/, address: '/settings?group=coach', section: 'Your coach' },
  { row: /^Programme/, address: '/settings?group=programme', section: 'Workout days' },
  { row: /^Privacy/, address: '/settings?group=privacy', section: 'Your password' },
  { row: /^Purchase/, address: '/settings?group=purchase', section: 'Your access' },
] as const;

const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// Stills: the coach moves for as long as her group is open.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the settings are five rows, the profile first, and each group is sound', async ({ page }) => {
  test.setTimeout(120_000);
  await signInHere(page, await subscribe(page));
  await page.goto('/settings');
  await expect(page.getByRole('main').getByRole('list').first().getByRole('link')).toHaveCount(5);
  await expect(page.getByLabel('First Name')).toBeInViewport();
  await expect(row(page, /^Purchase/)).toContainText('Paid');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeInViewport();
  for (const { row: name, address, section: inside } of GROUPS) {
    await row(page, name).click();
    await expect(page).toHaveURL(address);
    await expect(section(page, inside)).toBeInViewport();
    await expectAccessibleLayout(page);
  }
});

test('back goes from group to group, typed words stay, and a group is opened by keyboard', async ({ page }) => {
  await signInHere(page, await subscribe(page));
  await page.goto('/settings');
  await page.getByLabel('Last Name').fill('Stone-Bell');
  await row(page, /^Privacy/).press('Enter');
  await expect(section(page, 'Your data')).toBeVisible();
  await expect(page.getByLabel('Last Name')).toBeHidden();
  await expect(row(page, /^Privacy/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Current password')).toBeFocused();

  await row(page, /^Purchase/).click();
  await page.getByRole('link', { name: /Show the receipt/ }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(section(page, 'Your access')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/settings?group=privacy');
  await page.goBack();
  await expect(page.getByLabel('Last Name')).toBeVisible();
});

test('on a wide screen the open group stands beside the rows, with Sign Out below them', async ({ page }) => {
  await signInHere(page, await subscribe(page));
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/settings?group=privacy');
    const open = await boxOf(section(page, 'Your password'));
    const first = await boxOf(row(page, /^Profile Information/));
    expect(open.y).toBe(first.y);
    expect(open.x).toBeGreaterThan(first.x + first.width);
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeInViewport();
    await expectAccessibleInBothSchemes(page);
  }
});

test('the coach can be chosen before the first workout, and is the one in the settings', async ({ page }) => {
  await signInHere(page, await subscribe(page));
  await page.goto('/step-onboarding');
  await expect(page.getByRole('radio', { name: 'Headscarf' })).toBeHidden();
  await page.getByText('Choose how your coach looks').click();
  await page.getByRole('radio', { name: 'Headscarf' }).click();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: /^Set / }).click();
  await expect(page).toHaveURL('/dashboard-full');
  await page.goto('/settings?group=coach');
  await expect(page.getByRole('radio', { name: 'Headscarf' })).toBeChecked();
});
