import { ArrowLeftRight, ChevronUp, Lock, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
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
import { ByHandControls, StageTools } from './player-controls.tsx';
import { PlayerFrame } from './player-frame.tsx';
import { ByHandHead } from './player-head.tsx';
import { PlayerStage, StageBand } from './player-stage.tsx';
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
  const before = step.moves[moveIndex - 1];
  const isLastMove = moveIndex === step.moves.length - 1;
  const goOn = isLastMove ? turns.onNext : () => goToMove(moveIndex + 1);
  return (
    <PlayerFrame
      {...{ videoPlace, steps, stepIndex, gestures }}
      phase="work"
      className={player.byHand}
      isFocused={false}
      head={<ByHandHead {...turns} {...{ steps, stepIndex, moveIndex, onLeave }} />}
      stage={<Stage key={`${stepIndex}-${moveIndex}`} {...{ byHand, levels }} isHeld={session.isBeginning} />}
      status={`${step.name}, step ${stepIndex + 1} of 3: ${nameOf(move.moveId, levels, words)}`}
    >
      <div className={player.side}>
        <MoveWords
          {...{ move, level }}
          isHarderLocked={levels.isLocked(move.moveId, 'harder')}
          listName={step.listName}
          onOpenList={() => setListOpen(true)}
        />
        <NextMove
          next={nextByHand(byHand, steps[stepIndex + 1], levels, words)}
          onGo={isLastMove && stepIndex === LAST_STEP ? undefined : goOn}
          before={before && { name: nameOf(before.moveId, levels, words), onGo: () => goToMove(moveIndex - 1) }}
        />
      </div>
      <ByHandControls
        {...{ isReady }}
        isLast={stepIndex === LAST_STEP}
        isFinishing={stepIndex === LAST_STEP && wasThere}
        onStart={props.onStart}
        onComplete={props.onComplete}
      />
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

function Stage({ byHand, levels, isHeld }: { byHand: ByHand; levels: MoveLevels; isHeld: boolean }) {
  const [isOtherSide, setOtherSide] = useState(false);
  const [isPlaying, setPlaying] = useState(true);
  const { step, move, moveIndex } = byHand;
  const { moveId, part: place } = move;
  const level = levels.levelOf(moveId);
  const { sided } = versionOf(moveInWords(moveId, useProgrammeWords()), level);
  const hold = {
    label: 'Pause the coach',
    icon: isPlaying ? Pause : Play,
    isFilled: true,
    isPressed: !isPlaying,
    onPress: () => setPlaying(!isPlaying),
  };
  const mirror = {
    label: 'Other side',
    icon: ArrowLeftRight,
    isPressed: isOtherSide,
    onPress: () => setOtherSide(!isOtherSide),
  };
  return (
    <PlayerStage
      shown={{ moveId, level, isOtherSide: sided && isOtherSide }}
      isPlaying={isPlaying && !isHeld}
      levels={levels}
      onLevel={(chosen) => levels.choose(moveId, chosen)}
    >
      <StageBand
        place={place === step.name ? '' : place}
        count={`${moveIndex + 1} of ${step.moves.length}`}
        tools={<StageTools tools={[hold, ...(sided ? [mirror] : [])]} />}
      />
    </PlayerStage>
  );
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
  listName: string;
  onOpenList: () => void;
}

function MoveWords({ move, level, isHarderLocked, listName, onOpenList }: MoveWordsProps) {
  const shown = moveInWords(move.moveId, useProgrammeWords());
  const { name, cue, setUp, halfway } = versionOf(shown, level);
  const notes = [move.rounds, halfway && `halfway: ${halfway.toLowerCase()}`].filter(Boolean);
  return (
    <section className={styles.words} aria-label="The move">
      <h1>{name}</h1>
      <p className={styles.cue}>{cue}</p>
      <p className={styles.setUp}>Start: {setUp}</p>
      {isHarderLocked && shown.cautions.includes('J') && (
        <p className={styles.locked}>
          <Lock size={15} aria-hidden="true" />
          Jumps are locked for now, to keep you safe.
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.format}>
          <b>{move.time}</b>
          {notes.length > 0 && <span>{notes.join(' · ')}</span>}
        </p>
        <button type="button" className={styles.list} aria-haspopup="dialog" onClick={onOpenList}>
          {listName}
          <ChevronUp size={20} aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
