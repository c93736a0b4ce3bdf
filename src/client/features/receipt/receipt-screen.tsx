import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { appName } from '#client/browser/app-name.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { dayAt } from '#client/parts/plan/calendar-now.ts';
import { ownPurchasesQuery } from '#client/parts/purchases/payments-calls.ts';
import { messageOf } from '#client/parts/server/api-client.ts';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import { settingsGroupPath } from '#client/parts/site/screen-paths.ts';
import { sellerText } from '#client/parts/site/site-links.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { Button } from '#client/ui/button.tsx';
import { Card, FactsList } from '#client/ui/card.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { User } from '#contract/auth.ts';
import type { OwnPurchase } from '#contract/own-purchases.ts';
import type { Site } from '#contract/site.ts';
import { poundsText, vatPercentOf, vatText } from '#domain/purchases/price.ts';
import { lastRefundDay, REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import { type CalendarDay, longDate } from '#domain/time/calendar-day.ts';
import styles from './receipt-screen.module.css';

export function ReceiptScreen() {
  const signIn = useSignIn();
  const site = useSite();
  const purchases = useQuery(ownPurchasesQuery());
  const [reference] = useState(() => new URLSearchParams(window.location.search).get('reference'));
  const receipts = purchases.data?.filter(({ hasReceipt }) => hasReceipt);
  const purchase = receipts?.find((each) => reference === null || each.reference === reference);
  if (!signIn) return null;
  return (
    <PageFrame title="Your receipt" backHref={settingsGroupPath('purchase')} className={styles.page}>
      <main className={styles.main}>
        {purchase && (
          <>
            <ReceiptPaper purchase={purchase} user={signIn.user} site={site} />
            <Button block className={styles.print} onClick={() => window.print()}>
              <Printer size={20} aria-hidden="true" />
              Print or save as PDF
            </Button>
          </>
        )}
        {!purchase && !receipts && !purchases.error && (
          <Card aria-busy="true">
            <p role="status" className="visually-hidden">
              Getting your receipt
            </p>
            <Skeleton className={styles.waiting} />
          </Card>
        )}
        {purchases.error && !receipts && (
          <Card role="alert">
            <p>{messageOf(purchases.error, 'We couldn’t load your receipt. Please try again.')}</p>
            <Button variant="outline" className={styles.again} onClick={() => void purchases.refetch()}>
              Try Again
            </Button>
          </Card>
        )}
        {receipts && !purchase && (
          <Card>
            <p>There’s no receipt with this reference in your account.</p>
          </Card>
        )}
      </main>
    </PageFrame>
  );
}

interface ReceiptPaperProps {
  purchase: OwnPurchase;
  user: User;
  site: Site | undefined;
}

function ReceiptPaper({ purchase, user, site }: ReceiptPaperProps) {
  const { amountPence, amountRefundedPence, offer, paidOn, reference } = purchase;
  const vatPercent = site && vatPercentOf(site);
  const facts = [
    { name: `${appName()}, lifetime access`, value: <span>{poundsText(amountPence)}</span> },
    ...(offer
      ? [
          {
            name: `Code ${offer.code}`,
            value: `${poundsText(offer.fullPence - amountPence)} off ${poundsText(offer.fullPence)}`,
          },
        ]
      : []),
    ...(vatPercent === undefined ? [] : [{ name: 'VAT', value: vatText(amountPence, vatPercent) }]),
    ...(paidOn === null ? [] : [{ name: 'Paid on', value: longDate(paidOn as CalendarDay) }]),
    ...(amountRefundedPence > 0 ? [{ name: 'Refunded', value: poundsText(amountRefundedPence) }] : []),
    { name: 'Reference', value: reference },
    { name: 'Bought by', value: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email },
    { name: 'Email', value: user.email },
  ];
  return (
    <Card className={styles.paper} aria-label={`Receipt ${reference}`}>
      <Logo />
      {site && <p className={styles.seller}>{`Sold by ${sellerText(site)}`}</p>}
      <FactsList facts={facts} className={styles.facts} />
      <RightToChange purchase={purchase} site={site} />
      {site?.paymentProvider === '' && <p className={styles.small}>Test mode: no real card was charged.</p>}
    </Card>
  );
}

function RightToChange({ purchase, site }: Omit<ReceiptPaperProps, 'user'>) {
  const { agreed, refund, paidOn } = purchase;
  if (agreed) {
    return (
      <p className={styles.small}>
        On {longDate(dayAt(agreed.at))}, before you paid, you agreed: “{agreed.text}”
      </p>
    );
  }
  if (paidOn === null || refund === 'returned') return null;
  const contact = site?.supportEmail ? `, or by email to ${site.supportEmail}` : '';
  return (
    <p className={styles.small}>
      You have {REFUND_WINDOW_DAYS} days to change your mind, until {longDate(lastRefundDay(paidOn as CalendarDay))}. Do
      it in your Account Settings{contact}.
    </p>
  );
}
