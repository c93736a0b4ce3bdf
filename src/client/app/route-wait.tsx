import { WaitingPage } from '#client/ui/status-page.tsx';
import styles from './route-wait.module.css';

/** While a screen's code loads. */
export function RouteWait() {
  return (
    <div className={styles.wait}>
      <WaitingPage text="One moment..." />
    </div>
  );
}
