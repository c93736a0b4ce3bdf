import { tellFirstPrice } from '#client/parts/purchases/told-price.ts';
import { readSite } from '#client/parts/site/use-site.ts';
import type { Site } from '#contract/site.ts';
import { formatCount } from '#domain/time/count-text.ts';

/** Puts in what may have changed since the server made the page, or since the device kept it; undefined without a network. */
export async function showSite(): Promise<Site | undefined> {
  const site = await readSite().catch(() => undefined);
  if (!site) return undefined;
  tellFirstPrice(site);
  for (const page of document.querySelectorAll<HTMLElement>('[data-refund-policy]'))
    page.dataset.refundPolicy = site.refundPolicy;
  for (const counts of document.querySelectorAll<HTMLElement>('[data-counts]')) showCounts(counts, site);
  return site;
}

function showCounts(counts: HTMLElement, site: Site): void {
  for (const place of counts.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = place.dataset.count === 'members' ? site.members : site.workouts;
    place.textContent = count === null ? '' : formatCount(count);
    place.parentElement?.toggleAttribute('hidden', count === null);
  }
  counts.hidden = site.members === null;
}
