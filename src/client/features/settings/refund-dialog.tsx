import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { readSignedInUser } from '#client/parts/account/auth-calls.ts';
import { updateUser } from '#client/parts/account/current-sign-in.ts';
import { askForRefund, ownPurchasesQuery } from '#client/parts/purchases/own-purchases-calls.ts';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { AlertDialog } from '#client/ui/alert-dialog.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { OwnPurchase } from '#contract/own-purchases.ts';
import type { Site } from '#contract/site.ts';
import { poundsText } from '#domain/purchases/price.ts';

interface RefundDialogProps {
  open: boolean;
  onClose: () => void;
  purchase: OwnPurchase;
  site: Site | undefined;
}

const FAILURE_WORDS = { fallback: 'Please try again', needsConnection: 'Asking for a refund needs a connection.' };

export function RefundDialog({ open, onClose, purchase, site }: RefundDialogProps) {
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
      title="Ask for your money back?"
      text={`That is quite all right, and you need not say why. We send ${left} back to the card you paid with. Your access ends at once; your workouts and steps are kept${keptFor(site)}, in case you come back.`}
    >
      {refund.error && (
        <Notice tone="error" role="alert" icon={<CircleAlert size={22} aria-hidden="true" />}>
          {refusalText(refund.error, FAILURE_WORDS)}
        </Notice>
      )}
      <ButtonStack>
        <Button variant="outline" block onClick={close}>
          Keep my access
        </Button>
        <Button variant="danger" block busy={refund.isPending} onClick={() => refund.mutate()}>
          {refund.isPending ? 'Sending it back...' : `Send ${left} back`}
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
              text: `${poundsText(amountRefundedPence)} goes back to your card.${bank}`,
            }
          : { title: 'Your refund has been asked for', text: 'You will get an email as soon as it has gone out.' },
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
