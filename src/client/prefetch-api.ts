/*
 * Runs before the first paint of the main app's page: shows the chosen appearance, says whether the page's waiting Home is
 * what will come, and asks for what Home needs while the app's code is still on its way. Small enough to wait for.
 */
import { AUTH_ME_PATH, dashboardPath } from '#contract/paths.ts';
import { authToken, isAuthenticated, storedUser, subscriptionStatus } from './platform/first-page-storage.ts';
import { prefetchApi } from './platform/prefetched-responses.ts';
import { applyTheme } from './platform/theme.ts';

applyTheme();

const token = authToken.read();
const user = storedUser.read();
if (token !== undefined && isAuthenticated.read() && user) {
  // Other views of the main app have the same address.
  if (location.search === '') document.documentElement.dataset.homeWaits = '';
  const isPaid = subscriptionStatus.read() === 'active';
  prefetchApi(token, isPaid ? [AUTH_ME_PATH, dashboardPath(user.id)] : [AUTH_ME_PATH]);
}
