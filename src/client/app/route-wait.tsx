import { WaitingPage } from '#client/ui/status-page.tsx';
import styles from './route-wait.module.css';

/** While a screen's code loads. */
export function RouteWait({ onPanel = false }: { onPanel?: boolean | undefined }) {
  return (
    <div className={onPanel ? styles.panel : undefined}>
      <div className={styles.wait}>
        <WaitingPage text="One moment..." {...{ onPanel }} />
      </div>
    </div>
  );
}

/** While a member's account is being checked. */
export const CHECKING_WORDS = 'Verifying subscription...';
