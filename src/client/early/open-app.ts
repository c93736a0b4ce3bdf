/*
 * Runs before the first paint of the main app's page: shows the chosen appearance and the Home of before, and asks for
 * what Home needs while the app's code is still on its way. Small enough to wait for.
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
import { applyTheme } from '#client/parts/stored/theme.ts';
import { AUTH_ME_PATH, dashboardPath, HOME_PICTURE_HEADER } from '#contract/paths.ts';

applyTheme();

const token = authToken.read();
const user = storedUser.read();
if (token !== undefined && isAuthenticated.read() && user) {
  // Other views of the main app have the same address.
  if (location.search === '') {
    document.documentElement.dataset.early = '';
    showKeptHome(user, { day: today(), hour: hourNow() });
  }
  const isPaid = subscriptionStatus.read() === 'active';
  const dashboard = dashboardPath(user.id);
  const responses = prefetchApi(token, isPaid ? [AUTH_ME_PATH, dashboard] : [AUTH_ME_PATH]);
  if (location.search === '') responses[dashboard]?.then(preloadPicture, () => undefined);
}

/** The code that shows it comes later than the answer that names it. */
function preloadPicture({ headers }: Response) {
  const name = headers.get(HOME_PICTURE_HEADER);
  if (name === null) return;
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href: stillAddress(name) });
  document.head.append(link);
}
