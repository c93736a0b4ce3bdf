import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/support/fixtures.ts';
import { linkIn, mailsTo } from '#tests/e2e/support/mail-folder.ts';
import { payWithCard, register, signInHere, type Visitor } from '#tests/e2e/support/visitors.ts';
import { type SeededRandom, seededRandom } from '#tests/seeded-random.ts';
import { tries } from '#tests/test-size.ts';
import { fillInCard, openHostedPage, payButton, SUCCEEDING_CARD } from './card-form.ts';
import { cutConfirm, cutLooks, hearWords, newlyPaid } from './payment-network.ts';
import { disputePayment, make, type PanelStep } from './sandbox-panel.ts';

test.use({ ownProduct: true, serviceWorkers: 'allow' });

/** How often each journey is made, every time with other cuts: `FULL=1 PAYMENT_CUTS_SEED=7 npx playwright test payment-cuts`. */
const ROUNDS = tries(1, 50);
const SEED = Number(process.env.PAYMENT_CUTS_SEED ?? Math.floor(Math.random() * 1_000_000));

/** Long enough for a bad network, the product's own looks and a slow machine. */
const IN_THE_END = { timeout: 40_000 };

const TROUBLE =
  /status of (500|502|503|504|429|400)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|not loaded|error occurred when fetching the script/;

interface Round {
  random: SeededRandom;
  number: number;
  email: string;
  /** Takes the troubles of this round away. */
  mend: () => Promise<void>;
}

/** Makes a journey again and again in one browser; a failing round names the seed that brings it back. */
async function rounds(page: Page, name: string, journey: (round: Round) => Promise<void>): Promise<void> {
  const random = seededRandom(SEED);
  const heard = await hearWords(page);
  const paidBefore = new Set<string>();
  for (let number = 1; number <= ROUNDS; number += 1) {
    await test.step(`${name}: round ${number} of seed ${SEED}`, async () => {
      const mend = async () => {
        await make(page, 'processor well');
        await make(page, 'webhooks released');
        await page.context().setOffline(false);
      };
      const about = () => `round ${number} of PAYMENT_CUTS_SEED=${SEED}, heard ${JSON.stringify(heard())}`;
      await journey({ random, number, email: `buyer${number}@example.org`, mend }).catch((error: Error) => {
        error.message = `${about()}\n${error.message}`;
        throw error;
      });
      await mend();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(await newlyPaid(page, paidBefore), about()).toBe(1);
      expect(heard(), about()).toEqual([]);
    });
  }
}

async function begin(page: Page, { email }: Round): Promise<Visitor> {
  const visitor = await register(page, { email });
  await signInHere(page, visitor);
  return visitor;
}

const welcome = (page: Page) => page.getByRole('heading', { name: /^Welcome, / });

test(`${ROUNDS} payments whose answers are cut: nothing untrue is said, each is charged once, and all arrive`, async ({
  page,
  watch,
}) => {
  test.setTimeout(60_000 * (ROUNDS + 1));
  watch.allow(TROUBLE);
  await rounds(page, 'the answer to a payment is cut', async (round) => {
    const { random, mend } = round;
    await begin(page, round);
    if (random.next() < 0.7) await make(page, 'webhooks held');
    await page.goto('/subscribe');
    await fillInCard(page, SUCCEEDING_CARD);
    const trouble = random.oneOf<PanelStep>([
      'processor well',
      'processor slow',
      'processor failing',
      'processor busy',
    ]);
    await make(page, trouble);
    await cutConfirm(page, random);
    await cutLooks(page, random);
    await payButton(page).click();

    const notKnown = page.getByText(/We don’t know yet if it went through\. You won’t be charged twice\./);
    const notSoFar = page.getByText(/We haven’t seen a payment so far/);
    await expect(notKnown.or(notSoFar).or(welcome(page)).first()).toBeVisible(IN_THE_END);
    await mend();
    await expect(notSoFar.or(welcome(page)).first()).toBeVisible(IN_THE_END);
    // What was on its way may arrive in the moment in which the buyer presses again.
    if (await notSoFar.isVisible())
      await payButton(page)
        .click({ timeout: 3_000 })
        .catch(() => undefined);
    await expect(welcome(page)).toBeVisible(IN_THE_END);
  });
});

