import { expect, type Locator, type Page } from '@playwright/test';
import { AUTH_LOGIN_PATH } from '#contract/paths.ts';
import { createAccount, fillInAccount, signIn } from '#tests/e2e/account/auth-forms.ts';
import { SUCCEEDING_CARD } from '#tests/e2e/paying/card-form.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import {
  chooseStepGoal,
  payWithCard,
  recordWorkout,
  register,
  signInHere,
  subscribe,
} from '#tests/e2e/support/visitors.ts';

test.use({ ownProduct: true });

const NOT_CHARGED = 'You haven’t been charged. Trying again can’t charge you twice.';

const ACCOUNT = { firstName: 'Maya', lastName: 'Stone', email: 'maya@example.org', password: 'three random words' };

/** Each would do something if it were taken for anything but text. */
const HOSTILE = {
  script: '<script>alert(1)</script><img src=x onerror=alert(2)>',
  sql: `Robert'); DROP TABLE account; -- " OR 1=1`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: not a template of ours
  template: '{{constructor.constructor("alert(3)")()}} ${7*7} <%= 7*7 %>',
  rightToLeft: '\u202Egnp.tnuocca\u202C אמא',
  fourBytes: '👩🏽‍🍼 𝒜𝓃𝓃𝒶 𠮷',
};

test.beforeEach(async ({ page }) => {
  page.on('dialog', () => {
    throw new Error('Something that was typed has been executed.');
  });
});

test('a registration that lacks something says what, beside the field, and makes no account', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await isRefused(firstName(page), 'Enter your first name.');
  await isRefused(email(page), 'Enter your email address.');
  await isRefused(password(page), 'Enter your password.');
  await expect(firstName(page)).toBeFocused();

  await refuses(page, { firstName: 'x'.repeat(81) }, firstName(page), 'Keep it to 80 characters.');
  await refuses(page, { lastName: 'x'.repeat(81) }, page.getByLabel(/^last name/i), 'Keep it to 80 characters.');
  await refuses(page, { email: 'maya@example' }, email(page), 'That doesn’t look like an email address.');
  await refuses(page, { email: `${'x'.repeat(250)}@example.org` }, email(page), 'Keep it to 254 characters.');
  await refuses(page, { password: '12345' }, password(page), 'Use at least 6 characters.');
  await refuses(page, { password: 'x'.repeat(129) }, password(page), 'Keep it to 128 characters.');
  await refuses(page, { password: 'password' }, password(page), 'That’s one of the most used passwords');

  await expect(page).toHaveURL('/register');
  const { email: address, password: words } = ACCOUNT;
  const answer = await page.request.post(AUTH_LOGIN_PATH, { data: { email: address, password: words } });
  expect(answer.status()).toBe(401);
});

test('an address that is taken is refused with what was typed still there', async ({ page }) => {
  await register(page, { email: ACCOUNT.email });
  await page.goto('/register');
  await createAccount(page, { ...ACCOUNT, firstName: 'Second', email: ' MAYA@example.org' });
  const toast = page.getByRole('region', { name: /Notifications/ });
  await expect(toast.getByText('Registration failed')).toBeVisible();
  await isRefused(email(page), 'You already have an account with this email. Sign in instead.');
  await expect(firstName(page)).toHaveValue('Second');
});

