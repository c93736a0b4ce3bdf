import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { lazyView, usePreloadedLater } from '#client/browser/lazy-view.tsx';
import styles from './streak-card.module.css';
import type { YourDaysProps } from './your-days/your-days-sheet.tsx';

const YourDaysSheet = lazyView<YourDaysProps>(
  async () => (await import('./your-days/your-days-sheet.tsx')).YourDaysSheet,
);

/** The way to all that Home need not say each day. */
export function YourDays(props: Omit<YourDaysProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const isLoaded = usePreloadedLater(YourDaysSheet, open);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.more} onClick={() => setOpen(true)}>
        Your days
        <ChevronRight size={18} aria-hidden="true" />
      </button>
      {open && isLoaded && <YourDaysSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
