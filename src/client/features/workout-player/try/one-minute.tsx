import { useEffect, useEffectEvent, useMemo } from 'react';
import { HeldAside } from '#client/parts/account/held-aside.tsx';
import { valuesOfOneMinute } from '#client/parts/session/tried-storage.ts';
import { useBlockUpdatesDuringWorkout } from '#client/parts/session/workout-in-progress-lock.ts';
import { isDone } from '#domain/session/session-state.ts';
import { timedCourseSession } from '#programme/courses/timed-course-session.ts';
import { ONE_MINUTE } from '#programme/workouts/one-minute.ts';
import { courseSteps } from '../course/course-steps.ts';
import { useCourseLevels } from '../course/use-course-levels.ts';
import { useGuidedSession } from '../guided/use-guided-session.ts';
import { useSessionSound } from '../guided/use-session-sound.ts';
import { GuidedScreen } from '../guided-screen.tsx';
import { easedLevels } from '../move-levels.ts';
import styles from '../player.module.css';
import { OneMinuteDone } from './one-minute-done.tsx';
import { useFetchedPictures } from './use-fetched-pictures.ts';

interface OneMinuteProps {
  onAgain: () => void;
  onLeave: () => void;
}

/** Begins at once; nothing is stored. */
export function OneMinute(props: OneMinuteProps) {
  return (
    <HeldAside values={valuesOfOneMinute}>
      <Minute {...props} />
    </HeldAside>
  );
}

/** No account; a lock of its own. */
export const VISITOR = 'visitor';

const READY_MS = 5_000;

/** A tap later she moves along: nobody puts a phone down for one minute. */
const planOf = () =>
  timedCourseSession(ONE_MINUTE).map((segment) =>
    segment.kind === 'get-ready' ? { ...segment, durationMs: READY_MS } : segment,
  );

function Minute({ onAgain, onLeave }: OneMinuteProps) {
  useBlockUpdatesDuringWorkout();
  const ownLevels = useCourseLevels(ONE_MINUTE);
  const session = useGuidedSession({
    ...{ userId: VISITOR, planOf, levels: ownLevels, snapshots: [] },
    ...{ firstLength: 'full', firstWarmUp: 'usual', isOwn: () => false },
  });
  const levels = session.choices.isEased ? easedLevels(ownLevels) : ownLevels;
  const sound = useSessionSound(session, 'every');
  const [step] = courseSteps(ONE_MINUTE, session.segments);
  const { state } = session;
  const isOver = state !== undefined && isDone(state);
  useFetchedPictures(useMemo(() => ONE_MINUTE.steps.map(({ moveId }) => moveId), []));
  const begin = useEffectEvent(() => session.start(0));
  useEffect(() => begin(), []);
  if (!state) return <main className={styles.player} />;
  return (
    <div className={styles.room}>
      <GuidedScreen
        {...{ session, state, levels, sound, onLeave }}
        title={ONE_MINUTE.title}
        steps={[step]}
        stepIndex={0}
        isBrief
        isCovered={isOver || session.isElsewhere}
        onComplete={onLeave}
      />
      {isOver && <OneMinuteDone {...{ onAgain, onLeave }} />}
    </div>
  );
}
