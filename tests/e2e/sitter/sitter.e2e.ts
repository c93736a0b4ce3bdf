import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { sitterPath } from '#contract/paths.ts';
import { planToday } from '#tests/e2e/support/activity.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { linkIn, mailTo } from '#tests/e2e/support/mail-folder.ts';
import { signInHere, subscribe } from '#tests/e2e/support/visitors.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('somebody minds the baby: asked, answered, shown, ended', async ({ page, openAnotherBrowser }) => {
  const amira = await subscribe(page, { firstName: 'Amira' });
  await planToday(page, amira);
  await signInHere(page, amira);
  await page.goto('/settings/days');
  const section = page.getByRole('region', { name: 'Sitter' });
  await section.getByLabel(/first name/).fill('Sam');
  await section.getByRole('button', { name: 'Make a link' }).click();
  const link = await section.getByLabel('Link for Sam').inputValue();
  await expectAccessibleLayout(page);

  const sam = await openAnotherBrowser();
  await sam.goto(link);
  await expect(sam.getByRole('heading', { level: 1 })).toHaveText('You’re on, 23:59 to 00:39');
  await expect(sam.getByText('Amira is training for up to 40 minutes.')).toBeVisible();
  await expectAccessibleLayout(sam);

  await sam.getByRole('button', { name: /^Add it to my calendar/ }).click();
  const address = await sam.getByLabel('The calendar’s address').inputValue();
  await expectAccessibleLayout(sam);
  const calendar = async () => sam.request.get(address);
  expect(titlesIn(await (await calendar()).text())[0]).toBe('You’re on, 23:59 to 00:39: Amira trains');

  await sam.getByRole('button', { name: 'Not today' }).click();
  await expect(sam.getByText('Amira knows. Thanks for saying.')).toBeVisible();
  await expectAccessibleLayout(sam);
  expect(await sam.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);

  await page.goto('/dashboard-full');
  await expect(page.getByText('Sam can’t today. It happens.')).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('link', { name: 'Another day' }).click();
  await expect(page).toHaveURL('/settings/days');

  await sam.reload();
  await expect(sam.getByRole('button', { name: 'Not today' })).toHaveAttribute('aria-pressed', 'true');
  await sam.getByRole('button', { name: 'Stop being the sitter' }).click();
  await expect(sam.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
  await expectAccessibleLayout(sam);
  expect((await calendar()).status()).toBe(404);

  await page.goto('/settings/days');
  await expect(section.getByText(/^Sam no longer covers/)).toBeVisible();
  await expectAccessibleLayout(page);
  await page.goto('/dashboard-full');
  await expect(page.getByRole('link', { name: /^Start 25 min/ })).toBeVisible();
  await expect(page.getByText('Sam can’t today.')).toBeHidden();
});

test.describe('by email', () => {
  test.use({ ownProduct: true });

  test('their week comes once the address has said yes, and stops', async ({ page, product, openAnotherBrowser }) => {
    const amira = await subscribe(page, { firstName: 'Amira' });
    await planToday(page, amira);
    const { path } = await (
      await page.request.post(sitterPath(amira.user.id), {
        headers: { authorization: `Bearer ${amira.token}` },
        data: {},
      })
    ).json();
    const sam = await openAnotherBrowser();
    await sam.goto(path);
    await sam.getByLabel('Your email').fill('sam@example.org');
    await sam.getByRole('button', { name: 'Email me my week' }).click();
    await expect(sam.getByText('Check that inbox for our email')).toBeVisible();
    await expectAccessibleLayout(sam);

    const reader = await openAnotherBrowser();
    await reader.goto(
      linkIn(await mailTo(product, 'sam@example.org', 'Want your week by email?'), 'confirm-sitter-emails'),
    );
    await expect(reader).toHaveURL('/confirm-sitter-emails');
    await expectAccessibleLayout(reader);
    await reader.getByRole('button', { name: 'Yes, once a week' }).click();
    await expect(reader.getByRole('heading', { name: 'You’re all set' })).toBeFocused();

    await sam.reload();
    await expect(sam.getByText('Your week comes on Sunday evenings.')).toBeVisible();
    await expectAccessibleLayout(sam);
    await sam.getByRole('button', { name: 'Stop the emails' }).click();
    await expect(sam.getByLabel('Your email')).toBeVisible();
  });
});

/** At the last minute, so that today's session is to come whenever this runs. */
const titlesIn = (text: string): string[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).summary);
