import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { sendReceiptAgain } from '#client/api/own-purchases.ts';
import { refusalText } from '#client/components/refusal-words.ts';
import { IconTile } from '#client/ui/card.tsx';
import { ListRow } from '#client/ui/list-row.tsx';
import { showToast } from '#client/ui/toast-store.ts';

const FAILURE_WORDS = { fallback: 'Please try again', needsConnection: 'Sending an email needs a connection.' };

export function SendReceiptRow({ purchaseId }: { purchaseId: string }) {
  const send = useMutation({
    mutationFn: () => sendReceiptAgain(purchaseId),
    onSuccess: ({ message }) => showToast({ title: 'Receipt sent', text: message }),
    onError: (error) =>
      showToast({ kind: 'destructive', title: 'Receipt not sent', text: refusalText(error, FAILURE_WORDS) }),
  });
  return (
    <ListRow
      lead={
        <IconTile tone="sky">
          <Mail size={22} aria-hidden="true" />
        </IconTile>
      }
      title="Send the receipt again"
      detail="To the email address of this account"
      onClick={() => {
        if (!send.isPending) send.mutate();
      }}
    />
  );
}
