import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useStartPayment } from '#client/api/payments.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import type { PaymentConfig } from '#contract/payments.ts';
import { explainStartFailure } from './explain-start-failure.ts';
import { isRefusedBuyer, leadAwayMember, leadAwayRefusedBuyer } from './lead-away-refused-buyer.ts';
import { needsPageOfItsOwn } from './load-card-provider.ts';
import { PaymentFormWaiting } from './payment-form-waiting.tsx';
import styles from './start-at-once-box.module.css';
import type { StartAtOnce } from './use-start-at-once.tsx';

/** The provider's code is large and of use only here, so it comes when the page is already readable. */
const PaymentForm = lazy(async () => ({ default: (await import('./payment-form.tsx')).PaymentForm }));

const NO_FORM = 'We could not load the payment form. An ad blocker can cause this.';

interface EmbeddedPaymentProps {
  config: PaymentConfig;
  startAtOnce: StartAtOnce;
  /** No payment could be begun, and why. */
  onFailure: (message: string) => void;
}

/** The way to pay with a card form in this page, in a document that may load the provider's code. */
export function EmbeddedPayment({ config, startAtOnce, onFailure }: EmbeddedPaymentProps) {
  const { isReady, start } = startAtOnce;
  const { agreedTo } = start;
  const { mutate: startPayment, data: started, error: startError } = useStartPayment();
  const [, navigate] = useLocation();
  const leadAway = useCallback(() => leadAwayMember(navigate), [navigate]);
  const noteFormUnavailable = useCallback(() => onFailure(NO_FORM), [onFailure]);

  useEffect(() => {
    if (needsPageOfItsOwn(config, SCREEN_PATHS.subscribe)) window.location.reload();
    else if (isReady) startPayment(agreedTo === undefined ? {} : { agreedTo });
  }, [config, isReady, agreedTo, startPayment]);

  useEffect(() => {
    if (isRefusedBuyer(startError)) leadAwayRefusedBuyer(startError, navigate);
    else if (startError) onFailure(explainStartFailure(startError));
  }, [startError, navigate, onFailure]);

  if (!isReady) return <p className={styles.next}>Tick the box, and the payment form opens here.</p>;
  if (!started) return <PaymentFormWaiting />;
  return (
    <Suspense fallback={<PaymentFormWaiting />}>
      <PaymentForm
        config={config}
        clientSecret={started.clientSecret}
        onUnavailable={noteFormUnavailable}
        onPaidElsewhere={leadAway}
      />
    </Suspense>
  );
}
