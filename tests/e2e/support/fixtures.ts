import { test as base, type Page } from '@playwright/test';
import { type OpenProduct, openProduct } from './open-product.ts';
import { type ContextWatch, watchContext } from './watch-context.ts';

/**
 * Lets each visitor of a shared product come from an address of their own, as `register` does: one address may do
 * only so much.
 */
const TRUSTING = { TRUSTED_PROXIES: '127.0.0.1' };

interface JourneyFixtures {
  /** Settings this journey's product is started with: `test.use({ settings: { CHECKOUT_UI: 'hosted' } })`. */
  settings: Record<string, string>;
  /** What this journey's operator has written into `site.json`; left out, there is no such file. */
  siteFile: object | undefined;
  /** For a journey that stops the product, reads what it wrote, or names people of its own. */
  ownProduct: boolean;
  /** The product that all journeys of a worker share; one of this journey's own if any of the above is set. */
  product: OpenProduct;
  /** What the page must not cause; `watch.allow(/…/)` for what a journey causes on purpose. */
  watch: ContextWatch;
  /** Opens a page in a browser that shares nothing with `page`: another person, or another device. It is watched too. */
  openAnotherBrowser: (...alsoOurs: string[]) => Promise<Page>;
}

interface WorkerFixtures {
  sharedProduct: () => Promise<OpenProduct>;
}

/** Playwright's `test`, with the product running and every page watched: a journey with a finding fails at its end. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  settings: [{}, { option: true }],
  siteFile: [undefined, { option: true }],

  ownProduct: [false, { option: true }],

  sharedProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see that nothing is asked for.
    async ({}, use) => {
      let product: Promise<OpenProduct> | undefined;
      await use(() => {
        product ??= openProduct(TRUSTING);
        return product;
      });
      await (await product)?.close();
    },
    { scope: 'worker' },
  ],

  product: async ({ settings, siteFile, ownProduct, sharedProduct }, use, testInfo) => {
    const isOwn = ownProduct || siteFile !== undefined || Object.keys(settings).length > 0;
    const product = isOwn ? await openProduct(settings, siteFile) : await sharedProduct();
    await use(product);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('what the product said', { body: product.log() });
    if (isOwn) await product.close();
  },

  baseURL: async ({ product }, use) => use(product.address),

  watch: [
    async ({ context, product }, use) => {
      const watch = watchContext(context, product);
      await use(watch);
      failOnFindings(watch);
    },
    { auto: true },
  ],

  openAnotherBrowser: async ({ browser, product, contextOptions, viewport, serviceWorkers }, use) => {
    const watches: ContextWatch[] = [];
    await use(async (...alsoOurs) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        serviceWorkers,
        baseURL: product.address,
      });
      const watch = watchContext(context, product);
      for (const origin of alsoOurs) watch.alsoOurs(origin);
      watches.push(watch);
      return context.newPage();
    });
    for (const watch of watches) failOnFindings(watch);
  },
});

function failOnFindings(watch: ContextWatch): void {
  const findings = watch.findings();
  if (findings.length > 0) throw new Error(`The page caused what no page may:\n${findings.join('\n')}`);
}
