import { Skeleton } from '#client/ui/skeleton.tsx';
import styles from './home-tab.module.css';

/** The cards to come, in their sizes. Say once, beside them, what is loading. */
export function HomeWait() {
  return (
    <>
      <Skeleton shape="panel" className={styles.todayWaits ?? ''} />
      <Skeleton shape="card" className={styles.planWaits ?? ''} />
      <Skeleton shape="card" className={styles.streakWaits ?? ''} />
      <Skeleton shape="card" className={styles.stepsWaits ?? ''} />
    </>
  );
}

/** Home while not even the person is known. */
export function WholeHomeWait() {
  return (
    <div className={styles.home}>
      <Skeleton shape="card" className={styles.moodWaits ?? ''} />
      <HomeWait />
    </div>
  );
}
