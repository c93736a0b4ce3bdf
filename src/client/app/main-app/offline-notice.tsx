import { CloudOff } from 'lucide-react';
import { Notice } from '#client/ui/card.tsx';
import styles from './main-app-screen.module.css';
import { useOnline } from './use-online.ts';

/** Said while there is no connection: what shows is what was loaded before. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Notice tone="sky" icon={<CloudOff size={22} aria-hidden="true" />} className={styles.notice ?? ''}>
          <b>You are offline.</b> This is your progress as it was when you were last online.
        </Notice>
      )}
    </div>
  );
}
