import { useEffect, useEffectEvent, useMemo, useState, useTransition } from 'react';
import { now, steadyMs } from '#client/platform/clock.ts';
import { randomId } from '#client/platform/random-id.ts';
import { keepSessionPlace } from '#client/platform/session-places.ts';
import type { Edition } from '#domain/block.ts';
import { actOn, type SessionAction } from '#domain/session-clock.ts';
import type { PlannedLength, SessionStep } from '#domain/session-plan.ts';
import { type SessionSnapshot, sessionFrom, snapshotOf, WAY_BACK_IN_MS } from '#domain/session-snapshot.ts';
import { currentSegment, newSession, type SessionState } from '#domain/session-state.ts';
import { type PlacedSegment, sessionTimeline } from '#domain/session-timeline.ts';
import type { MoveId, MoveLevel } from '#programme/move.ts';
import { asMoveId, moveFacts } from '#programme/move-facts.ts';
import { timedWorkout } from '#programme/timed-workout.ts';
import type { Workout } from '#programme/workout.ts';
import { easedLevels, type MoveLevels } from '../move-levels.ts';
import { useSessionLock } from './session-lock.ts';
import { type KeptSession, useKeptSession } from './use-kept-session.ts';
import { type SessionEngine, useSessionEngine } from './use-session-engine.ts';

interface GuidedSessionNeeds {
  userId: string;
  workout: Workout;
  edition: Edition;
  /** Undefined while it is not known. */
  block: number | undefined;
  levels: MoveLevels;
  firstLength: PlannedLength;
}

/** What she chose for today's session, besides levels. */
interface TodaysChoices {
  sessionId: string;
  length: PlannedLength;
  swaps: Readonly<Record<string, string>>;
  hasChosenStart: boolean;
  /** After a sign of the body: all that is left at Easier, in pelvic-safe mode. */
  isEased: boolean;
}

export interface GuidedSession {
  state: SessionState | undefined;
  engine: SessionEngine;
  kept: KeptSession;
  choices: TodaysChoices;
  /** Start was pressed, and the screen of the session is being drawn. */
  isBeginning: boolean;
  /** Another tab runs it now. */
  isElsewhere: boolean;
  chooseLength: (length: PlannedLength) => void;
  chooseLevel: (moveId: MoveId, level: MoveLevel) => void;
  /** From now on, and after a reload, nothing but Easier. */
  ease: () => void;
  /** For today another move stands in; with itself the plan's move is back. */
  swap: (plannedMoveId: string, moveId: MoveId) => void;
  start: (step: SessionStep) => void;
  /** Eased in, half a minute of marching comes first. */
  carryOn: (place: SessionSnapshot, isEased: boolean) => void;
  /** From the beginning, in the same length; what was kept goes. */
  startAgain: (place: SessionSnapshot) => void;
  /** Where a kept session stands; undefined when everything was played. */
  segmentOf: (place: SessionSnapshot) => PlacedSegment | undefined;
  act: (action: SessionAction) => void;
  /** From now on no other tab runs or counts a workout of hers. */
  claim: () => void;
  /** Ends the guide; the place stays kept. */
  leave: () => void;
  /** What another tab took is looked for on the device again. */
  takeBack: () => void;
}

