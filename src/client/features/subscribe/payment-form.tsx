import { CheckoutElementsProvider, PaymentElement, useCheckoutElements } from '@stripe/react-stripe-js/checkout';
import type { Appearance } from '@stripe/stripe-js';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import type { PaymentConfig, PaymentStandingAnswer } from '#contract/payments.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { loadCardProvider } from './load-card-provider.ts';
import styles from './payment-form.module.css';
import { PaymentFormWaiting } from './payment-form-waiting.tsx';
import { type ReadStanding, useCardPayment } from './use-card-payment.ts';

const COLOURS = {
  colorPrimary: '--primary',
  colorBackground: '--card',
  colorText: '--ink',
  colorTextSecondary: '--muted',
  colorTextPlaceholder: '--placeholder',
  colorDanger: '--err',
} as const;

interface PaymentFormProps extends Omit<CardFormProps, 'sessionId'> {
  config: PaymentConfig;
  clientSecret: string;
}

interface CardFormProps {
  sessionId: string;
  amountPence: number;
  onUnavailable: () => void;
  onClosed: (money: PaymentStandingAnswer) => void;
  /** Of what else is paid for here than the account. */
  readStanding?: ReadStanding;
  payLabel?: string;
}

export function PaymentForm({ config, clientSecret, ...callbacks }: PaymentFormProps) {
  const options = useMemo(() => ({ clientSecret, elementsOptions: { appearance: cardAppearance() } }), [clientSecret]);
  const provider = useMemo(() => loadCardProvider(config), [config]);
  return (
    <CheckoutElementsProvider stripe={provider} options={options}>
      <CardForm sessionId={sessionIdIn(clientSecret)} {...callbacks} />
    </CheckoutElementsProvider>
  );
}

const sessionIdIn = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

function CardForm({ sessionId, amountPence, onUnavailable, onClosed, readStanding, payLabel }: CardFormProps) {
  const elements = useCheckoutElements();
  const checkout = elements.type === 'success' ? elements.checkout : undefined;
  const isComplete = useRef(false);
  const { isBusy, word, pay } = useCardPayment(sessionId, checkout, onClosed, readStanding);
  const isUnavailable = elements.type === 'error';
  useEffect(() => {
    if (isUnavailable) onUnavailable();
  }, [isUnavailable, onUnavailable]);
  if (!checkout) return <PaymentFormWaiting />;

  function submit(event: FormEvent) {
    event.preventDefault();
    void pay(isComplete.current);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Card className={styles.card}>
        <PaymentElement
          options={{ layout: 'tabs' }}
          onChange={({ complete }) => {
            isComplete.current = complete;
          }}
        />
      </Card>
      {word !== undefined && (
        <Notice
          tone={word.tone}
          role="alert"
          icon={<CircleAlert size={22} aria-hidden="true" />}
          className={styles.problem}
        >
          {word.text}
        </Notice>
      )}
      <Button type="submit" variant="coral" size="large" block busy={isBusy}>
        {isBusy ? 'Processing...' : (payLabel ?? `Pay ${poundsText(amountPence)} - Get Lifetime Access`)}
      </Button>
    </form>
  );
}

/** The provider's fields are in a frame that cannot see our styles. */
function cardAppearance(): Appearance {
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      ...coloursNow(),
      borderRadius: '14px',
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: '16px',
    },
    rules: {
      '.Input': { borderColor: colourNow('--ctl') },
      '.Input--invalid': { borderColor: colourNow('--err') },
    },
  };
}

const coloursNow = () => Object.fromEntries(Object.entries(COLOURS).map(([name, token]) => [name, colourNow(token)]));

/** Resolves `light-dark()` of a token to `rgb(…)`. */
function colourNow(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
