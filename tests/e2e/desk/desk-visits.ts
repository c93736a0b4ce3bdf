import { expect, type Page } from '@playwright/test';
import type { OpenProduct } from '#tests/e2e/support/open-product.ts';
import type { ContextWatch } from '#tests/e2e/support/watch-context.ts';

/** Passkeys belong to a name, not to an address of digits. */
export const atLocalhost = ({ address }: OpenProduct) => address.replace('127.0.0.1', 'localhost');

export const printedAddress = (product: OpenProduct) => /become the owner, open: (\S+)/.exec(product.log())?.[1] ?? '';

/** A phone with a screen lock that says yes. */
export async function addScreenLock(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Opens the desk of a fresh product as Kate, with a passkey. */
export async function openDesk(page: Page, product: OpenProduct, watch: ContextWatch): Promise<string> {
  const desk = atLocalhost(product);
  watch.alsoOurs(desk);
  await addScreenLock(page);
  await page.goto(printedAddress(product));
  await page.getByLabel('Your first name').fill('Kate');
  await page.getByLabel('Your email').fill('kate@example.org');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('link', { name: 'I’ve written them down' }).click();
  await expect(page).toHaveURL(/\/desk\/setup$/);
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { name: 'Hello Kate' })).toBeVisible();
  return desk;
}

/** Presses an action, fills in what its question asks for, and says yes to it. */
export async function doAction(page: Page, name: RegExp, fill: Readonly<Record<string, string>> = {}) {
  await page.getByRole('button', { name }).first().click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Can it be undone?')).toBeVisible();
  for (const [label, value] of Object.entries(fill)) {
    const field = question.getByLabel(label);
    if (value === 'on') await field.check();
    else await field.fill(value);
  }
  await question.getByRole('button').last().click();
  await expect(question).toBeHidden();
}

/** A mail server that takes everything, on this machine. */
export async function giveMailServer(page: Page, url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  await page.getByLabel('Provider').selectOption('Another one');
  await page.getByLabel('Server', { exact: true }).fill(hostname);
  await page.getByLabel('Encryption').selectOption('STARTTLS (port 587)');
  await page.getByLabel('Port', { exact: true }).fill(port);
}

/** A secret is a field only once the operator asks for it. */
export async function giveSecret(page: Page, label: string, secret: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(Add|Replace): ${label}$`) }).click();
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toBeFocused();
  await field.fill(secret);
}

/** Publishes what members have the next time they open the app. */
export async function publishToMembers(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Publish ${name}` })
    .click();
  await expect(page.getByText('Published. Members have it the next time they open Home or a workout.')).toBeVisible();
}
