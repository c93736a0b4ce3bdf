import { isPlainClick } from '#client/browser/navigation.ts';
import { currentSignIn } from '#client/parts/account/current-sign-in.ts';
import { shownPence } from '#client/parts/purchases/told-price.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { guestWayOf } from '#client/parts/site/use-site.ts';
import type { Site } from '#contract/site.ts';

/** The links keep their address until the site's settings are known, and for visitors without script. */
export function sellFromPage(site: Promise<Site | undefined>): void {
  let way: ReturnType<typeof guestWayOf>;
  void site.then((answer) => {
    way = guestWayOf(answer);
  });

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-buy] a') : null;
    if (!link || way === undefined || !isPlainClick(event) || currentSignIn()) return;
    event.preventDefault();
    if (way === 'box_first') location.assign(SCREEN_PATHS.subscribe);
    else if (!link.ariaBusy) void buy(link);
  });

  // The back/forward cache restores the page in its busy state.
  window.addEventListener('pageshow', ({ persisted }) => persisted && setBusy(false));
}

async function buy(link: HTMLAnchorElement): Promise<void> {
  setBusy(true);
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
  for (const link of document.querySelectorAll('[data-buy] a')) link.ariaBusy = isBusy ? 'true' : null;
}

/** Beside the pressed link. */
function say(link: HTMLElement, text: string): void {
  const place = link.parentElement?.querySelector('[role="alert"]');
  if (place) place.textContent = text;
}
