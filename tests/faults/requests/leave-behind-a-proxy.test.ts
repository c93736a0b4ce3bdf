import { expect, test } from 'vitest';
import { READY_PATH, SITE_PATH } from '#contract/paths.ts';
import { openProduct } from '#tests/e2e/support/open-product.ts';

test('a server behind a proxy says first that it is leaving, and answers whoever is still sent', async () => {
  const product = await openProduct({ TRUSTED_PROXIES: '127.0.0.1' });
  const stopped = product.stop();
  await expect.poll(async () => (await fetch(product.address + READY_PATH)).status).toBe(503);
  expect((await fetch(product.address + SITE_PATH)).status).toBe(200);
  expect(await stopped).toBe(0);
  await product.close();
});
