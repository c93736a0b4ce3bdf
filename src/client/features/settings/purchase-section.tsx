import { useMutation, useQuery } from '@tanstack/react-query';
import { Mail, MailOpen, ReceiptText, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSignIn } from '#client/parts/account/use-sign-in.ts';
import { ownPurchasesQuery, sendReceiptAgain } from '#client/parts/purchases/own-purchases-calls.ts';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { receiptPath, SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { useSite } from '#client/parts/site/use-site.ts';
import { IconTile } from '#client/ui/card.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { OwnPurchase } from '#contract/own-purchases.ts';
import type { Site } from '#contract/site.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { type CalendarDay, longDate } from '#domain/time/calendar-day.ts';
import styles from './profile-form.module.css';
import { PurchaseNote } from './purchase-note.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

const FAILURE_WORDS = { fallback: 'Please try again', needsConnection: 'Sending an email needs a connection.' };

export function PurchaseSection() {
  const purchases = usePurchases();
  const site = useSite();
  if (!purchases.data) return null;
  return (
    <SettingsSection title={purchases.data.length > 1 ? 'Your purchases' : 'Your purchase'}>
      <Rows>
        <ListRow
          lead={<IconTile icon={MailOpen} tone="coral" />}
          title="Gifts"
          detail="Give Fit in 30, or look after what you gave"
          href={SCREEN_PATHS.givenGifts}
        />
      </Rows>
      {purchases.data.length === 0 && <p className={styles.note}>Nothing has been bought with this account.</p>}
      {purchases.data.map((purchase) => (
        <BoughtThing key={purchase.id} purchase={purchase} site={site} />
      ))}
    </SettingsSection>
  );
}

/** Refunds happen elsewhere: refetched when access changes and when the page is shown again. */
function usePurchases() {
  const access = useSignIn()?.subscriptionStatus;
  const purchases = useQuery({ ...ownPurchasesQuery(), refetchOnWindowFocus: true });
  const { refetch } = purchases;
  const knownAccess = useRef(access);
  useEffect(() => {
    if (knownAccess.current === access) return;
    knownAccess.current = access;
    void refetch();
  }, [access, refetch]);
  return purchases;
}

function BoughtThing({ purchase, site }: { purchase: OwnPurchase; site: Site | undefined }) {
  const [isAsking, setIsAsking] = useState(false);
  const { reference, hasReceipt, refund, refundUntil } = purchase;
  return (
    <div className={styles.form}>
      <p className={styles.note}>{boughtText(purchase)}</p>
      <PurchaseNote purchase={purchase} site={site} />
      {(hasReceipt || refund === 'open') && (
        <Rows>
          {hasReceipt && (
            <ListRow
              lead={<IconTile icon={ReceiptText} tone="sky" />}
              title="Show the receipt"
              detail="To print, or to save as a PDF"
              href={receiptPath(reference)}
            />
          )}
          {hasReceipt && <SendReceiptRow purchaseId={purchase.id} />}
          {refund === 'open' && refundUntil !== null && (
            <ListRow
              lead={<IconTile icon={Undo2} tone="sun" />}
              title="Ask for a refund"
              detail={`You can change your mind until ${longDate(refundUntil as CalendarDay)}`}
              onClick={() => setIsAsking(true)}
            />
          )}
        </Rows>
      )}
      <RefundDialog open={isAsking} onClose={() => setIsAsking(false)} purchase={purchase} site={site} />
    </div>
  );
}

function boughtText({ amountPence, paidOn, reference }: OwnPurchase): string {
  const paid = amountPence === 0 ? '' : `, ${poundsText(amountPence)}`;
  const day = amountPence === 0 || paidOn === null ? '' : `, paid on ${longDate(paidOn as CalendarDay)}`;
  return `Lifetime access${paid}${day}. Reference ${reference}.`;
}

function SendReceiptRow({ purchaseId }: { purchaseId: string }) {
  const send = useMutation({
    mutationFn: () => sendReceiptAgain(purchaseId),
    onSuccess: ({ message }) => showToast({ title: 'Receipt sent', text: message }),
    onError: (error) =>
      showToast({ kind: 'destructive', title: 'Receipt not sent', text: refusalText(error, FAILURE_WORDS) }),
  });
  return (
    <ListRow
      lead={<IconTile icon={Mail} tone="sky" />}
      title="Send the receipt again"
      detail="To the email address of this account"
      onClick={() => {
        if (!send.isPending) send.mutate();
      }}
    />
  );
}
