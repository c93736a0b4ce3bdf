import { MailOpen } from 'lucide-react';
import { ClaimLinkButton } from '#client/parts/purchases/claim-link-button.tsx';
import { Notice } from '#client/ui/card.tsx';
import styles from './purchase.module.css';

/** A guest payment was made with this account's address: no second payment is needed. */
export function AwaitingLinkNotice({ email }: { email: string }) {
  return (
    <section aria-label="A payment is waiting" className={styles.waitingLink}>
      <Notice tone="sky" role="status" icon={<MailOpen size={22} aria-hidden="true" />}>
        A payment for {email} is waiting. Open the link that we e-mailed you to connect it to this account, and you need
        not pay again.
      </Notice>
      <ClaimLinkButton />
    </section>
  );
}
