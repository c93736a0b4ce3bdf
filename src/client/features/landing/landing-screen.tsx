import { useRef } from 'react';
import { staticIsland } from '#client/browser/static-island.tsx';
import { guestWayOf } from '#client/parts/purchases/guest-way.ts';
import { useToldPrice } from '#client/parts/purchases/shown-price.ts';
import { MemberQuotes } from '#client/parts/site/member-quotes.tsx';
import { RealCounts } from '#client/parts/site/real-counts.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader, MAIN_PART_ID } from './landing-header.tsx';
import styles from './landing-screen.module.css';
import { useGuestPurchase } from './use-guest-purchase.ts';

const Hero = staticIsland(async () => (await import('./hero.tsx')).Hero);
const LandingOffer = staticIsland(async () => (await import('./landing-offer.tsx')).LandingOffer);
const PriceBar = staticIsland(async () => (await import('./price-bar.tsx')).PriceBar);
const Questions = staticIsland(async () => (await import('./questions.tsx')).Questions);

export function LandingScreen() {
  const page = useRef<HTMLDivElement>(null);
  const site = useSite();
  useToldPrice(site);
  useGuestPurchase(page, guestWayOf(site));
  return (
    <div ref={page} className={styles.page} data-refund-policy={site?.refundPolicy}>
      <LandingHeader />
      <main id={MAIN_PART_ID} tabIndex={-1}>
        <Hero />
        <div className={styles.afterHero}>
          <LandingOffer />
          <RealCounts site={site} />
          <MemberQuotes site={site} />
          <Questions />
          <PriceBar />
        </div>
      </main>
      <LandingFooter site={site} />
    </div>
  );
}
