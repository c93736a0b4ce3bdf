import { useRef } from 'react';
import { MemberQuotes } from '#client/components/member-quotes.tsx';
import { RealCounts } from '#client/components/real-counts.tsx';
import { useSite } from '#client/components/use-site.ts';
import { staticIsland } from '#client/platform/static-island.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader, MAIN_PART_ID } from './landing-header.tsx';
import styles from './landing-screen.module.css';
import { guestWayOf, useGuestPurchase } from './use-guest-purchase.ts';

const Offer = staticIsland(async () => (await import('./offer.tsx')).Offer);
const Questions = staticIsland(async () => (await import('./questions.tsx')).Questions);

export function LandingScreen() {
  const page = useRef<HTMLDivElement>(null);
  const site = useSite();
  useGuestPurchase(page, guestWayOf(site));
  return (
    <div ref={page} className={styles.page} data-refund-policy={site?.refundPolicy}>
      <LandingHeader />
      <main id={MAIN_PART_ID} tabIndex={-1}>
        <Offer />
        <RealCounts site={site} />
        <MemberQuotes site={site} />
        <Questions />
      </main>
      <LandingFooter site={site} />
    </div>
  );
}
