import { Play, X } from 'lucide-react';
import { useEffect } from 'react';
import { useCoachChoices } from '#client/coach/stage/coach-choices.ts';
import { CoachStage } from '#client/coach/stage/coach-stage.tsx';
import { CoachStrip } from '#client/coach/stage/coach-strip.tsx';
import { startWords } from '#client/components/start-words.ts';
import { useReducedMotion } from '#client/platform/reduced-motion.ts';
import { setThemeColour } from '#client/platform/theme.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { DottedFacts } from '#client/ui/dotted-facts.tsx';
import { SessionDial } from '#client/ui/session-dial.tsx';
import { plannedMinutes } from '#programme/timed-workout.ts';
import type { Workout } from '#programme/workout.ts';
import type { WorkoutSession } from '../guided/use-session.ts';
import type { MoveLevels } from '../move-levels.ts';
import type { PlayerStep } from '../player-steps.ts';
import type { StartWish } from '../start-wish.ts';
import { CoverChoices, type CoverChoicesProps } from './cover-choices.tsx';
import { CoverMoves, changedMoves } from './cover-moves.tsx';
import { KitPicture } from './kit-picture.tsx';
import styles from './workout-cover.module.css';

interface WorkoutCoverProps extends Pick<CoverChoicesProps, 'sound'> {
  workout: Workout;
  steps: readonly PlayerStep[];
  session: Pick<WorkoutSession, 'length' | 'chooseLength' | 'warmUp' | 'chooseWarmUp'>;
  levels: Pick<MoveLevels, 'levelOf' | 'today' | 'chooseForToday'>;
  rewrite: StartWish['rewrite'];
  isReady: boolean;
  onStart: () => void;
  onByHand: () => void;
  onLeave: () => void;
}

const EVERGREEN = '#0f4c45';

/** Before anything runs: what it is, what it needs, and one button. */
export function WorkoutCover({ workout, steps, session, levels, sound, rewrite, ...props }: WorkoutCoverProps) {
  const { isReady, onStart, onByHand, onLeave } = props;
  const { length, warmUp } = session;
  const { today: level } = levels;
  const minutes = Math.round(plannedMinutes(workout, length, warmUp));
  const fullMinutes = Math.round(plannedMinutes(workout, 'full', warmUp));
  useEffect(() => {
    setThemeColour(EVERGREEN);
    return () => setThemeColour(undefined);
  }, []);
  return (
    <main className={styles.cover}>
      <header className={styles.head}>
        <IconButton label="Leave workout" onClick={onLeave}>
          <X size={26} aria-hidden="true" />
        </IconButton>
        <p>
          Week {workout.week}, workout {workout.letter}
        </p>
      </header>
      <Title {...{ workout, minutes, levels }} changed={changedMoves(steps)} />
      <div className={styles.body}>
        <CoverChoices
          {...{ fullMinutes, length, level, warmUp, sound }}
          onLength={(chosen) => {
            session.chooseLength(chosen);
            rewrite({ length: chosen, level, warmUp });
          }}
          onLevel={(chosen) => {
            levels.chooseForToday(chosen);
            rewrite({ length, level: chosen, warmUp });
          }}
          onWarmUp={(chosen) => {
            session.chooseWarmUp(chosen);
            rewrite({ length, level, warmUp: chosen });
          }}
        />
        <Kit kit={workout.kit} />
        <CoverMoves steps={steps} levelOf={levels.levelOf} />
      </div>
      <div className={styles.foot}>
        <Button variant="coral" size="large" block busy={!isReady} onClick={onStart}>
          <Play size={22} fill="currentColor" aria-hidden="true" />
          {startWords(minutes, level)}
        </Button>
        <button type="button" className={styles.byHand} onClick={onByHand}>
          Go through it by hand
        </button>
      </div>
    </main>
  );
}

interface TitleProps extends Pick<WorkoutCoverProps, 'workout' | 'levels'> {
  minutes: number;
  changed: number;
}

function Title({ workout, minutes, levels, changed }: TitleProps) {
  const { heroMove, shortTitle, intensity, focus } = workout;
  const { stillPictures } = useCoachChoices();
  const isStill = useReducedMotion() || stillPictures;
  const hero = `${heroMove}-${levels.levelOf(heroMove)}` as const;
  return (
    <div className={styles.title}>
      <SessionDial totalMinutes={minutes} activeMinutes={0} frozen className={styles.dial}>
        <span className={styles.disc}>
          {isStill ? (
            <CoachStrip name={hero} className={styles.coach} />
          ) : (
            <CoachStage name={hero} className={styles.coach} />
          )}
        </span>
      </SessionDial>
      <div>
        <h1>{shortTitle}</h1>
        <DottedFacts className={styles.facts}>
          <li>{minutes} min</li>
          <li>{intensity}</li>
          <li>{focus}</li>
        </DottedFacts>
        {changed > 0 && (
          <p className={styles.notice}>
            {changed} {changed === 1 ? 'move' : 'moves'} changed for you
          </p>
        )}
      </div>
    </div>
  );
}

function Kit({ kit }: Pick<Workout, 'kit'>) {
  return (
    <section aria-labelledby="cover-kit">
      <h2 id="cover-kit">{kit.length === 0 ? 'You need just a little space' : 'You need'}</h2>
      {kit.length > 0 && (
        <ul className={styles.kit}>
          {kit.map((piece) => (
            <li key={piece}>
              <KitPicture kit={piece} />
              {piece}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
