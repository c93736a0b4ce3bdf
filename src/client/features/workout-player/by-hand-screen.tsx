import { ArrowLeftRight, Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { MoveLevel } from '#programme/moves/move.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import type { VideoPlace } from '#programme/workouts/video-place.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import styles from './by-hand-screen.module.css';
import { activeSeconds } from './completion.ts';
import type { GuidedSession } from './guided/use-guided-session.ts';
import type { MoveLevels } from './move-levels.ts';
import { MoveSheet } from './move-list.tsx';
import { NextMove, type NextUp } from './next-move.tsx';
import player from './player.module.css';
import { ByHandControls, PauseButton } from './player-controls.tsx';
import { PlayerFrame } from './player-frame.tsx';
import { ByHandHead } from './player-head.tsx';
import { PlayerStage } from './player-stage.tsx';
import { LAST_STEP, type PlayerMove, type PlayerStep } from './player-steps.ts';
import { useStepGestures } from './step-gestures.ts';
import type { ByHand } from './use-by-hand.ts';

interface ByHandScreenProps {
  workout: Workout;
  videoPlace: VideoPlace;
  steps: readonly PlayerStep[];
  byHand: ByHand;
  levels: MoveLevels;
  session: GuidedSession;
  isReady: boolean;
  isCovered: boolean;
  onStart: () => void;
  onComplete: () => void;
  onLeave: () => void;
}

export function ByHandScreen({ byHand, levels, session, isReady, isCovered, onLeave, ...props }: ByHandScreenProps) {
  const words = useProgrammeWords();
  const [isListOpen, setListOpen] = useState(false);
  const { workout, videoPlace, steps } = props;
  const { step, stepIndex, move, moveIndex, goToStep, goToMove } = byHand;
  const level = levels.levelOf(move.moveId);
  const turns = { onNext: () => goToStep(stepIndex + 1), onPrevious: () => goToStep(stepIndex - 1) };
  const gestures = useStepGestures({ ...turns, enabled: !isListOpen && !isCovered });
  // Opened only to look through: nothing to complete yet.
  const wasThere = activeSeconds(now() - byHand.openedAt, workout.durationMinutes) !== null;
  const isFinishing = stepIndex === LAST_STEP && wasThere;
  const before = step.moves[moveIndex - 1];
  const isLastMove = moveIndex === step.moves.length - 1;
  const here = `${stepIndex}-${moveIndex}`;
  const [isHeld, hold] = useSwitchAt(here);
  const [isTurned, turn] = useSwitchAt(here);
  const { sided } = versionOf(moveInWords(move.moveId, words), level);
  const goOn = isLastMove ? turns.onNext : () => goToMove(moveIndex + 1);
  return (
    <PlayerFrame
      {...{ videoPlace, steps, stepIndex, gestures }}
      phase="work"
      className={player.byHand}
      isFocused={false}
      head={<ByHandHead {...turns} {...{ steps, stepIndex, moveIndex, onLeave }} place={move.part} />}
      stage={
        <PlayerStage
          key={here}
          shown={{ moveId: move.moveId, level, isOtherSide: sided && isTurned }}
          isPlaying={!isHeld && !session.isBeginning}
          levels={levels}
          onLevel={(chosen) => levels.choose(move.moveId, chosen)}
        >
          {sided && (
            <button
              type="button"
              className={classNames(player.pill, styles.otherSide)}
              aria-pressed={isTurned}
              onClick={turn}
            >
              <ArrowLeftRight size={18} aria-hidden="true" />
              <span>Other side</span>
            </button>
          )}
        </PlayerStage>
      }
      status={`${step.name}, step ${stepIndex + 1} of 3: ${nameOf(move.moveId, levels, words)}`}
    >
      <MoveWords {...{ move, level }} isHarderLocked={levels.isLocked(move.moveId, 'harder')}>
        <PauseButton isRunning={!isHeld} word="Pause" label={isHeld ? 'Carry on' : 'Pause the coach'} onClick={hold} />
      </MoveWords>
      <ByHandControls
        {...{ isReady }}
        listName={step.listName}
        isLast={stepIndex === LAST_STEP}
        isFinishing={isFinishing}
        onOpenList={() => setListOpen(true)}
        onStart={props.onStart}
        onComplete={props.onComplete}
      >
        <NextMove
          next={nextByHand(byHand, steps[stepIndex + 1], levels, words)}
          isMain={!isFinishing}
          onGo={isLastMove && stepIndex === LAST_STEP ? undefined : goOn}
          before={before && { name: nameOf(before.moveId, levels, words), onGo: () => goToMove(moveIndex - 1) }}
        />
      </ByHandControls>
      <MoveSheet
        {...{ workout, step, stepIndex }}
        open={isListOpen}
        onOpenChange={setListOpen}
        shownMove={moveIndex}
        onChoose={(index) => {
          goToMove(index);
          setListOpen(false);
        }}
      />
    </PlayerFrame>
  );
}

/** Of one move alone: at the next it is off again. */
function useSwitchAt(here: string) {
  const [at, setAt] = useState<string>();
  return [at === here, () => setAt(at === here ? undefined : here)] as const;
}

const nameOf = (moveId: PlayerStep['moves'][number]['moveId'], levels: MoveLevels, words: ProgrammeWords): string =>
  versionOf(moveInWords(moveId, words), levels.levelOf(moveId)).name;

function nextByHand(
  { step, move, moveIndex }: ByHand,
  nextStep: PlayerStep | undefined,
  levels: MoveLevels,
  words: ProgrammeWords,
): NextUp {
  const following = step.moves[moveIndex + 1]?.moveId;
  const moveId = following ?? nextStep?.moves[0]?.moveId;
  if (!moveId) {
    return { small: 'That’s the last one', strong: 'Finish when you’re ready', moveId, level: 'standard' };
  }
  const strong = following ? nameOf(following, levels, words) : (nextStep?.name ?? '');
  return { small: `${move.leadsOn}:`, strong, moveId, level: levels.levelOf(moveId) };
}

interface MoveWordsProps {
  move: PlayerMove;
  level: MoveLevel;
  isHarderLocked: boolean;
  /** Under the thumb. */
  children: ReactNode;
}

function MoveWords({ move, level, isHarderLocked, children }: MoveWordsProps) {
  const shown = moveInWords(move.moveId, useProgrammeWords());
  const { name, cue, setUp, halfway } = versionOf(shown, level);
  const notes = [move.rounds, halfway && `halfway: ${halfway.toLowerCase()}`].filter(Boolean);
  return (
    <section className={styles.words} aria-label="The move">
      <h1>{name}</h1>
      <p className={styles.cue}>{cue}</p>
      <div className={styles.about}>
        <p>Start: {setUp}</p>
        {isHarderLocked && shown.cautions.includes('J') && (
          <p className={styles.locked}>
            <Lock size={15} aria-hidden="true" />
            Jumps are locked for now, to keep you safe.
          </p>
        )}
        <p className={styles.format}>
          <b>{move.time}</b>
          {notes.length > 0 && <span>{notes.join(' · ')}</span>}
        </p>
      </div>
      {children}
    </section>
  );
}
