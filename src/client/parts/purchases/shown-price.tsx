import { useEffect, useSyncExternalStore } from 'react';
import { readSite } from '#client/parts/site/use-site.ts';
import type { Site } from '#contract/site.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { followPrice, pagePence, shownPence, tellFirstPrice } from './told-price.ts';

/** While a page is pre-rendered; the server puts the price in force there whenever the page is asked for. */
const PLACE = '%PRICE%';

export function usePriceText(): string {
  const pence = useSyncExternalStore(subscribe, shownPence, whileHydrating);
  return pence === undefined ? PLACE : poundsText(pence);
}

/** Where nothing is pre-rendered. */
export const useShownPence = (): number => useSyncExternalStore(subscribe, shownPence);

const whileHydrating = () => (typeof document === 'undefined' ? undefined : pagePence());

/** For pages with parts that are never hydrated. */
export function useToldPrice(site: Site | undefined): void {
  useEffect(() => {
    if (site) tellFirstPrice(site);
  }, [site]);
}

function subscribe(listener: () => void): () => void {
  readSite().then(tellFirstPrice, () => undefined);
  return followPrice(listener);
}

/** The price in force, wherever it is printed. */
export const Price = () => <span data-price>{usePriceText()}</span>;
