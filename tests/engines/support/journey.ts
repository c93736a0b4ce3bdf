import { test as base, inject } from 'vitest';
import { type OpenProduct, openProduct } from '#tests/e2e/support/open-product.ts';
import type { Driver } from './driver.ts';
import { type OpenFirefox, openFirefox } from './firefox.ts';
import { type Front, openFront } from './front.ts';
import { type EnginePage, openPage } from './page.ts';
import { openWebkit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'webkit' | 'firefox';
  }
}

/** Lets each visitor of the shared product come from an address of her own. */
const SETTINGS = { TRUSTED_PROXIES: '127.0.0.1' };
/** A phone; WebKit's window is not narrower than some 450 points. */
const PHONE = { width: 400, height: 860 };

interface Journey {
  product: OpenProduct;
  front: Front;
  page: EnginePage;
  /** A window that shares nothing with the others: another person, or another device. */
  openAnother: () => Promise<EnginePage>;
  /** What this journey causes on purpose. */
  allow: (pattern: RegExp) => void;
}

let product: Promise<OpenProduct> | undefined;
let firefox: Promise<OpenFirefox> | undefined;

export const ENGINE = inject('engine');

export async function openWindow(): Promise<Driver> {
  if (ENGINE === 'webkit') return openWebkit();
  firefox ??= openFirefox();
  return (await firefox).openWindow();
}

/** Ends what the journeys of a file share. */
export async function closeShared(): Promise<void> {
  await (await product)?.close();
  await (await firefox)?.close();
  product = undefined;
  firefox = undefined;
}

/** A journey on the engine of this run; one whose pages cause what no page may fails at its end. */
export const journey = base.extend<Journey & { allowed: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest wants to see that nothing is asked for.
  product: async ({}, use) => {
    product ??= openProduct(SETTINGS);
    await use(await product);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  allowed: async ({}, use) => use([]),
  allow: async ({ allowed }, use) => use((pattern) => allowed.push(pattern)),
  front: async ({ product, allowed }, use) => {
    const front = await openFront(product.address);
    await use(front);
    await front.close();
    failOnFindings(front, allowed);
  },
  page: async ({ front }, use) => {
    const page = await openPhone(front);
    await use(page);
    await page.close();
  },
  openAnother: async ({ product, allowed }, use) => {
    const opened: EnginePage[] = [];
    await use(async () => {
      const page = await openPhone(await openFront(product.address));
      opened.push(page);
      return page;
    });
    for (const page of opened) {
      await page.close();
      await page.front.close();
      failOnFindings(page.front, allowed);
    }
  },
});

async function openPhone(front: Front): Promise<EnginePage> {
  const driver = await openWindow();
  await driver.resize(PHONE.width, PHONE.height);
  return openPage(driver, front);
}

function failOnFindings({ findings }: Front, allowed: readonly RegExp[]): void {
  const bad = findings.filter((finding) => !allowed.some((pattern) => pattern.test(finding)));
  if (bad.length > 0) throw new Error(`The page caused what no page may:\n${bad.join('\n')}`);
}