test(`${ROUNDS} buyers who open the page again in the worst moment are never told that nothing was charged`, async ({
  page,
  watch,
}) => {
  test.setTimeout(60_000 * (ROUNDS + 1));
  watch.allow(TROUBLE);
  await rounds(page, 'the page is opened again after paying', async (round) => {
    const { random, mend } = round;
    const isDisputed = await payUnheard(page, round);
    await make(page, random.oneOf<PanelStep>(['processor failing', 'processor busy', 'processor slow']));
    await cutLooks(page, random);
    if (random.next() < 0.3) await visitOffline(page);
    else await page.goto('/subscribe');
    if (random.next() < 0.5) await page.reload();
    await expect(safe(page).or(onHold(page)).or(confirming(page)).or(led(page)).first()).toBeVisible(IN_THE_END);
    await mend();
    if (!isDisputed) return expect(led(page).first()).toBeVisible(IN_THE_END);
    // The product may hear of the dispute only once it has let the buyer in; the next opening shows it.
    await expect(async () => {
      if (await led(page).first().isVisible()) await page.goto('/subscribe');
      await expect(onHold(page).or(safe(page)).first()).toBeVisible({ timeout: 5_000 });
    }).toPass(IN_THE_END);
  });
});

/** Pays while the product hears nothing of it; true if the buyer's bank takes the payment up at once. */
async function payUnheard(page: Page, round: Round): Promise<boolean> {
  const visitor = await begin(page, round);
  await page.goto('/subscribe');
  await expect(payButton(page)).toBeVisible();
  await make(page, 'webhooks held');
  const isDisputed = round.random.next() < 0.2;
  const sessionId = await payWithCard(page, visitor, SUCCEEDING_CARD, { isLookedUp: isDisputed });
  if (!isDisputed) return false;
  await make(page, 'webhooks released');
  await disputePayment(page, sessionId);
  return true;
}

/** The page that stands there looks for itself, and is opened again when there is a network. */
async function visitOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.goto('/subscribe').catch(() => undefined); // the kept app may not be there yet
  await page.context().setOffline(false);
  await page.goto('/subscribe');
}

const safe = (page: Page) => page.getByText(/Just paid?/);
const onHold = (page: Page) => page.getByText(/Your bank is checking an earlier payment/);
const confirming = (page: Page) => page.getByRole('heading', { name: 'We’re confirming your payment' });
const led = (page: Page) => welcome(page).or(page.getByText('Your Account'));

test(`${ROUNDS} guests who pay with the address of an account they have are led to that payment, not to another`, async ({
  page,
  product,
  watch,
}) => {
  test.setTimeout(60_000 * (ROUNDS + 1));
  watch.allow(TROUBLE);
  await rounds(page, 'a guest has an account', async (round) => {
    const { random, email, mend, number } = round;
    if (number % 20 === 0) await product.startAgain(); // so many accounts from one address are too many
    const owner = await register(page, { email });
    await page.goto('/help');
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await page.goto('/');
    await openHostedPage(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Name on card').fill('MAYA STONE');
    await fillInCard(page, SUCCEEDING_CARD);
    if (random.next() < 0.5) await make(page, 'webhooks held');
    await make(page, random.oneOf<PanelStep>(['processor well', 'processor slow', 'processor failing']));
    await cutLooks(page, random);
    await page.getByRole('button', { name: 'Pay £29.99' }).click();

    await expect(page).toHaveURL('/payment-success', IN_THE_END);
    await mend();
    const named = /If you already have an account, open the link we emailed you\./;
    await expect(page.getByText(named)).toBeVisible(IN_THE_END);
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/subscribe', IN_THE_END);
    await expect(page.getByText(`We have a payment for ${email}.`)).toBeVisible(IN_THE_END);

    const isSentAgain = random.next() < 0.5;
    if (isSentAgain) {
      await page.getByRole('button', { name: 'Send it again' }).click();
      await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible();
    }
    const mails = () => mailsTo(product, email, 'Is this payment yours?');
    await expect.poll(async () => (await mails()).length, IN_THE_END).toBe(isSentAgain ? 2 : 1);
    await page.goto(linkIn((await mails()).at(-1) ?? '', 'confirm-purchase'));
    await page.getByRole('button', { name: 'Confirm my purchase' }).click();
    await expect(page).toHaveURL('/step-onboarding', IN_THE_END);
  });
});
