import { Skeleton } from '#client/ui/skeleton.tsx';
import styles from './home-tab.module.css';

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

export function WholeHomeWait() {
  return (
    <div className={styles.home}>
      <Skeleton shape="card" className={styles.moodWaits ?? ''} />
      <HomeWait />
    </div>
  );
}
