import type { ReactNode } from 'react';
import { EmailLink } from '#client/parts/site/email-link.tsx';
import type { OwnPurchase } from '#contract/own-purchases.ts';
import type { Site } from '#contract/site.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { lastRefundDay, REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import { type CalendarDay, longDate } from '#domain/time/calendar-day.ts';
import styles from './profile-form.module.css';

export function PurchaseNote({ purchase, site }: { purchase: OwnPurchase; site: Site | undefined }) {
  const note = noteOn(purchase, <EmailLink address={site?.supportEmail} />);
  return note && <p className={styles.note}>{note}</p>;
}

function noteOn({ status, refund, ...purchase }: OwnPurchase, us: ReactNode): ReactNode {
  switch (refund) {
    case 'open':
      return status === 'revoked' && <>We have closed your access. Your right to a refund stays.</>;
    case 'over':
      return (
        <>
          The {REFUND_WINDOW_DAYS} days for changing your mind ended{endOf(purchase.paidOn)}. If something is not right,
          write to {us}: we read every message.
        </>
      );
    case 'waived':
      return (
        <>
          You asked for access at once, so the {REFUND_WINDOW_DAYS} days for changing your mind ended when it began. If
          something is not right, write to {us}: we read every message.
        </>
      );
    case 'returned':
      return <>{poundsText(purchase.amountRefundedPence)} went back to the card you paid with.</>;
    case 'with_bank':
      return status === 'lost' ? (
        <>Your bank has taken this payment back. If you did not mean that, write to {us}.</>
      ) : (
        <>
          Your bank is looking into this payment, so access is on hold until it has decided. If you did not mean that,
          tell your bank and write to {us}.
        </>
      );
    case 'nothing_paid':
      return <>Your access is a present. Nothing was paid, and nothing is to pay.</>;
    case 'not_arrived':
      return <>Your payment is on its way. Access opens as soon as it is here, and you will get an email.</>;
    case 'in_review':
      return <>We are looking at this payment ourselves. If you are waiting for us, write to {us}.</>;
  }
}

const endOf = (paidOn: string | null) =>
  paidOn === null ? '' : ` on ${longDate(lastRefundDay(paidOn as CalendarDay))}`;
