import { Play } from 'lucide-react';
import type { MoveLevels } from '#client/features/workout-player/move-levels.ts';
import type { PlayerStep } from '#client/features/workout-player/player-steps.ts';
import { type StartChoicesProps, StartSound } from '#client/features/workout-player/start/start-choices.tsx';
import { StartFrame, StartKit, StartTitle } from '#client/features/workout-player/start/start-frame.tsx';
import { changedMoves, StartMoves } from '#client/features/workout-player/start/start-moves.tsx';
import { startWords } from '#client/parts/session/workout-labels.ts';
import { Button } from '#client/ui/button.tsx';
import type { MoveSession } from '#programme/courses/course.ts';
import type { SessionOfCourse } from '#programme/courses/courses.ts';
import type { MoveId } from '#programme/moves/move.ts';
import styles from './course-start.module.css';
import type { CourseLevels } from './use-course-levels.ts';

interface CourseStartProps extends SessionOfCourse<MoveSession>, Pick<StartChoicesProps, 'sound'> {
  step: PlayerStep;
  levels: Pick<MoveLevels, 'levelOf'>;
  ownLevels: CourseLevels;
  isReady: boolean;
  onStart: () => void;
  onLeave: () => void;
}

export function CourseStart(props: CourseStartProps) {
  const { course, session, step, levels, ownLevels, sound, isReady, onStart, onLeave } = props;
  const { title, minutes, words, kit } = session;
  const hero = step.moves[0]?.moveId ?? ('breathe' satisfies MoveId);
  return (
    <StartFrame
      leaveLabel="Leave session"
      onLeave={onLeave}
      eyebrow={course.title}
      title={
        <StartTitle
          hero={`${hero}-${levels.levelOf(hero)}`}
          {...{ minutes, title }}
          facts={[`${minutes} min`, `${step.moves.length} moves`]}
          changed={changedMoves([step])}
        />
      }
      foot={
        <Button variant="coral" size="large" block busy={!isReady} onClick={onStart}>
          <Play size={22} fill="currentColor" aria-hidden="true" />
          {startWords(minutes, undefined)}
        </Button>
      }
    >
      <p className={styles.words}>{words}</p>
      <EasedWords {...ownLevels} />
      <StartSound sound={sound} />
      <StartKit kit={kit} />
      <StartMoves title={step.listName} moves={step.moves} levelOf={levels.levelOf} />
    </StartFrame>
  );
}

/** Why a session that builds up to jumps starts at Easier. Safety: care that was told is not taken back here. */
function EasedWords({ startsEasier, limits, chooseForToday }: CourseLevels) {
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
