import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentConfigQuery } from '#client/parts/purchases/payments-calls.ts';
import { callApi } from '#client/parts/server/api-client.ts';
import { Card } from '#client/ui/card.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { CHECKOUT_REMINDER_PATH } from '#contract/paths.ts';
import type { CheckoutReminder } from '#contract/payments.ts';
import { CHECKOUT_REMINDER_TEXT, CHECKOUT_REMINDER_WORDING } from '#domain/emails/newsletter-series.ts';
import styles from './start-at-once-box.module.css';

/** A box, never ticked before, for one email about a payment that is not finished; nothing depends on it. */
export function useReminder({ isGuest }: { isGuest: boolean }) {
  const { data: config } = useQuery(paymentConfigQuery());
  const [isTicked, setIsTicked] = useState(false);
  const [email, setEmail] = useState('');

  function tick(isWanted: boolean) {
    setIsTicked(isWanted);
    if (!isGuest) void tell({ isWanted });
  }

  return {
    /** Before a guest leaves for the payment page, which would not wait for it. */
    async keep(): Promise<void> {
      if (isGuest && isTicked && email.trim() !== '') await tell({ isWanted: true, email: email.trim() });
    },
    box: config?.asksToRemind && (
      <Card className={styles.box}>
        <CheckRow label={CHECKOUT_REMINDER_TEXT} checked={isTicked} onChange={({ target }) => tick(target.checked)} />
        {isGuest && isTicked && (
          <TextField
            label="Your email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Card>
    ),
  };
}

/** A payment goes on without it. */
const tell = (asked: Omit<CheckoutReminder, 'wording'>) =>
  callApi(CHECKOUT_REMINDER_PATH, { method: 'POST', body: { ...asked, wording: CHECKOUT_REMINDER_WORDING } }).catch(
    () => undefined,
  );
