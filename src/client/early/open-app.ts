/*
 * Runs before the first paint of a page that members open the app at: shows the chosen appearance and what waits, on Home
 * the Home of before, and asks for what is needed while the app's code is still on its way. Small enough to wait for.
 */
import { stillAddress } from '#client/coach/strips.ts';
import {
  authToken,
  isAuthenticated,
  storedUser,
  subscriptionStatus,
} from '#client/parts/account/first-page-storage.ts';
import { hourNow, today } from '#client/parts/plan/calendar-now.ts';
import { showKeptHome } from '#client/parts/progress/kept-home.ts';
import { prefetchApi } from '#client/parts/server/prefetched-responses.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { applyTheme } from '#client/parts/stored/theme.ts';
import { AUTH_ME_PATH, dashboardPath, HOME_PICTURE_HEADER } from '#contract/paths.ts';
import './run-app.ts';

applyTheme();

const token = authToken.read();
const user = storedUser.read();
if (token !== undefined && isAuthenticated.read() && user) {
  // Other views of the main app have the same address.
  const isHome = location.pathname === SCREEN_PATHS.mainApp && location.search === '';
  if (isHome || location.pathname !== SCREEN_PATHS.mainApp) document.documentElement.dataset.early = '';
  const isPaid = subscriptionStatus.read() === 'active';
  if (isHome && isPaid) showKeptHome(user, { day: today(), hour: hourNow() });
  const dashboard = dashboardPath(user.id);
  const responses = prefetchApi(token, isPaid ? [AUTH_ME_PATH, dashboard] : [AUTH_ME_PATH]);
  if (isHome) responses[dashboard]?.then(preloadPicture, () => undefined);
}

/** The code that shows it comes later than the answer that names it. */
function preloadPicture({ headers }: Response) {
  const name = headers.get(HOME_PICTURE_HEADER);
  if (name === null) return;
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href: stillAddress(name) });
  document.head.append(link);
}
