import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { ownPurchasesQuery } from '#client/api/own-purchases.ts';
import { PageFrame } from '#client/components/page-frame.tsx';
import { useSite } from '#client/components/use-site.ts';
import { messageOf } from '#client/platform/api-client.ts';
import { settingsGroupPath } from '#client/platform/screen-paths.ts';
import { useSession } from '#client/platform/use-session.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';
import styles from './receipt-screen.module.css';

export function ReceiptScreen() {
  const session = useSession();
  const site = useSite();
  const purchases = useQuery(ownPurchasesQuery());
  const [reference] = useState(() => new URLSearchParams(window.location.search).get('reference'));
  const receipts = purchases.data?.filter(({ hasReceipt }) => hasReceipt);
  const purchase = receipts?.find((each) => reference === null || each.reference === reference);
  if (!session) return null;
  return (
    <PageFrame title="Your receipt" backHref={settingsGroupPath('purchase')} className={styles.page}>
      <main className={styles.main}>
        {purchase && (
          <>
            <ReceiptPaper purchase={purchase} user={session.user} site={site} />
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
            <p>{messageOf(purchases.error, 'Your receipt could not be loaded. Please try again.')}</p>
            <Button variant="outline" className={styles.again} onClick={() => void purchases.refetch()}>
              Try Again
            </Button>
          </Card>
        )}
        {receipts && !purchase && (
          <Card>
            <p>There is no receipt by this reference in your account.</p>
          </Card>
        )}
      </main>
    </PageFrame>
  );
}
