import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { appName } from '#client/browser/app-name.ts';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { readGiftStanding } from '#client/parts/gifts/gifts-calls.ts';
import { OpensSoon } from '#client/parts/purchases/opens-soon.tsx';
import { paymentConfigQuery } from '#client/parts/purchases/payments-calls.ts';
import { Price } from '#client/parts/purchases/shown-price.tsx';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { SiteFooter } from '#client/parts/site/site-links.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { TextButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import type { GiftCheckout } from '#contract/gifts.ts';
import type { PaymentConfig } from '#contract/payments.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { CancelledGift, useCancelledGift } from './cancelled-notice.tsx';
import { GiftForm } from './gift-form.tsx';
import styles from './give-screen.module.css';
import { needsPageOfItsOwn } from './load-card-provider.ts';
import { PaymentFormWaiting } from './payment-form-waiting.tsx';
import { useOffer } from './use-offer.tsx';

const PaymentForm = lazyView(async () => (await import('./payment-form.tsx')).PaymentForm);

export function GiveScreen() {
  const signIn = useSignIn();
  const site = useSite();
  const { data: config } = useQuery(paymentConfigQuery());
  const offer = useOffer({ isGift: true });
  const [begun, setBegun] = useState<GiftCheckout>();
  const form = useRef<HTMLDivElement>(null);
  const [giftId, setGiftId] = useState<string>();
  const cancelled = useCancelledGift(giftId);
  const kept = typeof cancelled === 'object' ? (cancelled.form ?? undefined) : undefined;
  useEffect(() => {
    if (config && needsPageOfItsOwn(config, SCREEN_PATHS.give)) window.location.reload();
  }, [config]);

  function begin(checkout: GiftCheckout) {
    if (checkout.url !== null) return window.location.assign(checkout.url);
    setBegun(checkout);
    setGiftId(checkout.giftId ?? undefined);
  }

  /** What had the focus goes. */
  function change() {
    flushSync(() => setBegun(undefined));
    form.current?.focus();
  }

  const mayPay = config?.isOpen !== false;
  const clientSecret = begun?.clientSecret ?? undefined;
  return (
    <PageFrame title={`Give ${appName()}`} backHref={SCREEN_PATHS.landing} isWide={clientSecret === undefined}>
      <main className={styles.main}>
        {typeof cancelled === 'object' && <CancelledGift money={cancelled} />}
        <p className={styles.lead}>
          <Price />, once, for short workouts at home. You can have your money back until it’s opened.
        </p>
        {!mayPay && <OpensSoon />}
        {config?.mode === 'sandbox' && config.isOpen && <Notice tone="sun">Test mode: no real card is charged</Notice>}
        {cancelled && mayPay && (
          <div ref={form} tabIndex={-1} hidden={clientSecret !== undefined}>
            <GiftForm
              user={signIn?.user}
              ui={config?.checkoutUi ?? 'hosted'}
              isReady={!!config}
              offer={offer}
              kept={kept}
              onBegun={begin}
            />
          </div>
        )}
        {clientSecret === undefined && mayPay && <div className={styles.code}>{offer.box}</div>}
        {config && begun && clientSecret !== undefined && (
          <PayForGift config={config} checkout={{ ...begun, clientSecret }} onChange={change} />
        )}
      </main>
      <SiteFooter site={site} />
    </PageFrame>
  );
}

/** The form that had it is hidden. */
const takeFocus = (section: HTMLElement | null) => section?.focus();

interface PayForGiftProps {
  config: PaymentConfig;
  checkout: { sessionId: string; amountPence: number; clientSecret: string };
  onChange: () => void;
}

const NO_FORM = 'The payment form didn’t load. An ad blocker can cause that. You haven’t been charged.';

function PayForGift({ config, checkout: { sessionId, amountPence, clientSecret }, onChange }: PayForGiftProps) {
  const [isUnavailable, setIsUnavailable] = useState(false);
  return (
    <section ref={takeFocus} tabIndex={-1} aria-label="Payment" className={styles.main}>
      {isUnavailable && (
        <Notice tone="error" role="alert">
          {NO_FORM}
        </Notice>
      )}
      <Suspense fallback={<PaymentFormWaiting />}>
        <PaymentForm
          config={config}
          clientSecret={clientSecret}
          amountPence={amountPence}
          payLabel={`Pay ${poundsText(amountPence)} and give it`}
          readStanding={(signal) => readGiftStanding(sessionId, signal)}
          onUnavailable={() => setIsUnavailable(true)}
          onClosed={onChange}
        />
      </Suspense>
      <TextButton onClick={onChange}>Change the gift</TextButton>
    </section>
  );
}
