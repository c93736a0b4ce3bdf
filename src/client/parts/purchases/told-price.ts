import { callApi } from '#client/parts/server/api-client.ts';
import { SITE_PATH } from '#contract/paths.ts';
import type { Site } from '#contract/site.ts';
import { poundsText, STANDARD_PRICE_PENCE } from '#domain/purchases/price.ts';

const listeners = new Set<() => void>();
let told: number | undefined;

/** In pence, as the server has put it into the page. */
export const pagePence = (): number =>
  Number(document.querySelector<HTMLMetaElement>('meta[name="price"]')?.content) || STANDARD_PRICE_PENCE;

/** In pence: the server’s latest, else that of the built page. */
export const shownPence = (): number => told ?? pagePence();

/** A cached page may hold an older price; markup that no component owns is patched too. */
export function tellPrice(pence: number): void {
  told = pence;
  const text = poundsText(pence);
  for (const place of document.querySelectorAll('[data-price]')) {
    if (place.textContent !== text) place.textContent = text;
  }
  for (const listener of listeners) listener();
}

/** A later answer wins. */
export const tellFirstPrice = ({ pricePence }: Pick<Site, 'pricePence'>): void => {
  if (told === undefined) tellPrice(pricePence);
};

export const tellPriceAnew = (): Promise<void> =>
  callApi<Site>(SITE_PATH).then(
    ({ pricePence }) => tellPrice(pricePence),
    () => undefined,
  );

export function followPrice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
