import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { endSignIn } from '#client/parts/account/auth-calls.ts';
import { clearSignIn, useSignIn } from '#client/parts/account/current-sign-in.ts';
import { useHostedCheckout } from '#client/parts/purchases/hosted-checkout.ts';
import { OpensSoon } from '#client/parts/purchases/opens-soon.tsx';
import { paymentConfigQuery, paymentStandingQuery } from '#client/parts/purchases/payments-calls.ts';
import { AskSupport } from '#client/parts/site/ask-support.tsx';
import { paymentSuccessPath, SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { SiteFooter } from '#client/parts/site/site-links.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { PaymentConfig, PaymentStandingAnswer } from '#contract/payments.ts';
import { GIFT_ON_HOLD_TEXT } from '#domain/gifts/gift.ts';
import type { PaymentStanding } from '#domain/purchases/payment-standing.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { EmbeddedPayment } from './embedded-payment.tsx';
import styles from './hosted-payment.module.css';
import {
  AwaitingLinkNotice,
  buyerRefusal,
  explainStartFailure,
  meetRefusedBuyer,
  PaymentError,
} from './payment-error.tsx';
import { PaymentFormWaiting } from './payment-form-waiting.tsx';
import { PurchaseFrame } from './purchase-frame.tsx';
import { type OfferOfPage, useOffer } from './use-offer.tsx';
import { useReminder } from './use-reminder.tsx';
import { type StartAtOnce, useStartAtOnce } from './use-start-at-once.tsx';

const LOOK_AGAIN_MS = 5_000;

const NOT_KNOWN: PaymentStandingAnswer = { standing: 'unknown', isRecent: false, awaitsLink: false };

const UNSETTLED = new Set<PaymentStanding | undefined>(['unknown', 'confirming']);

/** How a payment ended that the server called made, and that gives no access after all. */
const ENDED_WORDS: Partial<Record<PaymentStanding, string>> = {
  nothing: 'The payment didn’t go through.',
  complete: 'That payment doesn’t open your access.',
};
const ON_HOLD = 'Your bank is checking an earlier payment. Your access is paused until that’s settled.';

function settledWords(money: PaymentStandingAnswer | undefined, hasPaid: boolean): string | undefined {
  if (money?.standing === 'on_hold') return money.isGift ? GIFT_ON_HOLD_TEXT : ON_HOLD;
  return hasPaid && money ? ENDED_WORDS[money.standing] : undefined;
}

export function PurchaseScreen() {
  const user = useSignIn()?.user;
  const { data: config, error } = useQuery(paymentConfigQuery());
  const { money, watch } = usePaymentStanding();
  const startAtOnce = useStartAtOnce(config?.refundPolicy === 'statutory-waiver');
  const offer = useOffer();
  const [failure, setFailure] = useState<string>();
  const [hasPaid, setHasPaid] = useState(false);
  const noteHasPaid = useCallback(() => setHasPaid(true), []);
  useLeadPaidBuyer(money);

  const problem = failure ?? (error ? explainStartFailure(error) : undefined);
  const settled = settledWords(money, hasPaid);
  const message = settled ?? problem;
  useEffect(() => {
    if (message !== undefined || hasPaid) watch();
  }, [message, hasPaid, watch]);

  if (!user) return null; // the buyer has just signed out
  if (settled === undefined && (hasPaid || money?.standing === 'confirming'))
    return <PaymentConfirming money={money} />;
  if (message !== undefined) return <PaymentError user={user} message={message} money={money} />;
  return (
    <PurchaseFrame user={user} config={config}>
      {money?.awaitsLink && <AwaitingLinkNotice email={user.email} />}
      <WayToPay
        config={config}
        mayPay={money !== undefined && money.standing !== 'paid'}
        startAtOnce={startAtOnce}
        offer={offer}
        onFailure={setFailure}
        onHasPaid={noteHasPaid}
      />
    </PurchaseFrame>
  );
}

interface WayToPayProps {
  config: PaymentConfig | undefined;
  mayPay: boolean;
  startAtOnce: StartAtOnce;
  offer: OfferOfPage;
  onFailure: (message: string) => void;
  onHasPaid: () => void;
}

function WayToPay(props: WayToPayProps) {
  const reminder = useReminder({ isGuest: false });
  if (props.config?.isOpen === false) return <OpensSoon />;
  return (
    <>
      {props.startAtOnce.box}
      {reminder.box}
      <FormToPay {...props} />
      {props.offer.box}
    </>
  );
}

function FormToPay({ config, mayPay, startAtOnce, offer, onFailure, onHasPaid }: WayToPayProps) {
  if (config?.checkoutUi === 'embedded') {
    return <EmbeddedPayment {...{ config, startAtOnce, offer, onFailure, onHasPaid }} />;
  }
  if (!config || !mayPay) return <PaymentFormWaiting />;
  return <HostedPayment startAtOnce={startAtOnce} offer={offer} onHasPaid={onHasPaid} />;
}

/** A payment of the last hour leads to the success page, an older one to the account. */
function useLeadPaidBuyer(money: PaymentStandingAnswer | undefined): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (money?.standing !== 'paid') return;
    if (money.isRecent && money.sessionId !== undefined) {
      navigate(paymentSuccessPath(money.sessionId), { replace: true });
    } else {
      const text = 'You already have an active subscription.';
      showToast({ kind: 'notice', title: 'Already subscribed', text });
      navigate(SCREEN_PATHS.account, { replace: true });
    }
  }, [money, navigate]);
}

