import { ScenePicture } from '#client/components/coach-pictures.tsx';
import { workoutPlayerPath } from '#client/platform/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import styles from './history-wait.module.css';

export function EmptyHistory({ next }: { next: number }) {
  return (
    <Card className={styles.empty}>
      <span className={styles.stage}>
        <ScenePicture scene="empty" decorative />
      </span>
      <div className={styles.emptyWords}>
        <h2>Nothing here yet</h2>
        <p>Your first finished workout will appear here, with your rating and note.</p>
        <ButtonLink href={workoutPlayerPath(next)} variant="coral">
          Start Workout
        </ButtonLink>
      </div>
    </Card>
  );
}
