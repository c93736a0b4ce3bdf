import { useEffect, useEffectEvent, useMemo, useRef, useState, useTransition } from 'react';
import { steadyMs } from '#client/browser/clock.ts';
import { randomId } from '#client/browser/random-id.ts';
import { type SessionCarrier, useSessionCarrier } from '#client/features/workout-player/cues/session-carrier.ts';
import type { MoveLevels } from '#client/features/workout-player/move-levels.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { deleteSnapshot } from '#client/member/session-snapshots.ts';
import { sessionFrom } from '#domain/session/kept-session.ts';
import { actOn, type SessionAction } from '#domain/session/session-clock.ts';
import type { PlannedLength, SessionStep } from '#domain/session/session-plan.ts';
import { type SessionSnapshot, WAY_BACK_IN_MS } from '#domain/session/session-snapshot.ts';
import { currentSegment, newSession, type SessionState } from '#domain/session/session-state.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import type { WarmUpChoice } from '#domain/session/warm-up-choice.ts';
import type { MoveId, MoveLevel } from '#programme/moves/move.ts';
import {
  choicesOf,
  isAtFirstSlot,
  isSameMoves,
  isUnderWay,
  newChoices,
  type PlanOf,
  type TodaysChoices,
  timelineOf,
  withSwap,
} from './todays-choices.ts';
import { type SessionEngine, useSessionEngine } from './use-session-engine.ts';

interface SessionNeeds {
  userId: string;
  planOf: PlanOf;
  levels: MoveLevels;
  firstLength: PlannedLength;
  firstWarmUp: WarmUpChoice;
  snapshots: readonly SessionSnapshot[];
  /** May be carried on with. */
  isOwn: (snapshot: SessionSnapshot) => boolean;
}

export interface GuidedSession {
  state: SessionState | undefined;
  isGuided: boolean;
  engine: SessionEngine;
  carrier: SessionCarrier;
  choices: TodaysChoices;
  segments: readonly PlacedSegment[];
  length: PlannedLength;
  warmUp: WarmUpChoice;
  saved: SessionSnapshot | undefined;
  isBeginning: boolean;
  isElsewhere: boolean;
  chooseLength: (length: PlannedLength) => void;
  chooseWarmUp: (warmUp: WarmUpChoice) => void;
  chooseLevel: (moveId: MoveId, level: MoveLevel) => void;
  /** Kept across a reload. */
  ease: () => void;
  swap: (plannedMoveId: string, moveId: MoveId) => void;
  start: (step: SessionStep) => void;
  /** What the guide has begun and the member left by hand, where it stands. */
  goOn: (() => void) | undefined;
  carryOn: (snapshot: SessionSnapshot, isEased: boolean) => void;
  startAgain: (snapshot: SessionSnapshot) => void;
  setAside: () => void;
  segmentOf: (snapshot: SessionSnapshot) => PlacedSegment | undefined;
  act: (action: SessionAction) => void;
  /** Takes the lock: no other tab runs or counts a workout of this member. */
  claim: () => void;
  goByHand: () => void;
  /** For a phone in a pocket: no coach to be seen, and everything said. */
  isSoundOnly: boolean;
  showSoundOnly: (isSoundOnly: boolean) => void;
}

