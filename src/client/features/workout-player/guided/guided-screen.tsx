import { useEffect, useRef, useState } from 'react';
import { WorkoutVideo } from '#client/components/workout-video.tsx';
import { setThemeColour } from '#client/platform/theme.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { Edition } from '#domain/block.ts';
import { currentSegment, type SessionState } from '#domain/session-state.ts';
import type { MoveId } from '#programme/move.ts';
import type { Workout } from '#programme/workout.ts';
import { CueFlash } from '../cues/cue-flash.tsx';
import type { SessionSound } from '../cues/use-session-cues.ts';
import type { MoveLevels } from '../move-levels.ts';
import { type PlayerStep, videoPlaceOf } from '../player-steps.ts';
import { announcementOf } from './announcement.ts';
import styles from './guided.module.css';
import { GuidedControls } from './guided-controls.tsx';
import { GuidedHead } from './guided-head.tsx';
import { GuidedNext, RestButtons, UndoSkip } from './guided-next.tsx';
import { GuidedSheets } from './guided-sheets.tsx';
import { GuidedStage } from './guided-stage.tsx';
import { GuidedTimer } from './guided-timer.tsx';
import { nextUp, type Phase, type ShownSegment, shownSegment } from './segment-words.ts';
import { useGuidedControls } from './use-guided-controls.ts';
import type { GuidedSession } from './use-guided-session.ts';

export interface GuidedScreenProps {
  workout: Workout;
  edition: Edition;
  steps: readonly PlayerStep[];
  stepIndex: number;
  guided: GuidedSession;
  state: SessionState;
  levels: MoveLevels;
  sound: SessionSound;
  /** The rating or the praise is open above it. */
  isCovered: boolean;
  onComplete: () => void;
  onByHand: () => void;
  onLeave: () => void;
}

/** The colour of the phone's own bars, as that of the screen. */
const BAR_COLOURS: Record<Phase, string> = { work: '#0f4c45', rest: '#ffc94d', ready: '#bfe3d7' };

/** A session that runs by itself: what to do, how long, what comes next; one big button when she is needed. */
export function GuidedScreen(props: GuidedScreenProps) {
  const { workout, edition, steps, stepIndex, guided, state, levels, sound, isCovered } = props;
  const [isBig, setBig] = useState(false);
  const shown = shownSegment(state) ?? overShown(state);
  const step = steps[stepIndex] as PlayerStep;
  const controls = useGuidedControls({ ...props, shown });
  const { act, setOpen } = controls;
  const page = usePhaseColour(shown.phase);
  const plannedMoveId = swappable(state, workout);
  return (
    <main
      ref={page}
      tabIndex={-1}
      className={classNames(styles.player, styles[shown.phase], isBig && styles.big)}
      {...controls.gestures}
    >
      <GuidedHead {...{ steps, stepIndex, state, controls }} sound={sound.choice} onComplete={props.onComplete} />
      <WorkoutVideo
        key={stepIndex}
        place={videoPlaceOf(stepIndex, edition, workout)}
        title={step.name}
        variant="ghost"
        className={styles.video}
      >
        <GuidedStage
          {...{ shown, levels, isBig }}
          isRunning={state.isRunning}
          onTap={controls.pause}
          onLevel={(level) => guided.chooseLevel(shown.moveId, level)}
          onBig={() => setBig(!isBig)}
          onSwap={plannedMoveId && (() => setOpen('swap'))}
        />
      </WorkoutVideo>
      <GuidedTimer {...{ shown, state }} jumps={guided.engine.jumps} />
      <Following {...{ state, shown, act }} listName={step.listName} onOpenList={() => setOpen('list')} />
      <GuidedControls {...{ state, controls }} onComplete={props.onComplete} />
      <p role="status" className="visually-hidden">
        {announcementOf(state, shown)}
      </p>
      <CueFlash flashes={sound.flashes} />
      {!isCovered && (
        <GuidedSheets
          {...{ workout, guided, state, shown, step, stepIndex, levels, sound, controls, plannedMoveId }}
          onByHand={props.onByHand}
          onLeave={props.onLeave}
        />
      )}
    </main>
  );
}

interface FollowingProps {
  state: SessionState;
  shown: ShownSegment;
  act: GuidedSession['act'];
  listName: string;
  onOpenList: () => void;
}

/** Below the digits: the way back from a skip, what comes next, or, where the stage shows that, more rest or less. */
function Following({ state, shown, act, listName, onOpenList }: FollowingProps) {
  const isEasedIn = state.leadInMs > 0;
  if (state.undo) return <UndoSkip onUndo={() => act({ type: 'undo' })} />;
  if (shown.phase !== 'rest' && !isEasedIn) return <GuidedNext next={nextUp(state)} {...{ listName, onOpenList }} />;
  const more = () => act({ type: 'more-rest' });
  return <RestButtons onMore={isEasedIn ? undefined : more} onSkip={() => act({ type: 'skip-rest' })} />;
}

/** Everything was played; the rating stands above it. */
function overShown({ segments }: SessionState): ShownSegment {
  const last = segments.at(-1);
  return {
    phase: 'work',
    moveId: (last?.moveId ?? 'breathe') as MoveId,
    level: last?.level ?? 'standard',
    isOtherSide: false,
    title: 'All done',
    cue: 'Nice work. Say how it was to complete it.',
    place: 'Cool-Down',
    count: '',
  };
}

/** The move of the plan that is on or comes next, if another of the workout may stand in for it. */
function swappable(state: SessionState, { circuits }: Workout): MoveId | undefined {
  const segment = currentSegment(state);
  if (segment?.step !== 1 || state.leadInMs > 0) return undefined;
  return circuits.flatMap(({ moves }) => moves).find((moveId) => moveId === segment.plannedMoveId);
}

/** The phone's own bars take the colour of the phase; the keyboard starts on the player. */
function usePhaseColour(phase: Phase) {
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    page.current?.focus({ preventScroll: true });
    page.current?.scrollIntoView?.();
  }, []);
  useEffect(() => {
    setThemeColour(BAR_COLOURS[phase]);
    return () => setThemeColour(undefined);
  }, [phase]);
  return page;
}
