import { Play } from 'lucide-react';
import { type CoverChoicesProps, CoverSound } from '#client/features/workout-player/start/cover-choices.tsx';
import { CoverFrame, CoverKit, CoverTitle } from '#client/features/workout-player/start/cover-frame.tsx';
import { CoverMoves, changedMoves } from '#client/features/workout-player/start/cover-moves.tsx';
import { startWords } from '#client/parts/session/start-words.ts';
import { Button } from '#client/ui/button.tsx';
import type { MoveSession } from '#programme/courses/course.ts';
import type { SessionOfCourse } from '#programme/courses/courses.ts';
import type { MoveId } from '#programme/moves/move.ts';
import type { MoveLevels } from '../move-levels.ts';
import type { PlayerStep } from '../player-steps.ts';
import styles from './course-cover.module.css';
import { EasedWords } from './eased-words.tsx';
import type { CourseLevels } from './use-course-levels.ts';

interface CourseCoverProps extends SessionOfCourse<MoveSession>, Pick<CoverChoicesProps, 'sound'> {
  step: PlayerStep;
  levels: Pick<MoveLevels, 'levelOf'>;
  ownLevels: CourseLevels;
  isReady: boolean;
  onStart: () => void;
  onLeave: () => void;
}

export function CourseCover(props: CourseCoverProps) {
  const { course, session, step, levels, ownLevels, sound, isReady, onStart, onLeave } = props;
  const { title, minutes, words, kit } = session;
  const hero = step.moves[0]?.moveId ?? ('breathe' satisfies MoveId);
  return (
    <CoverFrame
      leaveLabel="Leave session"
      onLeave={onLeave}
      eyebrow={course.title}
      title={
        <CoverTitle
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
      <CoverSound sound={sound} />
      <CoverKit kit={kit} />
      <CoverMoves title={step.listName} moves={step.moves} levelOf={levels.levelOf} />
    </CoverFrame>
  );
}
