import { useMemo } from 'react';
import { sessionCues } from '#domain/session-cues.ts';
import { WAY_BACK_IN_MS } from '#domain/session-snapshot.ts';
import { type SessionSound, useSessionCues } from '../cues/use-session-cues.ts';
import type { WorkoutSession } from './use-session.ts';

const WAY_BACK_IN_CUES = sessionCues([
  { kind: 'get-ready', step: 0, moveId: 'march', level: 'easier', durationMs: WAY_BACK_IN_MS },
]).filter(({ kind }) => kind !== 'done');

export function useSessionSound({ state, engine, carrier }: WorkoutSession): SessionSound {
  const segments = state?.segments;
  const isEasedIn = state !== undefined && state.leadInMs > 0;
  const cues = useMemo(() => {
    if (isEasedIn) return WAY_BACK_IN_CUES;
    return segments ? sessionCues(segments) : [];
  }, [segments, isEasedIn]);
  return useSessionCues({
    cues,
    isRunning: state?.isRunning === true,
    elapsedMs: engine.elapsedMs,
    jump: engine.jumps,
    carrier,
    onInterrupted: () => engine.act({ type: 'pause' }),
  });
}
