import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import type { MoveId, MoveLevel } from '#programme/move.ts';
import { versionOf } from '#programme/move-version.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import styles from './next-move.module.css';
import { NextPreview } from './next-preview.tsx';
import type { PlayerStep } from './player-steps.ts';
import type { Player } from './use-player.ts';

interface NextMoveProps {
  steps: readonly PlayerStep[];
  player: Player;
  levelOf: (moveId: MoveId) => MoveLevel;
  onNextStep: () => void;
}

/** What follows, one tap away; and the way back to the move before. */
export function NextMove({ steps, player, levelOf, onNextStep }: NextMoveProps) {
  const { step, stepIndex, move, moveIndex, goToMove } = player;
  const nameOf = (moveId: MoveId) => versionOf(MOVES[moveId], levelOf(moveId)).name;
  const before = step.moves[moveIndex - 1]?.moveId;
  const following = step.moves[moveIndex + 1]?.moveId;
  const nextStep = steps[stepIndex + 1];
  const pictured = following ?? nextStep?.moves[0]?.moveId;

  return (
    <section className={styles.strip} aria-label="Moves">
      {before !== undefined && (
        <IconButton label={`Back to ${nameOf(before)}`} onClick={() => goToMove(moveIndex - 1)}>
          <ChevronLeft size={26} aria-hidden="true" />
        </IconButton>
      )}
      {pictured === undefined ? (
        <p className={styles.end}>
          <NextPreview small="That was the last one" strong="Finish when you are ready" />
        </p>
      ) : (
        <button
          type="button"
          className={styles.go}
          onClick={() => (following === undefined ? onNextStep() : goToMove(moveIndex + 1))}
        >
          <NextPreview
            move={{ moveId: pictured, level: levelOf(pictured) }}
            small={`${move.leadsOn}:`}
            strong={following === undefined ? nextStep?.name : nameOf(following)}
          />
          <ChevronRight size={24} aria-hidden="true" />
        </button>
      )}
    </section>
  );
}
