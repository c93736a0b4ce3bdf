import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentConfigQuery } from '#client/parts/purchases/payments-calls.ts';
import { ApiError, callApi } from '#client/parts/server/api-client.ts';
import { Card } from '#client/ui/card.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { CHECKOUT_REMINDER_PATH } from '#contract/paths.ts';
import type { CheckoutReminder } from '#contract/payments.ts';
import { CHECKOUT_REMINDER_TEXT, CHECKOUT_REMINDER_WORDING } from '#domain/emails/newsletter-series.ts';
import styles from './start-at-once-box.module.css';

const GUEST_REFUSED = 'We couldn’t save your email, so we won’t write to you. Tick again to try another, or just pay.';
const MEMBER_REFUSED = 'We couldn’t save that. You can still pay.';

/** A box, never ticked before, for one email about a payment that is not finished; nothing depends on it. */
export function useReminder({ isGuest }: { isGuest: boolean }) {
  const { data: config } = useQuery(paymentConfigQuery());
  const [isTicked, setIsTicked] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [email, setEmail] = useState('');

  function tick(isWanted: boolean) {
    setIsTicked(isWanted);
    setIsRefused(false);
    if (!isGuest) void tell({ isWanted });
  }

  /** False where it was refused: the box shows what is kept. */
  async function tell(asked: Asked): Promise<boolean> {
    const isKept = await isTold(asked);
    if (isKept) return true;
    setIsTicked(!asked.isWanted);
    setIsRefused(true);
    return false;
  }

  return {
    /** Before a guest leaves for the payment page, which would not wait for it; false to have a refusal read first. */
    async keep(): Promise<boolean> {
      if (!isGuest || !isTicked || email.trim() === '') return true;
      return tell({ isWanted: true, email: email.trim() });
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
        {isRefused && (
          <p role="alert" className={styles.problem}>
            {isGuest ? GUEST_REFUSED : MEMBER_REFUSED}
          </p>
        )}
      </Card>
    ),
  };
}

type Asked = Omit<CheckoutReminder, 'wording'>;

/** A payment goes on without an answer, which says nothing of what is kept. */
const isTold = (asked: Asked): Promise<boolean> =>
  callApi(CHECKOUT_REMINDER_PATH, { method: 'POST', body: { ...asked, wording: CHECKOUT_REMINDER_WORDING } }).then(
    () => true,
    (error) => !(error instanceof ApiError) || error.status >= 500,
  );
