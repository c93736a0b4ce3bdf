import { Button } from '#client/ui/button.tsx';
import styles from './course-cover.module.css';
import type { CourseLevels } from './use-course-levels.ts';

/** Why a session that builds up to jumps starts at Easier. Safety: care that was told is not taken back here. */
export function EasedWords({ startsEasier, limits, chooseForToday }: CourseLevels) {
  if (startsEasier === undefined) return null;
  if (startsEasier === 'told') {
    return (
      <p className={styles.words}>
        You told us of a sign after a session, so this one starts at Easier. After three sessions without a sign you may
        take that back.
      </p>
    );
  }
  return (
    <>
      <p className={styles.words}>Your safety answers start you at Easier.</p>
      {!limits.impactLocked && (
        <>
          <p className={styles.words}>
            Play it as planned only while nothing leaks, drags, domes or hurts, during or the day after.
          </p>
          <Button variant="outline" block onClick={() => chooseForToday('harder')}>
            Play it as planned
          </Button>
        </>
      )}
    </>
  );
}
