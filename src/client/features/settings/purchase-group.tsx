import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, CircleAlert, Mail, MailOpen, ReceiptText, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { appName } from '#client/browser/app-name.ts';
import { readSignedInUser } from '#client/parts/account/auth-calls.ts';
import { updateUser, useSignIn } from '#client/parts/account/current-sign-in.ts';
import { askForRefund, ownPurchasesQuery, sendReceiptAgain } from '#client/parts/purchases/payments-calls.ts';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { EmailLink } from '#client/parts/site/outside-link.tsx';
import { receiptPath, SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { useSite } from '#client/parts/site/use-site.ts';
import { Button, ButtonLink, ButtonStack } from '#client/ui/button.tsx';
import { IconTile, Notice } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { AlertDialog } from '#client/ui/dialog.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { OwnPurchase } from '#contract/own-purchases.ts';
import type { Site } from '#contract/site.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { lastRefundDay, REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import { type CalendarDay, longDate } from '#domain/time/calendar-day.ts';
import styles from './profile-form.module.css';
import { SettingsSection } from './settings-section.tsx';

const RECEIPT_FAILURE = { fallback: 'Please try again', needsConnection: 'You need a connection for that.' };

export function PurchaseSection() {
  const purchases = usePurchases();
  const site = useSite();
  if (!purchases.data) return null;
  return (
    <SettingsSection title={purchases.data.length > 1 ? 'Your purchases' : 'Your purchase'}>
      {purchases.data.length === 0 && <p className={styles.note}>You haven’t bought anything with this account.</p>}
      {purchases.data.map((purchase) => (
        <BoughtThing key={purchase.id} purchase={purchase} site={site} />
      ))}
      <Rows className={styles.gifts}>
        <ListRow
          lead={<IconTile icon={MailOpen} />}
          title="Gifts"
          detail={`Give ${appName()}, or see the gifts you’ve sent`}
          href={SCREEN_PATHS.givenGifts}
        />
      </Rows>
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
              lead={<IconTile icon={ReceiptText} />}
              title="Show the receipt"
              detail="Print it, or save it as a PDF"
              href={receiptPath(reference)}
            />
          )}
          {hasReceipt && <SendReceiptRow purchaseId={purchase.id} />}
          {refund === 'open' && refundUntil !== null && (
            <ListRow
              lead={<IconTile icon={Undo2} />}
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
      showToast({ kind: 'destructive', title: 'The receipt didn’t send', text: refusalText(error, RECEIPT_FAILURE) }),
  });
  return (
    <ListRow
      lead={<IconTile icon={Mail} />}
      title="Email the receipt again"
      detail="To the email on this account"
      onClick={() => {
        if (!send.isPending) send.mutate();
      }}
    />
  );
}

export function SubscriptionSection({ isActive }: { isActive: boolean }) {
  return (
    <SettingsSection title="Your access">
      {isActive ? (
        <p className={styles.note}>One payment, lifetime access. Nothing else to pay.</p>
      ) : (
        <>
          <p className={styles.note}>Your account isn’t active. You can still change your details.</p>
          <ButtonLink href={SCREEN_PATHS.subscribe} variant="coral" block>
            Subscribe Now
          </ButtonLink>
        </>
      )}
    </SettingsSection>
  );
}

export function SubscriptionState({ isActive }: { isActive: boolean }) {
  if (!isActive) return <Chip tone="err">Inactive</Chip>;
  return (
    <Chip tone="ok">
      <Check size={14} strokeWidth={3} aria-hidden="true" />
      Paid
    </Chip>
  );
}

function PurchaseNote({ purchase, site }: { purchase: OwnPurchase; site: Site | undefined }) {
  const note = noteOn(purchase, <EmailLink address={site?.supportEmail} />);
  return note && <p className={styles.note}>{note}</p>;
}

function noteOn({ status, refund, ...purchase }: OwnPurchase, us: ReactNode): ReactNode {
  switch (refund) {
    case 'open':
      return status === 'revoked' && <>We’ve ended your access. You can still have your refund.</>;
    case 'over':
      return (
        <>
          Your {REFUND_WINDOW_DAYS} days to change your mind ended{endOf(purchase.paidOn)}. If something’s not right,
          email {us}. We read every message.
        </>
      );
    case 'waived':
      return (
        <>
          You asked for access straight away. That ended your {REFUND_WINDOW_DAYS} days to change your mind. If
          something’s not right, email {us}. We read every message.
        </>
      );
    case 'returned':
      return <>We’ve refunded {poundsText(purchase.amountRefundedPence)} to the card you paid with.</>;
    case 'with_bank':
      return status === 'lost' ? (
        <>Your bank has taken this payment back. Didn’t mean that? Email {us}.</>
      ) : (
        <>
          Your bank is looking into this payment, so your access is paused until it decides. Didn’t mean that? Tell your
          bank, and email {us}.
        </>
      );
    case 'nothing_paid':
      return <>It’s a gift. There’s nothing to pay.</>;
    case 'not_arrived':
      return <>Your payment is on its way. We’ll open your access and email you as soon as it’s here.</>;
    case 'in_review':
      return <>We’re looking at this payment ourselves. Waiting for us? Email {us}.</>;
  }
}

const endOf = (paidOn: string | null) =>
  paidOn === null ? '' : ` on ${longDate(lastRefundDay(paidOn as CalendarDay))}`;

interface RefundDialogProps {
  open: boolean;
  onClose: () => void;
  purchase: OwnPurchase;
  site: Site | undefined;
}

const REFUND_FAILURE = { fallback: 'Please try again', needsConnection: 'You need to be online to ask for a refund.' };

function RefundDialog({ open, onClose, purchase, site }: RefundDialogProps) {
  const refund = useRefund(purchase.id, site, onClose);
  const left = poundsText(purchase.amountPence - purchase.amountRefundedPence);
  const close = () => {
    if (refund.isPending) return;
    refund.reset();
    onClose();
  };
  return (
    <AlertDialog
      open={open}
      onClose={close}
      title="Want a refund?"
      text={`That’s fine, and you don’t have to say why. We’ll send ${left} back to the card you paid with. Your access ends straight away. We’ll keep your workouts and steps${keptFor(site)}, in case you come back.`}
    >
      {refund.error && (
        <Notice tone="error" role="alert" icon={<CircleAlert size={22} aria-hidden="true" />}>
          {refusalText(refund.error, REFUND_FAILURE)}
        </Notice>
      )}
      <ButtonStack>
        <Button variant="outline" block onClick={close}>
          Keep my access
        </Button>
        <Button variant="danger" block busy={refund.isPending} onClick={() => refund.mutate()}>
          {refund.isPending ? 'Sending it back' : `Refund ${left}`}
        </Button>
      </ButtonStack>
    </AlertDialog>
  );
}

function useRefund(purchaseId: string, site: Site | undefined, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => askForRefund(purchaseId),
    onSuccess: ({ refund, amountRefundedPence }) => {
      const bank = site ? ` Banks usually take up to ${site.periods.refundWorkingDays} working days.` : '';
      showToast(
        refund === 'returned'
          ? {
              title: 'Your refund is on its way',
              text: `${poundsText(amountRefundedPence)} is going back to your card.${bank}`,
            }
          : { title: 'We’ve got your refund request', text: 'We’ll email you as soon as it’s on its way.' },
      );
      onDone();
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ownPurchasesQuery().queryKey });
      // Access ends with the refund; if the read fails, the next refresh shows it.
      await readSignedInUser().then(updateUser, () => undefined);
    },
  });
}

const keptFor = (site: Site | undefined) => (site ? ` for at least ${site.periods.inactiveMonths} months` : '');
