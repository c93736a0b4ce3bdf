import { KEPT_WITH_PAGE } from '#client/browser/kept-with-page.ts';
import { isLostWithPage } from '#client/browser/stored-value.ts';
import { lastsOnlyWithPage } from '#client/member/store.ts';
import { TRIED_KEY } from '#client/parts/account/first-page-storage.ts';

/** Of a member's session, or of the one that a visitor tries. */
export const placeKept = (assurance = ''): string =>
  lastsOnlyWithPage() || isLostWithPage(TRIED_KEY)
    ? `${KEPT_WITH_PAGE}.`
    : `Your place is kept for 24 hours${assurance}.`;
