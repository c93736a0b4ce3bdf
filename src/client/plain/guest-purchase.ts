import { isPlainClick } from '#client/browser/navigation.ts';
import { currentSignIn } from '#client/parts/account/current-sign-in.ts';
import { shownPence } from '#client/parts/purchases/told-price.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { guestWayOf } from '#client/parts/site/use-site.ts';
import type { Site } from '#contract/site.ts';

/** The links keep their address for visitors without script, and where the site's settings cannot be had. */
export function sellFromPage(site: Promise<Site | undefined>): void {
  for (const link of buyLinks())
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event) || currentSignIn()) return;
      event.preventDefault();
      if (!link.ariaBusy) void lead(link, site);
    });

  // The back/forward cache restores the page in its busy state.
  window.addEventListener('pageshow', ({ persisted }) => persisted && setBusy(false));
}

const buyLinks = () => document.querySelectorAll<HTMLAnchorElement>('[data-buy] a');

async function lead(link: HTMLAnchorElement, site: Promise<Site | undefined>): Promise<void> {
  setBusy(true);
  const way = guestWayOf(await site);
  if (way === 'straight') await buy(link);
  else location.assign(way === 'box_first' ? SCREEN_PATHS.subscribe : link.href);
}

async function buy(link: HTMLAnchorElement): Promise<void> {
  say(link, '');
  const { problemOfStart, startHostedCheckout } = await import('#client/parts/purchases/checkout-calls.ts');
  try {
    const { url } = await startHostedCheckout({ seenPence: shownPence() });
    location.assign(url);
  } catch (error) {
    const { title, text } = await problemOfStart(error);
    setBusy(false);
    say(link, `${title}: ${text}`);
  }
}

function setBusy(isBusy: boolean): void {
  for (const link of buyLinks()) link.ariaBusy = isBusy ? 'true' : null;
}

/** Beside the pressed link. */
function say(link: HTMLElement, text: string): void {
  const place = link.parentElement?.querySelector('[role="alert"]');
  if (place) place.textContent = text;
}