test('a sign-in that fails says so and gives nothing away', async ({ page }) => {
  await register(page, { email: ACCOUNT.email });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await isRefused(email(page), 'Enter your email address.');
  await isRefused(password(page), 'Enter your password.');

  const wrong = /That email or password isn’t right./;
  for (const address of [ACCOUNT.email, 'nobody@example.org', `'or''='@example.org`]) {
    await signIn(page, { email: address, password: `' OR '1'='1` });
    const toast = page.getByRole('region', { name: /Notifications/ });
    await expect(toast.getByText('Login failed')).toBeVisible();
    await expect(toast.getByText(wrong)).toBeVisible();
    expect(await page.getByText(wrong).filter({ visible: true }).count()).toBe(1);
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await expect(toast.getByText('Login failed')).toHaveCount(0);
    await expect(page.getByText(/^Email and password don’t match/)).toBeVisible();
  }

  const guess = { email: ACCOUNT.email, password: 'another guess' };
  for (let tries = 0; tries < 10; tries += 1) await page.request.post(AUTH_LOGIN_PATH, { data: guess });
  await signIn(page, ACCOUNT);
  await expect(page.getByText(/Too many tries. Wait \d+ minutes?, then try again./).first()).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('hostile text is shown as it was typed, wherever it shows', async ({ page, watch }) => {
  watch.allow(/\/workout\/%3Cscript/); // no such page
  await page.goto('/register');
  await createAccount(page, {
    ...ACCOUNT,
    firstName: HOSTILE.script,
    lastName: HOSTILE.sql,
    password: HOSTILE.fourBytes,
  });
  await expect(page).toHaveURL('/subscribe');
  await page.getByText('Not you, or a gift?').click();
  await expect(page.getByText(`Not ${HOSTILE.script}? Sign out`)).toBeVisible();

  const token = await page.evaluate(() => localStorage.authToken as string);
  const user = await page.evaluate(() => JSON.parse(localStorage.user as string));
  const visitor = { token, user, password: HOSTILE.fourBytes };
  await payWithCard(page, visitor, SUCCEEDING_CARD);
  await recordWorkout(page, visitor, 1, { notes: `${HOSTILE.script}\n${HOSTILE.rightToLeft} ${HOSTILE.template}` });
  await page.goto('/dashboard');
  await expect(page.getByText(`${HOSTILE.script} ${HOSTILE.sql}`)).toBeVisible();
  await page.goto('/dashboard-full');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${HOSTILE.script.slice(0, 19)}…`);
  await page.goto('/dashboard-full?tab=workouts&view=history');
  await expect(page.getByText(HOSTILE.template)).toBeVisible();

  await page.goto('/settings');
  await saveNames(page, HOSTILE.template, HOSTILE.rightToLeft);
  await saveNames(page, HOSTILE.fourBytes, HOSTILE.sql);
  for (const address of ['/workout/<script>alert(4)</script>', '/dashboard-full?tab=<img src=x onerror=alert(5)>']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('settings keep what was saved when new details are refused', async ({ page }) => {
  await subscribe(page, { email: 'omar@example.org' });
  await signInHere(page, await register(page, { email: ACCOUNT.email }));
  await page.goto('/settings');
  await saveIsRefused(page, page.getByLabel('First Name'), '', 'Enter your first name.');
  await saveIsRefused(page, page.getByLabel('First Name'), 'x'.repeat(81), 'Keep it to 80 characters.');
  await page.getByLabel('First Name').fill('Maya');
  await saveIsRefused(page, page.getByLabel('Email Address'), 'no address', 'That doesn’t look like an email address.');
  await saveIsRefused(
    page,
    page.getByLabel('Email Address'),
    'omar@example.org',
    'Enter your password.',
    password(page),
  );
  await saveIsRefused(page, password(page), 'not my password', 'password', password(page));
  await expect(page.getByText('Error saving settings')).toBeVisible();
  await saveIsRefused(
    page,
    password(page),
    ACCOUNT.password,
    'Another account already uses this email.',
    page.getByLabel('Email Address'),
  );

  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Maya');
  await expect(page.getByLabel('Email Address')).toHaveValue('maya@example.org');
});

test('a payment form that cannot be loaded or started says no more about money than is known', async ({
  page,
  watch,
}) => {
  watch.allow(/\/sandbox\/stripe\.js|\/api\/payment\/create-intent/);
  await signInHere(page, await register(page));

  await answerIntent(page, 500, '');
  await page.goto('/subscribe');
  await showsPaymentError(page, 'Failed to initialize payment. Please try again.', NOT_CHARGED);
  await answerIntent(page, 429, JSON.stringify({ message: 'Too many requests. Please try again in 7 seconds.' }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await showsPaymentError(page, 'Too many requests. Please try again in 7 seconds.', NOT_CHARGED);
  await page.unroute('**/api/payment/create-intent');

  await page.route('**/sandbox/stripe.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Try Again' }).click();
  const withOpenCheckout = /^Just paid?/;
  await showsPaymentError(page, 'The payment form didn’t load. An ad blocker can cause that.', withOpenCheckout);
  await page.unroute('**/sandbox/stripe.js');

  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('progress that cannot be loaded is said so, and comes when it can', async ({ page, watch }) => {
  watch.allow(/\/dashboard:/);
  const member = await chooseStepGoal(page, await subscribe(page), 7_000);
  await signInHere(page, member);
  const dashboard = `**/api/users/${member.user.id}/dashboard`;
  await page.route(dashboard, (route) =>
    route.fulfill({ status: 503, json: { message: 'Later', code: 'unavailable' } }),
  );
  await page.goto('/dashboard-full');
  await expect(page.getByText('We couldn’t load your progress')).toBeVisible();

  await page.unroute(dashboard);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('of 7,000')).toBeVisible();
});

const firstName = (page: Page) => page.getByLabel(/^first name/i);
const email = (page: Page) => page.getByLabel(/^email/i);
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });

async function isRefused(field: Locator, reason: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(reason.replaceAll(/[.?]/g, '\\$&')));
}

async function refuses(page: Page, change: Partial<typeof ACCOUNT>, field: Locator, reason: string): Promise<void> {
  await fillInAccount(page, { ...ACCOUNT, ...change });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await isRefused(field, reason);
}

async function saveNames(page: Page, first: string, last: string): Promise<void> {
  await page.getByLabel('First Name').fill(first);
  await page.getByLabel('Last Name').fill(last);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your profile has been updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue(first);
  await expect(page.getByLabel('Last Name')).toHaveValue(last);
}

async function saveIsRefused(page: Page, field: Locator, text: string, reason: string, refused = field) {
  await field.fill(text);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await isRefused(refused, reason);
}

async function answerIntent(page: Page, status: number, body: string): Promise<void> {
  await page.unroute('**/api/payment/create-intent');
  await page.route('**/api/payment/create-intent', (route) =>
    route.fulfill({ status, body, contentType: 'application/json' }),
  );
}

async function showsPaymentError(page: Page, message: string, aboutMoney: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Payment Error' })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText(aboutMoney)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
}
