import { CheckoutElementsProvider, PaymentElement, useCheckoutElements } from '@stripe/react-stripe-js/checkout';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { readSignedInUser } from '#client/api/auth.ts';
import { Button } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { PaymentConfig } from '#contract/payments.ts';
import { priceText } from '#domain/price.ts';
import { cardAppearance } from './card-appearance.ts';
import { loadCardProvider } from './load-card-provider.ts';
import styles from './payment-form.module.css';
import { PaymentFormWaiting } from './payment-form-waiting.tsx';

const CHECK_DETAILS = 'Please check your payment details and try again.';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

interface PaymentFormProps extends CardFormProps {
  config: PaymentConfig;
  clientSecret: string;
}

interface CardFormProps {
  /** The provider's form could not be loaded. */
  onUnavailable: () => void;
  /** The payment was refused because she has paid in another tab or on another device. */
  onPaidElsewhere: () => void;
}

/** The card provider's form inside ours. Card details go from the browser to the provider and never to us. */
export function PaymentForm({ config, clientSecret, ...callbacks }: PaymentFormProps) {
  const options = useMemo(() => ({ clientSecret, elementsOptions: { appearance: cardAppearance() } }), [clientSecret]);
  const provider = useMemo(() => loadCardProvider(config), [config]);
  return (
    <CheckoutElementsProvider stripe={provider} options={options}>
      <CardForm {...callbacks} />
    </CheckoutElementsProvider>
  );
}

function CardForm({ onUnavailable, onPaidElsewhere }: CardFormProps) {
  const elements = useCheckoutElements();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isUnavailable = elements.type === 'error';
  useEffect(() => {
    if (isUnavailable) onUnavailable();
  }, [isUnavailable, onUnavailable]);
  if (elements.type !== 'success') return <PaymentFormWaiting />;
  const { checkout } = elements;

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    const failure = await confirmed(checkout);
    if (failure === undefined) return; // the browser is on its way to the next page
    if (await hasPaid()) return onPaidElsewhere();
    setProblem(failure);
    setIsBusy(false);
    showToast({ kind: 'destructive', title: 'Payment failed', text: failure });
  }

  return (
    <form onSubmit={pay} noValidate>
      <Card className={styles.card}>
        <PaymentElement options={{ layout: 'tabs' }} />
      </Card>
      {problem !== undefined && (
        <Notice
          tone="error"
          role="alert"
          icon={<CircleAlert size={22} aria-hidden="true" />}
          className={styles.problem}
        >
          {problem}
        </Notice>
      )}
      <Button type="submit" variant="coral" size="large" block busy={isBusy}>
        {isBusy ? 'Processing...' : `Pay ${priceText()} - Get Lifetime Access`}
      </Button>
    </form>
  );
}

async function hasPaid(): Promise<boolean> {
  const user = await readSignedInUser().catch(() => undefined);
  return user?.subscriptionStatus === 'active';
}

/** Why the payment was refused; nothing if the provider took it. */
async function confirmed(checkout: { confirm: () => Promise<unknown> }): Promise<string | undefined> {
  try {
    const result = (await checkout.confirm()) as { type: string; error?: { message?: string } };
    return result.type === 'error' ? result.error?.message || CHECK_DETAILS : undefined;
  } catch {
    return UNEXPECTED;
  }
}
