import { Skeleton } from '#client/ui/skeleton.tsx';
import styles from './home-tab.module.css';

export const TodayWait = () => (
  <>
    <p role="status" className="visually-hidden">
      Loading
    </p>
    <Skeleton shape="panel" className={styles.todayWaits ?? ''} />
  </>
);

export const CardsWait = () => (
  <>
    <Skeleton shape="card" className={styles.streakWaits ?? ''} />
    <Skeleton shape="card" className={styles.stepsWaits ?? ''} />
  </>
);

export function WholeHomeWait() {
  return (
    <div className={styles.home}>
      <div className={styles.lead}>
        <Skeleton shape="panel" className={styles.todayWaits ?? ''} />
      </div>
      <div className={styles.side}>
        <Skeleton shape="card" className={styles.moodWaits ?? ''} />
        <CardsWait />
      </div>
    </div>
  );
}