export function useGuidedSession({ userId, planOf, levels, ...needs }: SessionNeeds): GuidedSession {
  const carrier = useSessionCarrier();
  const engine = useSessionEngine(carrier);
  const { state } = engine;
  const words = useProgrammeWords();
  const [choices, setChoices] = useState(() =>
    newChoices(firstIdOf(needs.snapshots), { length: needs.firstLength, warmUp: needs.firstWarmUp }),
  );
  const [length, setLength] = useState(needs.firstLength);
  const [warmUp, setWarmUp] = useState(needs.firstWarmUp);
  const [isGuided, setGuided] = useState(false);
  const [isSetAside, setSetAside] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);
  const [isSoundOnly, showSoundOnly] = useState(false);
  const [isBeginning, startDrawing] = useTransition();
  const lock = useSessionLock(userId, () => {
    engine.end();
    setGuided(false);
    setElsewhere(true);
  });
  const saved = needs.snapshots.find((snapshot) => snapshot.activeMs > 0 && needs.isOwn(snapshot));
  const segmentsFor = (today: TodaysChoices) => timelineOf(planOf, today, levels);
  const segments = useSegments(planOf, choices, levels, engine);

  function play(today: TodaysChoices, session: SessionState, leadInMs?: number) {
    lock.take();
    // Transition: a whole new screen, drawn in parts so that a slow phone never stands still.
    startDrawing(() => {
      setChoices(today);
      setLength(today.length);
      setWarmUp(today.warmUp);
      setSetAside(true);
      setGuided(true);
      engine.begin(actOn(session, { type: 'play', ...(leadInMs !== undefined && { leadInMs }) }, steadyMs()));
    });
  }
  function playFrom(step: SessionStep, today: TodaysChoices, done?: SessionState) {
    const fresh = newSession(segmentsFor(today), steadyMs());
    // What was played before the member went on by hand belongs to the same session.
    const session = { ...fresh, ...(done && { activeMs: done.activeMs, worked: done.worked }) };
    play(today, actOn(session, { type: 'to-step', step }, steadyMs()));
  }
  return {
    ...{ state, isGuided, engine, carrier, choices, segments, length, warmUp },
    ...{ isBeginning, isElsewhere, isSoundOnly, showSoundOnly },
    saved: isSetAside ? undefined : saved,
    ...{ chooseLength: setLength, chooseWarmUp: setWarmUp },
    chooseLevel: (moveId, level) => {
      levels.choose(moveId, level);
      if (isGuided && state && isAtFirstSlot(state)) setChoices({ ...choices, hasChosenStart: true });
    },
    ease: () => setChoices({ ...choices, isEased: true }),
    swap: (plannedMoveId, moveId) => setChoices(withSwap(choices, plannedMoveId, moveId)),
    start: (step) => playFrom(step, newChoices(choices.sessionId, { length, warmUp }, choices.isEased), state),
    goOn: state && isUnderWay(state, choices, { length, warmUp }) ? () => play(choices, state) : undefined,
    startAgain: (snapshot) => {
      void deleteSnapshot(userId, snapshot.sessionId);
      playFrom(0, newChoices(randomId(), snapshot, snapshot.isEased));
    },
    carryOn: (snapshot, isEased) => {
      const today = choicesOf(snapshot, words);
      const fresh = newSession(segmentsFor(today), steadyMs());
      play(today, sessionFrom(snapshot, fresh.segments, steadyMs()), isEased ? WAY_BACK_IN_MS : undefined);
    },
    setAside: () => setSetAside(true),
    segmentOf: (snapshot) => currentSegment(sessionFrom(snapshot, segmentsFor(choicesOf(snapshot, words)), 0)),
    ...{ act: engine.act, claim: lock.take },
    goByHand: () => {
      engine.act({ type: 'pause' });
      setGuided(false);
      lock.release();
    },
  };
}

/** Idempotent: what was only opened by hand is the same session in every tab. */
const firstIdOf = (snapshots: readonly SessionSnapshot[]): string =>
  snapshots.find(({ activeMs }) => activeMs === 0)?.sessionId ?? randomId();

function useSegments(
  planOf: PlanOf,
  choices: TodaysChoices,
  levels: MoveLevels,
  engine: SessionEngine,
): readonly PlacedSegment[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the levels change with every choice of one
  const segments = useMemo(() => timelineOf(planOf, choices, levels), [planOf, choices, levels.limits, levels.wishes]);
  const changeMoves = useEffectEvent(() => {
    const { state, act } = engine;
    if (state && !isSameMoves(state.segments, segments)) act({ type: 'change-moves', segments });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other segments are the reason
  useEffect(changeMoves, [segments]);
  return segments;
}

/** Lock: one tab of a browser runs a user's workout, the one used last. */
interface SessionLock {
  take: () => void;
  release: () => void;
}

/** @param onTaken another tab took the lock; never called where the browser has no locks, or the page may not have one. */
function useSessionLock(userId: string, onTaken: () => void): SessionLock {
  const resolveHeld = useRef<() => void>(undefined);
  const taken = useEffectEvent(onTaken);

  function release() {
    resolveHeld.current?.();
    resolveHeld.current = undefined;
  }
  useEffect(() => () => resolveHeld.current?.(), []);

  return {
    take: () => {
      if (!('locks' in navigator) || resolveHeld.current) return;
      const held = new Promise<void>((resolve) => {
        resolveHeld.current = resolve;
      });
      navigator.locks
        .request(`fit-in-30-workout-${userId}`, { steal: true }, () => held)
        .catch(({ name }: DOMException) => {
          resolveHeld.current = undefined;
          if (name === 'AbortError') taken();
        });
    },
    release,
  };
}
