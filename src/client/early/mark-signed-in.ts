/*
 * Runs before the first paint of a page whose HTML is for visitors, and marks it where somebody is signed in: the
 * page's styles then hide what is not for them. Small enough to wait for, and without imports. /
 */

/** As in `parts/account/first-page-storage.ts`. */
const TOKEN_KEY = 'authToken';

try {
  if (localStorage.getItem(TOKEN_KEY)) document.documentElement.dataset.signedIn = '';
} catch {
  // No storage: nobody is signed in.
}
