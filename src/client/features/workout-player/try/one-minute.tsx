import { useEffect, useEffectEvent, useMemo } from 'react';
import { courseSteps, useCourseLevels } from '#client/features/workout-player/course/use-course-levels.ts';
import { useFetchedPictures } from '#client/features/workout-player/fetched-pictures.ts';
import { useGuidedSession } from '#client/features/workout-player/guided/use-guided-session.ts';
import { useSessionSound } from '#client/features/workout-player/guided/use-session-sound.ts';
import { GuidedScreen } from '#client/features/workout-player/guided-screen.tsx';
import { easedLevels } from '#client/features/workout-player/move-levels.ts';
import styles from '#client/features/workout-player/player.module.css';
import { HeldAside } from '#client/parts/account/held-aside.tsx';
import { Cheer } from '#client/parts/progress/cheer.tsx';
import { BuyButton } from '#client/parts/purchases/buy-button.tsx';
import { tellTryStep } from '#client/parts/session/tell-try-step.ts';
import { valuesOfOneMinute } from '#client/parts/session/tried-storage.ts';
import { useBlockUpdatesDuringWorkout } from '#client/parts/session/workout-in-progress-lock.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ButtonLink, ButtonStack, TextButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { isDone } from '#domain/session/session-state.ts';
import { timedCourseSession } from '#programme/courses/timed-course-session.ts';
import { ONE_MINUTE } from '#programme/workouts/one-minute.ts';
import tryStyles from './try.module.css';

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
  const begin = useEffectEvent(() => {
    session.start(0);
    tellTryStep('try_begun');
  });
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

/** Minutes of a workout on its dial, of which one is hers. */
const DIAL_MINUTES = 30;

function OneMinuteDone({ onAgain, onLeave }: { onAgain: () => void; onLeave: () => void }) {
  useEffect(() => tellTryStep('try_finished'), []);
  return (
    <Dialog
      open
      locked
      onOpenChange={() => undefined}
      title="That was one minute."
      text="The first of thirty is lit. Each workout lights the rest, 10 minutes or more at a time."
      hero={<Cheer isFresh minutes={1} of={DIAL_MINUTES} />}
    >
      <ButtonStack>
        <BuyButton />
        <ButtonLink href={SCREEN_PATHS.tryFirst} variant="outline" size="large" block>
          Try the first workout, 10 min
        </ButtonLink>
        <div className={tryStyles.quiet}>
          <TextButton onClick={onAgain}>Once more</TextButton>
          <TextButton onClick={onLeave}>Back to the start page</TextButton>
        </div>
      </ButtonStack>
    </Dialog>
  );
}
