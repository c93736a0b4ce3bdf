import { type RefObject, useEffect } from 'react';
import { useLocation } from 'wouter';
import { currentSignIn } from '#client/parts/account/current-sign-in.ts';
import { shownPence } from '#client/parts/purchases/shown-price.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import type { GuestWay } from '#client/parts/site/use-site.ts';

/** Lets {@link useGuestPurchase} find the links in static markup. */
export const BUY_MARK = { 'data-buy': '' };

/** Progressive enhancement: the links keep their address for visitors without script and until the site's settings are known. */
export function useGuestPurchase(page: RefObject<HTMLElement | null>, way: GuestWay | undefined) {
  const [, navigate] = useLocation();
  useEffect(() => {
    const element = page.current;
    if (!element || !way) return undefined;

    let isBusy = false;
    async function buy(link: Element) {
      if (isBusy) return;
      isBusy = true;
      link.setAttribute('aria-busy', 'true');
      const { beginHostedCheckout } = await import('#client/parts/purchases/hosted-checkout.ts');
      if (await beginHostedCheckout({ start: { seenPence: shownPence() } })) return;
      stopWaiting();
    }

    function stopWaiting() {
      isBusy = false;
      for (const link of element?.querySelectorAll('[data-buy] a') ?? []) link.removeAttribute('aria-busy');
    }

    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('[data-buy] a') : null;
      if (!link || !isPlainClick(event) || currentSignIn()) return;
      event.preventDefault();
      if (way === 'box_first') navigate(SCREEN_PATHS.subscribe);
      else void buy(link);
    }

    // The back/forward cache restores the page in its busy state.
    const onShow = (event: PageTransitionEvent) => event.persisted && stopWaiting();

    element.addEventListener('click', onClick);
    window.addEventListener('pageshow', onShow);
    return () => {
      element.removeEventListener('click', onClick);
      window.removeEventListener('pageshow', onShow);
    };
  }, [page, way, navigate]);
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
