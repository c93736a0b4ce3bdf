import { StageWait } from '#client/parts/site/stage-wait.tsx';
import { WaitingPage } from '#client/ui/status-page.tsx';
import styles from './route-wait.module.css';

interface RouteWaitProps {
  /** A frame that waits takes its own title away with it. */
  title: string;
  /** Of a screen with the coach on a stage. */
  onStage?: boolean | undefined;
}

/** While a screen's code loads. */
export function RouteWait({ title, onStage = false }: RouteWaitProps) {
  return (
    <>
      <title>{title}</title>
      {onStage ? <StageWait text={LOADING_WORDS} /> : <LoadingWait />}
    </>
  );
}

function LoadingWait() {
  return (
    <div className={styles.wait}>
      <WaitingPage text={LOADING_WORDS} />
    </div>
  );
}

export const LOADING_WORDS = 'One moment';

/** While a member's account is being checked. */
export const CHECKING_WORDS = 'Verifying subscription...';
