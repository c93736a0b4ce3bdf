import { Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isKeptOnlyWithPage, KEPT_WITH_PAGE } from '#client/browser/kept-with-page.ts';
import { useFetchedPictures } from '#client/features/workout-player/fetched-pictures.ts';
import { type CoverChoicesProps, CoverSound } from '#client/features/workout-player/start/cover-choices.tsx';
import { CoverFrame, CoverKit, CoverTitle } from '#client/features/workout-player/start/cover-frame.tsx';
import { CoverMoves, changedMoves } from '#client/features/workout-player/start/cover-moves.tsx';
import { TRIED_KEY } from '#client/parts/account/first-page-storage.ts';
import { startWords } from '#client/parts/session/workout-labels.ts';
import { Button } from '#client/ui/button.tsx';
import type { Workout } from '#programme/workouts/workout.ts';
import type { MoveLevels } from '../move-levels.ts';
import type { PlayerStep } from '../player-steps.ts';
import styles from './try.module.css';

interface TriedCoverProps extends Pick<CoverChoicesProps, 'sound'> {
  workout: Workout;
  steps: readonly PlayerStep[];
  levels: Pick<MoveLevels, 'levelOf'>;
  onStart: () => void;
  onLeave: () => void;
}

const MINUTES = 10;

export function TriedCover({ workout, steps, levels, sound, onStart, onLeave }: TriedCoverProps) {
  const [isKeptWithPage] = useState(() => isKeptOnlyWithPage(TRIED_KEY));
  const [before, main, after] = steps;
  const { heroMove, shortTitle, intensity, focus, kit } = workout;
  const moves = steps.flatMap((step) => step.moves.map(({ moveId }) => moveId)).join();
  useFetchedPictures(useMemo(() => moves.split(',') as (typeof heroMove)[], [moves]));
  return (
    <CoverFrame
      leaveLabel="Leave workout"
      onLeave={onLeave}
      eyebrow="Your first workout, to try"
      title={
        <CoverTitle
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
      <CoverSound sound={sound} />
      <CoverKit kit={kit} />
      <CoverMoves
        title={`${before?.minutes} min warm-up, ${main?.moves.length} moves, ${after?.minutes} min cool-down`}
        moves={main?.moves ?? []}
        levelOf={levels.levelOf}
      />
    </CoverFrame>
  );
}
