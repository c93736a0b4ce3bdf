import { useSafetyNow } from '#client/parts/body/safety-now.ts';
import { useImpactCheck } from '#client/parts/body/use-impact-check.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { TextLink } from '#client/ui/button.tsx';
import { isImpactLocked } from '#domain/session/move-level.ts';
import { CLOSED_WEEK } from '#programme/courses/way-back.ts';
import styles from './course-screen.module.css';

/** Says why; the first that is closed leads on to what opens it. */
export function ClosedWeek({ isNext }: { isNext: boolean }) {
  const { isOpen } = useImpactCheck();
  const isLocked = isImpactLocked(useSafetyNow(), isOpen);
  return (
    <>
      <p className={styles.days}>{isLocked ? CLOSED_WEEK.check : CLOSED_WEEK.before}</p>
      {isLocked && isNext && <TextLink href={SCREEN_PATHS.impactCheck}>Look at the check for jumps</TextLink>}
    </>
  );
}
