import { addressAfterSignIn, wayInText } from '#client/parts/account/after-sign-in.ts';
import { currentSignIn, subscribeToSignIn } from '#client/parts/account/current-sign-in.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';

/**
 * Who is signed in and opens `/` by its address is sent into the app; who came from one of our own pages chose to be
 * here, and the page shows the way in. True if the browser is leaving.
 */
export function openForMember(leaveFor = (address: string) => location.replace(address)): boolean {
  if (currentSignIn() && location.pathname === SCREEN_PATHS.landing && !cameFromHere()) {
    leaveFor(addressAfterSignIn());
    return true;
  }
  showWayIn();
  subscribeToSignIn(showWayIn);
  return false;
}

const cameFromHere = () => document.referrer !== '' && new URL(document.referrer).origin === location.origin;

function showWayIn(): void {
  const signIn = currentSignIn();
  if (!signIn) return;
  for (const place of all('[data-signed-out]')) place.hidden = true;
  for (const place of all('[data-signed-in]')) place.hidden = false;
  for (const place of all('[data-first-name]')) place.textContent = signIn.user.firstName;
  const address = addressAfterSignIn();
  for (const link of links('[data-way-in] a')) {
    link.href = address;
    link.textContent = wayInText(signIn);
  }
  for (const link of links('[data-buy] a')) {
    const isMember = signIn.subscriptionStatus === 'active';
    link.href = isMember ? address : SCREEN_PATHS.subscribe;
    if (isMember) link.textContent = wayInText(signIn);
  }
}

const all = (marked: string) => document.querySelectorAll<HTMLElement>(marked);
const links = (marked: string) => document.querySelectorAll<HTMLAnchorElement>(marked);
