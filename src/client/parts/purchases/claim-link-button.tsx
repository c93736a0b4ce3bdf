import { useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { dismissFailure, showToast } from '#client/ui/toast-store.ts';
import { sendClaimLink } from './checkout-calls.ts';
import { refusalText } from './refusal-words.ts';

const FAILURE_WORDS = { fallback: 'Please try again', needsConnection: 'You need a connection for that.' };

export function ClaimLinkButton() {
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);

  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    dismissFailure();
    try {
      const { message } = await sendClaimLink();
      showToast({ title: 'Link sent', text: message });
    } catch (error) {
      showToast({ kind: 'destructive', title: 'We couldn’t send the link', text: refusalText(error, FAILURE_WORDS) });
    }
    isSending.current = false;
    setIsBusy(false);
  }

  return (
    <Button variant="outline" block busy={isBusy} onClick={() => void send()}>
      Send it again
    </Button>
  );
}
