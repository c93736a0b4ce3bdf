import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { useStartPayment } from '#client/parts/purchases/payments-calls.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Notice } from '#client/ui/card.tsx';
import type { PaymentConfig, PaymentStandingAnswer } from '#contract/payments.ts';
import { needsPageOfItsOwn } from './load-card-provider.ts';
import { buyerRefusal, explainStartFailure, meetRefusedBuyer } from './payment-error.tsx';
import formStyles from './payment-form.module.css';
import { PaymentFormWaiting } from './payment-form-waiting.tsx';
import styles from './start-at-once-box.module.css';
import type { OfferOfPage } from './use-offer.tsx';
import type { StartAtOnce } from './use-start-at-once.tsx';

/** The provider's code is large: loaded after the page is readable. */
const PaymentForm = lazyView(async () => (await import('./payment-form.tsx')).PaymentForm);

const NO_FORM = 'The payment form didn’t load. An ad blocker can cause that.';

interface EmbeddedPaymentProps {
  config: PaymentConfig;
  startAtOnce: StartAtOnce;
  offer: OfferOfPage;
  onFailure: (message: string) => void;
  onHasPaid: () => void;
}

export function EmbeddedPayment({ config, startAtOnce, offer, onFailure, onHasPaid }: EmbeddedPaymentProps) {
  const isReady = startAtOnce.isReady && offer.isKnown;
  const { agreedTo } = startAtOnce.start;
  const { offerCode } = offer.start;
  const seenPence = offer.payPence;
  const { mutate: startPayment, data: started, error: startError } = useStartPayment();
  const [closed, setClosed] = useState<PaymentStandingAnswer>();
  const noteFormUnavailable = useCallback(() => onFailure(NO_FORM), [onFailure]);
  const begin = useCallback(
    () =>
      startPayment({
        ...(agreedTo !== undefined && { agreedTo }),
        ...(offerCode !== undefined && { offerCode }),
        seenPence,
      }),
    [agreedTo, offerCode, seenPence, startPayment],
  );

  useEffect(() => {
    if (needsPageOfItsOwn(config, SCREEN_PATHS.subscribe)) window.location.reload();
    else if (isReady) begin();
  }, [config, isReady, begin]);

  const refused = useRef(offer.refused);
  useEffect(() => {
    refused.current = offer.refused;
  });
  useEffect(() => {
    if (startError && refused.current(startError)) return;
    const refusal = buyerRefusal(startError);
    if (refusal) meetRefusedBuyer(refusal, onHasPaid);
    else if (startError) onFailure(explainStartFailure(startError));
  }, [startError, onHasPaid, onFailure]);

  function beginAnew(money: PaymentStandingAnswer) {
    setClosed(money);
    begin();
  }

  if (!startAtOnce.isReady) return <p className={styles.next}>Tick the box to open the payment form.</p>;
  if (!started) return <PaymentFormWaiting />;
  return (
    <Suspense fallback={<PaymentFormWaiting />}>
      {closed && <BegunAnew money={closed} />}
      <PaymentForm
        key={started.clientSecret}
        config={config}
        clientSecret={started.clientSecret}
        amountPence={started.amountPence}
        onUnavailable={noteFormUnavailable}
        onClosed={beginAnew}
      />
    </Suspense>
  );
}

/** A checkout expires after a day, or is ended from another tab. */
function BegunAnew({ money: { standing } }: { money: PaymentStandingAnswer }) {
  return (
    <Notice tone="sun" role="status" className={formStyles.begunAnew}>
      That checkout expired, so we’ve opened a new one. {standing === 'nothing' && 'You haven’t been charged. '}
      Please enter your card again.
    </Notice>
  );
}
