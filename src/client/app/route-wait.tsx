import { WaitingPage } from '#client/ui/status-page.tsx';
import styles from './route-wait.module.css';

interface RouteWaitProps {
  /** A frame that waits takes its own title away with it. */
  title: string;
  onPanel?: boolean | undefined;
}

/** While a screen's code loads. */
export function RouteWait({ title, onPanel = false }: RouteWaitProps) {
  return (
    <>
      <title>{title}</title>
      <LoadingWait onPanel={onPanel} />
    </>
  );
}

export function LoadingWait({ onPanel }: { onPanel: boolean }) {
  return (
    <div className={onPanel ? styles.panel : undefined}>
      <div className={styles.wait}>
        <WaitingPage text="One moment" {...{ onPanel }} />
      </div>
    </div>
  );
}

/** While a member's account is being checked. */
export const CHECKING_WORDS = 'Verifying subscription...';
