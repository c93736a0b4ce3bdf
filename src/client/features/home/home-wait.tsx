import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import styles from './home-tab.module.css';
import panel from './today-panel.module.css';

/** Today's panel before anything is known: the coach stands there already and waves. */
const PanelWait = () => (
  <div className={panel.today}>
    <div className={panel.picture}>
      <div className={panel.scene}>
        <MinuteDial lit={60} className={panel.dial} />
        <CoachPicture name="scene-wave" decorative isFirst className={panel.coach} />
      </div>
    </div>
    <div className={classNames(panel.body, styles.wordsWait)} />
  </div>
);

export const TodayWait = () => (
  <>
    <p role="status" className="visually-hidden">
      Loading
    </p>
    <PanelWait />
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
        <PanelWait />
      </div>
      <div className={styles.side}>
        <Skeleton shape="card" className={styles.moodWaits ?? ''} />
        <CardsWait />
      </div>
    </div>
  );
}
