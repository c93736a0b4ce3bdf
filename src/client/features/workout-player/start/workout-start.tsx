import { Play } from 'lucide-react';
import type { SessionSound } from '#client/features/workout-player/cues/use-session-cues.ts';
import type { GuidedSession } from '#client/features/workout-player/guided/use-guided-session.ts';
import type { MoveLevels } from '#client/features/workout-player/move-levels.ts';
import type { PlayerStep } from '#client/features/workout-player/player-steps.ts';
import type { StartWish } from '#client/features/workout-player/use-todays-workout.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { MovePicture } from '#client/parts/move-media/move-picture.tsx';
import { startWords } from '#client/parts/session/workout-labels.ts';
import { Button } from '#client/ui/button.tsx';
import { dialMinutes } from '#domain/session/session-dial.ts';
import { minutesLeft } from '#domain/session/session-snapshot.ts';
import { leftMs } from '#domain/session/session-state.ts';
import { clipOfMove } from '#programme/clips/clip-name.ts';
import { mediumOfMove } from '#programme/moves/move-media.ts';
import { plannedMinutes } from '#programme/workouts/timed-workout.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { StartChoices } from './start-choices.tsx';
import { StartFrame, StartKit, StartTitle } from './start-frame.tsx';
import { changedMoves, StartMoves } from './start-moves.tsx';
import styles from './workout-start.module.css';

interface WorkoutStartProps {
  workout: Workout;
  steps: readonly PlayerStep[];
  session: Pick<GuidedSession, 'length' | 'chooseLength' | 'warmUp' | 'chooseWarmUp' | 'state' | 'goOn'>;
  sound: SessionSound;
  levels: Pick<MoveLevels, 'levelOf' | 'today' | 'usual' | 'chooseForToday'>;
  rewrite: StartWish['rewrite'];
  isReady: boolean;
  onStart: (isSoundOnly: boolean) => void;
  onByHand: () => void;
  onLeave: () => void;
}

export function WorkoutStart({ workout, steps, session, levels, sound, rewrite, ...props }: WorkoutStartProps) {
  const { isReady, onStart, onByHand, onLeave } = props;
  const words = useProgrammeWords();
  const { length, warmUp, state, goOn } = session;
  const begun = goOn && state;
  const { today: level } = levels;
  const { week, letter, heroMove, shortTitle, intensity, focus } = workout;
  const hero = { moveId: heroMove, level: levels.levelOf(heroMove), words };
  const minutes = Math.round(plannedMinutes(workout, length, words, warmUp));
  const fullMinutes = Math.round(plannedMinutes(workout, 'full', words, warmUp));
  const [before, main, after] = steps;
  return (
    <StartFrame
      leaveLabel="Leave"
      onLeave={onLeave}
      title={
        <StartTitle
          eyebrow={`Week ${week}, workout ${letter}`}
          hero={clipOfMove(hero.moveId, hero.level, words)}
          picture={mediumOfMove(hero.moveId, hero.level, words) && <MovePicture {...hero} className={styles.coach} />}
          minutes={minutes}
          dial={begun && dialMinutes(begun)}
          title={shortTitle}
          facts={[`${minutes} min`, intensity, focus]}
          changed={changedMoves(steps)}
        />
      }
      foot={
        <>
          <Button variant="coral" size="large" block busy={!isReady} onClick={() => onStart(false)}>
            <Play size={22} fill="currentColor" aria-hidden="true" />
            {begun ? `Carry on, ${minutesLeft(leftMs(begun))} min left` : startWords(minutes, level)}
          </Button>
          <StartChoices
            {...{ fullMinutes, length, levels, warmUp, sound, isReady, onByHand }}
            onSoundOnly={() => onStart(true)}
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
        </>
      }
    >
      <StartKit kit={workout.kit} />
      <StartMoves
        title={`${before?.minutes} min warm-up, ${main?.moves.length} moves, ${after?.minutes} min cool-down`}
        moves={main?.moves ?? []}
        levelOf={levels.levelOf}
      />
    </StartFrame>
  );
}