/** Refetched while unknown or confirming, and after `watch`. */
function usePaymentStanding() {
  const [isWatched, setIsWatched] = useState(false);
  const { data, isError, refetch } = useQuery({
    ...paymentStandingQuery(),
    refetchInterval: ({ state }) =>
      isWatched || state.status === 'error' || UNSETTLED.has(state.data?.standing) ? LOOK_AGAIN_MS : false,
  });
  const watch = useCallback(() => {
    setIsWatched(true);
    void refetch();
  }, [refetch]);
  return { money: isError ? NOT_KNOWN : data, watch };
}

function PaymentConfirming({ money }: { money: PaymentStandingAnswer | undefined }) {
  const site = useSite();
  return (
    <StatusPage
      icon={<Spinner size="large" />}
      title="We’re confirming your payment"
      text="You don’t have to pay again. This page checks every few seconds. You can close it and come back."
      actions={
        <ButtonLink href={SCREEN_PATHS.settings} variant="outline">
          Account Settings
        </ButtonLink>
      }
      foot={<SiteFooter site={site} />}
    >
      <AskSupport site={site} reference={money?.reference} />
    </StatusPage>
  );
}

interface HostedPaymentProps {
  startAtOnce: StartAtOnce;
  offer: OfferOfPage;
  onHasPaid: () => void;
}

function HostedPayment({ startAtOnce, offer, onHasPaid }: HostedPaymentProps) {
  const [, navigate] = useLocation();
  const seenPence = offer.payPence;
  const { isBusy, start } = useHostedCheckout({
    start: { ...startAtOnce.start, ...offer.start, seenPence },
    onRefused(error) {
      if (offer.refused(error)) return true;
      const refusal = buyerRefusal(error);
      if (refusal) meetRefusedBuyer(refusal, onHasPaid);
      return refusal !== undefined;
    },
  });

  function signInAsSomebodyElse() {
    endSignIn();
    clearSignIn();
    navigate(SCREEN_PATHS.login);
  }

  return (
    <div className={styles.actions}>
      <Button
        variant="coral"
        size="large"
        block
        busy={isBusy}
        onClick={startAtOnce.isReady ? start : startAtOnce.demand}
      >
        {isBusy ? 'Processing...' : `Pay ${poundsText(seenPence)} - Get Lifetime Access`}
      </Button>
      <p className={styles.text}>You’ll pay on our card provider’s secure page, then come straight back.</p>
      <p className={styles.text}>Bought it with another account?</p>
      <Button variant="outline" block onClick={signInAsSomebodyElse}>
        Sign In
      </Button>
    </div>
  );
}
