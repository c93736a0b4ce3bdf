import { expect, type Page } from '@playwright/test';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TOPICS = ['Nutrition 101', 'Energy Balance', 'Micronutrients', 'Meal Prep'];
/** A deficit, its floor, or energy in any amount. */
const ENERGY_FIGURE = /\d\s?kcal/;

async function openGuide(page: Page, topic = 'Nutrition 101') {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/dashboard-full?tab=nutrition');
  await page.getByRole('tab', { name: topic }).click();
}

const panel = (page: Page) => page.getByRole('tabpanel');
const seeTheNumbers = (page: Page) => page.getByRole('button', { name: 'See the numbers' }).click();

async function answerNone(page: Page) {
  await seeTheNumbers(page);
  await page.getByRole('button', { name: 'None', exact: true }).click();
}

async function answer(page: Page, ...truths: string[]) {
  await seeTheNumbers(page);
  for (const truth of truths) await page.getByRole('checkbox', { name: truth }).check();
  await page.getByRole('button', { name: 'Save' }).click();
}

test('no number before the question, and four topics with or without them', async ({ page }) => {
  await openGuide(page);
  for (const topic of TOPICS) {
    await page.getByRole('tab', { name: topic }).click();
    const isAsked = topic !== 'Meal Prep';
    await expect(page.getByRole('button', { name: 'See the numbers' })).toHaveCount(isAsked ? 1 : 0);
    await expect(page.getByText('eating disorder')).toHaveCount(0);
    await expect(page.getByText('General information for healthy adults.')).toBeVisible();
    await expect(panel(page)).not.toContainText(ENERGY_FIGURE);
    await expect(panel(page)).not.toContainText(/per kilogram|mg/);
  }
  await expectAccessibleLayout(page);
  await page.getByRole('tab', { name: 'Energy Balance' }).click();
  await seeTheNumbers(page);
  await expect(page.getByRole('heading', { name: 'Before any numbers' })).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'With numbers' })).toBeChecked();
  await expect(page.getByText(/uneasy around food/)).toHaveCount(0);
  await expect(panel(page)).toContainText('300 to 500 kcal a day');
  await page.getByRole('radio', { name: 'Without numbers' }).click();
  await expect(panel(page)).not.toContainText(ENERGY_FIGURE);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Energy Balance' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radio', { name: 'Without numbers' })).toBeChecked();
});

for (const topic of TOPICS) {
  test(`${topic} with all of its numbers is sound on a phone`, async ({ page }) => {
    await openGuide(page);
    await answerNone(page);
    await page.getByRole('radio', { name: '65 kg' }).click();
    await page.getByRole('tab', { name: topic }).click();
    await expectAccessibleLayout(page);
  });
}

test('the example is worked out for the weight that is tapped, and the weight is kept nowhere', async ({ page }) => {
  await openGuide(page);
  await answerNone(page);
  for (const [weight, ...sums] of [
    ['55 kg', '66 to 88 g a day', '165 to 275 g a day', '44 to 66 g a day'],
    ['65 kg', '78 to 104 g a day', '195 to 325 g a day', '52 to 78 g a day'],
    ['75 kg', '90 to 120 g a day', '225 to 375 g a day', '60 to 90 g a day'],
    ['85 kg', '102 to 136 g a day', '255 to 425 g a day', '68 to 102 g a day'],
  ] as const) {
    await page.getByRole('radio', { name: weight }).click();
    for (const sum of sums) await expect(panel(page).getByText(sum)).toBeVisible();
  }
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toMatch(/(?<![\w-])85(?![\w-])/); // an id may have these digits in it
  const { pathname, search, hash } = new URL(page.url()); // the port may have these digits
  expect(`${pathname}${search}${hash}`).not.toContain('85');
  await page.reload();
  await expect(page.getByRole('radio', { name: '85 kg' })).not.toBeChecked();
  await expect(panel(page).getByText(/= \d+ to \d+ g a day/)).toHaveCount(0);
});

test('a gate switches the numbers off, and its words come before any deficit', async ({ page }) => {
  await openGuide(page, 'Energy Balance');
  await answer(page, 'Breastfeeding', 'Past or present eating disorder');
  await expect(page.getByText('We’ve turned the numbers off.')).toBeVisible();
  await expect(panel(page)).not.toContainText(ENERGY_FIGURE);
  await expect(page.getByRole('region', { name: 'Numbers, or no numbers?' })).toBeFocused();

  await page.getByRole('radio', { name: 'With numbers' }).click();
  await expect(panel(page)).toContainText('Don’t plan to eat less until your 6 to 8 week check');
  await expect(page.getByRole('link', { name: 'Beat' })).toHaveAttribute(
    'href',
    'https://www.beateatingdisorders.org.uk',
  );
  await expect(panel(page)).not.toContainText('A small deficit');
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'I’ve read this. Show the numbers' }).click();
  await expect(panel(page)).toContainText('A small deficit is enough: 300 to 500 kcal a day.');
  await page.reload();
  await expect(panel(page)).not.toContainText('A small deficit'); // asked for each time
});

test('in pregnancy the part about a deficit is never shown', async ({ page }) => {
  await openGuide(page, 'Energy Balance');
  await answer(page, 'Pregnant');
  await page.getByRole('radio', { name: 'With numbers' }).click();
  await expect(panel(page)).toContainText('Pregnancy isn’t a time to eat less, so we’ve hidden that part.');
  await expect(panel(page)).not.toContainText(ENERGY_FIGURE);
  await expect(page.getByRole('button', { name: 'I’ve read this. Show the numbers' })).toHaveCount(0);
  await expectAccessibleLayout(page);
});

test('a meal opens from its plate with what it takes, and leads back to all of them', async ({ page }) => {
  await openGuide(page);
  const plates = panel(page).getByRole('list').getByRole('link');
  await expect(plates).toHaveCount(6);
  await page.getByRole('link', { name: 'Tuna and sweetcorn wrap 5 min, one hand' }).click();
  await expect(page).toHaveURL(/topic=meals&dish=tuna-wrap/);
  const dish = page.getByRole('region', { name: 'Tuna and sweetcorn wrap' });
  await expect(dish).toContainText('cucumber');
  await expect(dish).toContainText('Quarter grapes lengthways');
  await expect
    .poll(() => dish.locator('img').evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
    .toBe(true);
  await expectAccessibleLayout(page);
  await page.getByRole('link', { name: 'All meals' }).click();
  await expect(plates).toHaveCount(10);
});

test('the topics by keyboard alone, and the way to the sources', async ({ page }) => {
  await openGuide(page);
  await page.getByRole('tab', { name: 'Nutrition 101' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Energy Balance' })).toBeFocused();
  await expect(page).toHaveURL(/topic=energy/);
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: 'The nutrition guide' })).toBeVisible();
});

test.describe('with a coach', () => {
  const coaching = { coachName: 'Sam Example', url: 'https://coach.example/book' };
  test.use({ siteFile: { coaching } });

  test('1:1 coaching is linked where the operator has named it', async ({ page }) => {
    await openGuide(page);
    const link = page.getByRole('link', { name: /1:1 Coaching/ });
    await expect(link).toHaveAttribute('href', coaching.url);
    await expect(link).toHaveAttribute('rel', /noopener/);
  });
});

test('where no coaching is named there is no link to one', async ({ page }) => {
  const site = page.waitForResponse('**/api/site');
  await openGuide(page);
  await site;
  await expect(page.getByRole('heading', { name: 'Build a plate' })).toBeVisible();
  await expect(page.getByText('1:1 Coaching')).toHaveCount(0);
});
