import { applyTheme } from '#client/parts/stored/theme.ts';
import { sellFromPage } from './guest-purchase.ts';
import { playFilm } from './hero-film.ts';
import { keepApp } from './keep-app.ts';
import { coverMissingPictures } from './missing-pictures.ts';
import { watchPriceBar } from './price-bar.ts';
import { showSite } from './site-on-page.ts';
import { openForMember } from './way-in.ts';

/* The script of pages that are documents of their own: no component runs in them, and no library. */

const openedAt = location.pathname;

applyTheme();
coverMissingPictures();
// An entry that the app has made before this page took its place.
window.addEventListener('popstate', () => location.pathname !== openedAt && location.reload());
if (!openForMember()) {
  const site = showSite();
  sellFromPage(site);
  watchPriceBar();
  playFilm();
  keepApp();
}
