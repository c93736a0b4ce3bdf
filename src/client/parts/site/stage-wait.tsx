import { CoachPicture } from '#client/coach/coach-picture.tsx';
import styles from './stage-wait.module.css';

/** Before a screen that has the coach on a stage: her ground and her place are there at once, and nothing light flashes by. */
export function StageWait({ text }: { text: string }) {
  return (
    <main className={styles.wait}>
      <div className={styles.stage}>
        <CoachPicture name="scene-wave" decorative isFirst className={styles.coach} />
      </div>
      <h1 role="status" className={styles.text}>
        {text}
      </h1>
    </main>
  );
}
