import { applyTheme } from '#client/parts/stored/theme.ts';
import { sellFromPage } from './guest-purchase.ts';
import { keepApp } from './keep-app.ts';
import { showSite } from './site-on-page.ts';
import { openForMember } from './way-in.ts';

/* The script of pages that are documents of their own: no component runs in them, and no library. */

applyTheme();
if (!openForMember()) {
  const site = showSite();
  sellFromPage(site);
  keepApp();
}
