import { navigate } from 'wouter/use-browser-location';
import { isPlainClick } from '#client/browser/plain-click.ts';
import { matchedRoute } from './route-match.ts';

/** Client-side navigation for links in static markup, which has no components. */
export function followPlainLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event) || !leadsInside(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}

function leadsInside(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return false;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return !(samePage && link.hash !== '') && matchedRoute(link.pathname) !== undefined;
}
