import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '#client/ui/card.tsx';
import styles from './purchase.module.css';

/** For whoever comes back from the provider's page without having paid; nothing for anybody else. */
export function CancelledNotice() {
  const [isBack] = useState(hasCancelled);
  if (!isBack) return null;
  return (
    <Notice role="status" icon={<ShieldCheck size={22} aria-hidden="true" />} className={styles.cancelled}>
      You came back without paying. Nothing was charged.
    </Notice>
  );
}

/** The provider's "cancel" leads here with a word in the address. */
export const hasCancelled = () => new URLSearchParams(window.location.search).get('cancelled') === 'true';
