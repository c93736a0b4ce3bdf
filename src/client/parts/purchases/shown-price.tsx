import { useEffect, useSyncExternalStore } from 'react';
import { callApi } from '#client/parts/server/api-client.ts';
import { readSite } from '#client/parts/site/use-site.ts';
import { SITE_PATH } from '#contract/paths.ts';
import type { Site } from '#contract/site.ts';
import { poundsText, STANDARD_PRICE_PENCE } from '#domain/purchases/price.ts';

/** While a page is pre-rendered; the server puts the price in force there whenever the page is asked for. */
const PLACE = '%PRICE%';

const listeners = new Set<() => void>();
let told: number | undefined;

const pagePence = (): number =>
  Number(document.querySelector<HTMLMetaElement>('meta[name="price"]')?.content) || STANDARD_PRICE_PENCE;

/** In pence: the server’s latest, else that of the built page. */
export const shownPence = (): number => told ?? pagePence();

/** A cached page may hold an older price; static markup is patched too. */
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
    // A later answer wins.
    ({ pricePence }) => told === undefined && tellPrice(pricePence),
    () => undefined,
  );
  return () => listeners.delete(listener);
}

/** The price in force, wherever it is printed. */
export const Price = () => <span data-price>{usePriceText()}</span>;