/** A workout run by the guide: its timeline, its clock, and its place on the device. */
export function useGuidedSession(needs: GuidedSessionNeeds): GuidedSession {
  const { userId, workout, edition, levels } = needs;
  const engine = useSessionEngine();
  const kept = useKeptSession(userId, workout.id, edition);
  const [choices, setChoices] = useState<TodaysChoices>(() => newChoices(needs.firstLength));
  const [isElsewhere, setElsewhere] = useState(false);
  const [isBeginning, startDrawing] = useTransition();
  const lock = useSessionLock(userId, () => {
    engine.end();
    setElsewhere(true);
  });

  const segmentsFor = (today: TodaysChoices): PlacedSegment[] => timelineOf(workout, today, levels);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the levels change with every choice of one
  const segments = useMemo(() => segmentsFor(choices), [workout, choices, levels.limits, levels.wishes]);
  const { state } = engine;
  const changeMoves = useEffectEvent(() => {
    if (state && !isSameMoves(state.segments, segments)) engine.act({ type: 'change-moves', segments });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other segments are the reason
  useEffect(changeMoves, [segments]);
  useKeptPlace({ ...needs, state, choices });

  function begin(today: TodaysChoices, begun: SessionState) {
    lock.take();
    // A whole new screen: drawn in small parts, so that a slow phone never stands still.
    startDrawing(() => {
      setElsewhere(false);
      setChoices(today);
      kept.setAside();
      engine.begin(begun);
    });
  }
  function start(step: SessionStep, length: PlannedLength = choices.length, isEased = choices.isEased) {
    const today = newChoices(length, isEased);
    const nowMs = steadyMs();
    const ready = actOn(newSession(segmentsFor(today), nowMs), { type: 'to-step', step }, nowMs);
    begin(today, actOn(ready, { type: 'play' }, nowMs));
  }
  return {
    state,
    engine,
    kept,
    choices,
    isBeginning,
    isElsewhere,
    chooseLength: (length) => setChoices({ ...choices, length }),
    chooseLevel: (moveId, level) => {
      levels.choose(moveId, level);
      if (state && isAtFirstSlot(state)) setChoices({ ...choices, hasChosenStart: true });
    },
    ease: () => setChoices({ ...choices, isEased: true }),
    swap: (plannedMoveId, moveId) => setChoices(withSwap(choices, plannedMoveId, moveId)),
    start,
    startAgain: (place) => {
      kept.forget();
      start(0, place.length, place.isEased);
    },
    segmentOf: (place) => segmentsFor(choicesOf(place))[place.index],
    claim: lock.take,
    carryOn: (place, isEased) => {
      const today = choicesOf(place);
      const nowMs = steadyMs();
      const session = sessionFrom(place, segmentsFor(today), nowMs) ?? newSession(segmentsFor(today), nowMs);
      begin(today, actOn(session, { type: 'play', ...(isEased && { leadInMs: WAY_BACK_IN_MS }) }, nowMs));
    },
    act: engine.act,
    leave: () => {
      engine.end();
      lock.letGo();
    },
    takeBack: () => {
      setElsewhere(false);
      kept.lookAgain();
    },
  };
}

const newChoices = (length: PlannedLength, isEased = false): TodaysChoices => ({
  sessionId: randomId(),
  length,
  swaps: {},
  hasChosenStart: false,
  isEased,
});

function withSwap(choices: TodaysChoices, plannedMoveId: string, moveId: MoveId): TodaysChoices {
  const { [plannedMoveId]: _before, ...others } = choices.swaps;
  return { ...choices, swaps: moveId === plannedMoveId ? others : { ...others, [plannedMoveId]: moveId } };
}

/** A device may remember moves that are no longer in the programme. */
function choicesOf({ sessionId, length, swaps, hasChosenStart, isEased = false }: SessionSnapshot): TodaysChoices {
  const known = Object.entries(swaps).filter((pair) => pair.every((moveId) => asMoveId(moveId) !== undefined));
  return { sessionId, length, swaps: Object.fromEntries(known), hasChosenStart, isEased };
}

function timelineOf(workout: Workout, today: TodaysChoices, allLevels: MoveLevels) {
  const { length, swaps, hasChosenStart, isEased } = today;
  const levels = isEased ? easedLevels(allLevels) : allLevels;
  return sessionTimeline(timedWorkout(workout, length), {
    levelOf: (moveId) => levels.wishFor(moveId as MoveId),
    swaps,
    hasChosenStart,
    limits: levels.limits,
    factsOf: moveFacts,
  });
}

const isSameMoves = (old: readonly PlacedSegment[], segments: readonly PlacedSegment[]): boolean =>
  old.length === segments.length &&
  old.every(({ moveId, level }, index) => moveId === segments[index]?.moveId && level === segments[index]?.level);

/** The first slot of the main part, which in a short version of a hard workout begins easier. */
function isAtFirstSlot(state: SessionState): boolean {
  const firstWork = state.segments.findIndex(({ step, kind }) => step === 1 && kind === 'work');
  return state.index <= firstWork && currentSegment(state)?.step === 1;
}

/** On the device at every change and every second, from the first second that counts. */
function useKeptPlace({
  userId,
  workout,
  block = 0,
  state,
  choices,
}: GuidedSessionNeeds & { state: SessionState | undefined; choices: TodaysChoices }) {
  useEffect(() => {
    if (!state || state.activeMs === 0) return;
    const about = { ...choices, workoutId: workout.id, block, title: workout.title, savedAt: now() };
    void keepSessionPlace(userId, snapshotOf(state, about));
  }, [userId, workout, block, state, choices]);
}
