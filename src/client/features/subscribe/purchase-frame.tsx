import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLogOut } from '#client/parts/account/log-out.tsx';
import { MemberQuotes, RealCounts } from '#client/parts/site/member-quotes.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { SiteFooter } from '#client/parts/site/site-links.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { TextButton, TextLink } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { FoldList } from '#client/ui/fold-list.tsx';
import type { User } from '#contract/auth.ts';
import type { PaymentConfig } from '#contract/payments.ts';
import { CancelledNotice } from './cancelled-notice.tsx';
import { PayPage, RefundPromise } from './pay-page.tsx';
import { PricePanel } from './price-panel.tsx';
import styles from './purchase.module.css';
import { SafetyFirst } from './safety-first.tsx';

interface PurchaseFrameProps {
  user: User;
  config: PaymentConfig | undefined;
  children: ReactNode;
}

export function PurchaseFrame({ user, config, children }: PurchaseFrameProps) {
  const site = useSite();
  return (
    <PayPage
      title="Complete Your Purchase"
      offer={
        <>
          <CancelledNotice />
          <PricePanel />
          <RealCounts site={site} />
          <MemberQuotes site={site} />
        </>
      }
      foot={<SiteFooter site={site} />}
    >
      {config?.mode === 'sandbox' && config.isOpen && (
        <div className={styles.band}>
          <TestModeBand />
        </div>
      )}
      <SafetyFirst />
      {children}
      <RefundPromise policy={config?.refundPolicy}>
        Our card provider takes the payment. We never see your card number.
      </RefundPromise>
      <FoldList
        className={styles.others}
        folds={[{ title: 'Not you, or a gift?', content: <OtherWays user={user} /> }]}
      />
    </PayPage>
  );
}

function OtherWays({ user }: Pick<PurchaseFrameProps, 'user'>) {
  const logOut = useLogOut();
  return (
    <nav aria-label="Account" className={styles.links}>
      <TextLink href={SCREEN_PATHS.give}>Give it as a gift</TextLink>
      <TextLink href={SCREEN_PATHS.settings}>Account Settings</TextLink>
      <TextButton onClick={logOut}>Not {user.firstName}? Sign out</TextButton>
    </nav>
  );
}

function TestModeBand() {
  return (
    <Notice tone="sun" icon={<FlaskConical size={22} aria-hidden="true" />}>
      Test mode: no real card is charged
    </Notice>
  );
}
