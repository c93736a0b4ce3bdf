/*
 * Runs before the first paint of a page whose HTML is for visitors, and marks it where somebody is signed in, or has begun
 * to pay as a guest: the page's styles then hide what is not for them. Small enough to wait for.
 */
import './run-app.ts';

/** As in `parts/account/first-page-storage.ts`. */
const TOKEN_KEY = 'authToken';

/** What the address says of a buyer who came back, or has a code. */
const HAS_BEGUN = /[?&](cancelled|code)\b/;

if (HAS_BEGUN.test(location.search)) document.documentElement.dataset.payFirst = '';

try {
  if (localStorage.getItem(TOKEN_KEY)) document.documentElement.dataset.signedIn = '';
} catch {
  // No storage: nobody is signed in.
}
