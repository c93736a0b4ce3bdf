import { ShieldCheck } from 'lucide-react';
import { Notice } from '#client/ui/card.tsx';
import styles from './cancelled-notice.module.css';
import { useWordInAddress } from './use-word-in-address.ts';

/** For whoever comes back from the provider's page without having paid; nothing for anybody else. */
export function CancelledNotice() {
  if (!useHasCancelled()) return null;
  return (
    <Notice role="status" icon={<ShieldCheck size={22} aria-hidden="true" />} className={styles.cancelled}>
      You came back without paying. Nothing was charged.
    </Notice>
  );
}

/** The provider's "cancel" leads here with a word in the address. */
export const useHasCancelled = () => useWordInAddress('cancelled') === 'true';
