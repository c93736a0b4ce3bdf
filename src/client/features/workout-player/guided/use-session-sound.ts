import { useMemo } from 'react';
import { type SessionSound, useSessionCues } from '#client/features/workout-player/cues/use-session-cues.ts';
import { sessionCues } from '#domain/session/session-cues.ts';
import { WAY_BACK_IN_MS } from '#domain/session/session-snapshot.ts';
import { isDone } from '#domain/session/session-state.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import type { KindOccasion } from '#domain/speech/kind-occasion.ts';
import type { VoicePart } from '#programme/speech/voice-part.ts';
import type { GuidedSession } from './use-guided-session.ts';

const WAY_BACK_IN_CUES = sessionCues([
  { kind: 'get-ready', step: 0, moveId: 'march', level: 'easier', durationMs: WAY_BACK_IN_MS },
]).filter(({ kind }) => kind !== 'done');

const NOTHING: readonly PlacedSegment[] = [];

export function useSessionSound(
  session: GuidedSession,
  voicePart: VoicePart,
  occasions: readonly KindOccasion[] = [],
): SessionSound {
  const { state, engine, carrier, choices, isGuided, isSoundOnly } = session;
  const segments = state?.segments;
  const isEasedIn = state !== undefined && state.leadInMs > 0;
  const cues = useMemo(() => {
    if (isEasedIn) return WAY_BACK_IN_CUES;
    return segments ? sessionCues(segments) : [];
  }, [segments, isEasedIn]);
  const timeline = {
    segments: isEasedIn || !isGuided ? NOTHING : (segments ?? NOTHING),
    seed: seedOf(choices.sessionId),
    isOver: state !== undefined && isDone(state),
    saysAll: isSoundOnly,
    occasions,
  };
  return useSessionCues({
    cues,
    timeline,
    isRunning: state?.isRunning === true,
    elapsedMs: engine.elapsedMs,
    jump: engine.jumps,
    carrier,
    voicePart,
    onInterrupted: () => engine.act({ type: 'pause' }),
  });
}

/** Any whole number will do, as long as a session keeps its own. */
export const seedOf = (sessionId: string): number =>
  [...sessionId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7);
