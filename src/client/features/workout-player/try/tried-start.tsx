import { Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isKeptOnlyWithPage, KEPT_WITH_PAGE } from '#client/browser/kept-with-page.ts';
import { useFetchedPictures } from '#client/features/workout-player/fetched-pictures.ts';
import type { MoveLevels } from '#client/features/workout-player/move-levels.ts';
import type { PlayerStep } from '#client/features/workout-player/player-steps.ts';
import { type StartChoicesProps, StartSound } from '#client/features/workout-player/start/start-choices.tsx';
import { StartFrame, StartKit, StartTitle } from '#client/features/workout-player/start/start-frame.tsx';
import { changedMoves, StartMoves } from '#client/features/workout-player/start/start-moves.tsx';
import { TRIED_KEY } from '#client/parts/account/first-page-storage.ts';
import { startWords } from '#client/parts/session/workout-labels.ts';
import { Button } from '#client/ui/button.tsx';
import type { Workout } from '#programme/workouts/workout.ts';
import styles from './try.module.css';

interface TriedStartProps extends Pick<StartChoicesProps, 'sound'> {
  workout: Workout;
  steps: readonly PlayerStep[];
  levels: Pick<MoveLevels, 'levelOf'>;
  onStart: () => void;
  onLeave: () => void;
}

const MINUTES = 10;

export function TriedStart({ workout, steps, levels, sound, onStart, onLeave }: TriedStartProps) {
  const [isKeptWithPage] = useState(() => isKeptOnlyWithPage(TRIED_KEY));
  const [before, main, after] = steps;
  const { heroMove, shortTitle, intensity, focus, kit } = workout;
  const moves = steps.flatMap((step) => step.moves.map(({ moveId }) => moveId)).join();
  useFetchedPictures(useMemo(() => moves.split(',') as (typeof heroMove)[], [moves]));
  return (
    <StartFrame
      leaveLabel="Leave workout"
      onLeave={onLeave}
      eyebrow="Your first workout, to try"
      title={
        <StartTitle
          hero={`${heroMove}-${levels.levelOf(heroMove)}`}
          minutes={MINUTES}
          title={shortTitle}
          facts={[`${MINUTES} min`, intensity, focus]}
          changed={changedMoves(steps)}
        />
      }
      foot={
        <Button variant="coral" size="large" block onClick={onStart}>
          <Play size={22} fill="currentColor" aria-hidden="true" />
          {startWords(MINUTES, undefined)}
        </Button>
      }
    >
      <p className={styles.words}>
        {isKeptWithPage
          ? `What you do here stays on this device. ${KEPT_WITH_PAGE}.`
          : 'What you do here stays on this device, and becomes yours if you buy within 30 days.'}
      </p>
      <StartSound sound={sound} />
      <StartKit kit={kit} />
      <StartMoves
        title={`${before?.minutes} min warm-up, ${main?.moves.length} moves, ${after?.minutes} min cool-down`}
        moves={main?.moves ?? []}
        levelOf={levels.levelOf}
      />
    </StartFrame>
  );
}
