import { test as base, type Page } from '@playwright/test';
import { type OpenProduct, openProduct } from './open-product.ts';
import { type ContextWatch, watchContext } from './watch-context.ts';

interface JourneyFixtures {
  /** Settings this journey's product is started with: `test.use({ settings: { CHECKOUT_UI: 'hosted' } })`. */
  settings: Record<string, string>;
  /** What this journey's operator has written into `site.json`; left out, there is no such file. */
  siteFile: object | undefined;
  /** A product of this journey's own, on an empty database. */
  product: OpenProduct;
  /** What the page must not cause; `watch.allow(/…/)` for what a journey causes on purpose. */
  watch: ContextWatch;
  /** Opens a page in a browser that shares nothing with `page`: another person, or another device. It is watched too. */
  openAnotherBrowser: () => Promise<Page>;
}

/** Playwright's `test`, with the product running and every page watched: a journey with a finding fails at its end. */
export const test = base.extend<JourneyFixtures>({
  settings: [{}, { option: true }],
  siteFile: [undefined, { option: true }],

  product: async ({ settings, siteFile }, use, testInfo) => {
    const product = await openProduct(settings, siteFile);
    await use(product);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('what the product said', { body: product.log() });
    await product.close();
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

  openAnotherBrowser: async ({ browser, product, contextOptions, viewport }, use) => {
    const watches: ContextWatch[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL: product.address });
      watches.push(watchContext(context, product));
      return context.newPage();
    });
    for (const watch of watches) failOnFindings(watch);
  },
});

function failOnFindings(watch: ContextWatch): void {
  const findings = watch.findings();
  if (findings.length > 0) throw new Error(`The page caused what no page may:\n${findings.join('\n')}`);
}
