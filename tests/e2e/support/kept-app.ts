import type { BrowserContext, Page } from '@playwright/test';
import { keyPictureAddress, posesAddress, stripAddress } from '#client/coach/strips.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';

/** What a page says on its console when it asks for something and there is no network. */
export const NO_NETWORK =
  /net::ERR_(INTERNET_DISCONNECTED|FAILED|ADDRESS_UNREACHABLE)|error occurred when fetching the script/;

/** Enough for some two hundred files on a machine that does other things too. */
export const INSTALL_LIMIT_MS = 60_000;

/** The worker of the first visit has taken everything in, and answers for this page. */
export async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === 'activated', undefined, {
    timeout: INSTALL_LIMIT_MS,
  });
}

/** A window in a browser whose worker is not running, as after the phone was switched on. */
export async function coldStart(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
  return page;
}

/** The addresses that the worker keeps on this device. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

/** Addresses of the coach's pictures that are kept. */
export const picturesKept = async (page: Page): Promise<string[]> =>
  (await keptAddresses(page)).filter((path) => path.startsWith('/coach/')).toSorted();

/** Addresses of all of them. */
export const picturesOfClips = (): string[] =>
  Object.keys(NAMED_CLIPS)
    .flatMap((name) => [stripAddress(name), posesAddress(name) ?? [], keyPictureAddress(name) ?? []])
    .flat()
    .toSorted();

/** Addresses of pictures in the page that could not be shown. Those that are still far away are not asked for yet. */
export const brokenPictures = (page: Page): Promise<string[]> =>
  page
    .locator('img')
    .evaluateAll((images) =>
      images
        .filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0)
        .map((image) => image.getAttribute('src') ?? ''),
    );

/** Every text that is kept, in one. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      for (const answer of await (await caches.open(name)).matchAll()) texts.push(await answer.text());
    }
    return texts.join('\n');
  });
