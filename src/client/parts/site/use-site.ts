import { useEffect, useState } from 'react';
import { callApi } from '#client/parts/server/api-client.ts';
import { SITE_PATH } from '#contract/paths.ts';
import type { Site } from '#contract/site.ts';

let known: Site | undefined;

/** Called by the renderer before a page is rendered, never in the browser. */
export function renderWithSite(site: Site | undefined): void {
  known = site;
}

export function useSite(): Site | undefined {
  const [site, setSite] = useState(known);
  useEffect(() => {
    let isWanted = true;
    readSite().then(
      (answer) => isWanted && setSite(answer),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return site;
}

/** Whether the reading has ended, well or not. */
export function useSiteAnswered(): boolean {
  const [answered, setAnswered] = useState(known !== undefined);
  useEffect(() => {
    const end = () => setAnswered(true);
    readSite().then(end, end);
  }, []);
  return answered;
}

// A plain call: the public screens do without the query library.

let answer: Promise<Site> | undefined;

/** Cached once it succeeds; retried after a failure. */
export function readSite(): Promise<Site> {
  answer ??= callApi<Site>(SITE_PATH).catch((error: unknown) => {
    answer = undefined;
    throw error;
  });
  return answer;
}

export type GuestWay = 'straight' | 'box_first';

/** How a visitor may pay before there is an account; undefined where none may. */
export function guestWayOf(site: Pick<Site, 'guestCheckout' | 'refundPolicy'> | undefined): GuestWay | undefined {
  if (!site?.guestCheckout) return undefined;
  return site.refundPolicy === 'statutory-waiver' ? 'box_first' : 'straight';
}
