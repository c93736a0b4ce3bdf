import { useEffect, useSyncExternalStore } from 'react';
import { readSite } from '#client/api/site.ts';
import { callApi } from '#client/platform/api-client.ts';
import { SITE_PATH } from '#contract/paths.ts';
import type { Site } from '#contract/site.ts';
import { poundsText, STANDARD_PRICE_PENCE } from '#domain/price.ts';

/** While a page is pre-rendered; the server puts the price in force there whenever the page is asked for. */
const PLACE = '%PRICE%';

const listeners = new Set<() => void>();
let told: number | undefined;

const pagePence = (): number =>
  Number(document.querySelector<HTMLMetaElement>('meta[name="price"]')?.content) || STANDARD_PRICE_PENCE;

/** In pence: as the server has said last, or as the page was when it was made. */
export const shownPence = (): number => told ?? pagePence();

/** A page that the device keeps may tell an older price: what is never hydrated is put right, too. */
export function tellPrice(pence: number): void {
  told = pence;
  const text = poundsText(pence);
  for (const place of document.querySelectorAll('[data-price]')) {
    if (place.textContent !== text) place.textContent = text;
  }
  for (const listener of listeners) listener();
}

export function usePriceText(): string {
  const pence = useSyncExternalStore(subscribe, shownPence, whileHydrating);
  return pence === undefined ? PLACE : poundsText(pence);
}

/** Where nothing is pre-rendered. */
export const useShownPence = (): number => useSyncExternalStore(subscribe, shownPence);

const whileHydrating = () => (typeof document === 'undefined' ? undefined : pagePence());

/** The server has said that it is another by now. */
export const tellPriceAnew = (): Promise<void> =>
  callApi<Site>(SITE_PATH).then(
    ({ pricePence }) => tellPrice(pricePence),
    () => undefined,
  );

/** For pages with parts that are never hydrated. */
export function useToldPrice(site: Site | undefined): void {
  useEffect(() => {
    if (site && told === undefined) tellPrice(site.pricePence);
  }, [site]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  readSite().then(
    // What was said since is newer.
    ({ pricePence }) => told === undefined && tellPrice(pricePence),
    () => undefined,
  );
  return () => listeners.delete(listener);
}
