import { test as base, inject } from 'vitest';
import { type OpenProduct, openProduct } from '#tests/e2e/support/open-product.ts';
import type { Engine } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { type Front, openFront } from './front.ts';
import { type EnginePage, openPage } from './page.ts';
import { openWebkit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: keyof typeof ENGINES;
  }
}

const ENGINES = { webkit: openWebkit, firefox: openFirefox };

/** Lets each visitor of the shared product come from an address of their own. */
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

/** A journey on the engine of this run; one whose pages cause what no page may fails at its end. */
export const journey = base.extend<Journey & { engine: Engine; allowed: RegExp[] }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest wants to see that nothing is asked for.
    async ({}, use) => {
      const product = await openProduct(SETTINGS);
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const engine = await ENGINES[inject('engine')]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  allowed: async ({}, use) => use([]),
  allow: async ({ allowed }, use) => use((pattern) => allowed.push(pattern)),
  front: async ({ product, allowed }, use) => {
    const front = await openFront(product.address);
    await use(front);
    await front.close();
    failOnFindings(front, allowed);
  },
  page: async ({ engine, front }, use) => {
    const page = await openPhone(engine, front);
    await use(page);
    await page.close();
  },
  openAnother: async ({ engine, product, allowed }, use) => {
    const opened: EnginePage[] = [];
    await use(async () => {
      const page = await openPhone(engine, await openFront(product.address));
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

async function openPhone(engine: Engine, front: Front): Promise<EnginePage> {
  const driver = await engine.openWindow();
  await driver.resize(PHONE.width, PHONE.height);
  return openPage(driver, front);
}

function failOnFindings({ findings }: Front, allowed: readonly RegExp[]): void {
  const bad = findings.filter((finding) => !allowed.some((pattern) => pattern.test(finding)));
  if (bad.length > 0) throw new Error(`The page caused what no page may:\n${bad.join('\n')}`);
}
