import { act, renderHook } from '@testing-library/react';
import { vi } from 'vitest';
import { type SessionCue, sessionCues } from '#domain/session/session-cues.ts';
import type { Segment } from '#domain/session/session-timeline.ts';
import { createSessionCarrier } from './session-carrier.ts';
import { useSessionCues } from './use-session-cues.ts';

const base = { step: 1, level: 'standard' } as const;
export const SEGMENTS: Segment[] = [
  { ...base, kind: 'get-ready', moveId: 'squat', durationMs: 5_000 },
  { ...base, kind: 'work', moveId: 'squat', durationMs: 40_000 },
  { ...base, kind: 'rest', moveId: 'reverse_lunge', durationMs: 20_000 },
  { ...base, kind: 'work', moveId: 'reverse_lunge', durationMs: 45_000, halfway: 'switch-sides' },
];
export const CUES = sessionCues(SEGMENTS);

/** The clock of the sounds and the timers go on together. */
const STEP_MS = 250;

/** A session that runs from `startMs` on, with the member's tap; the fake timers are its clock. */
export function runSession(
  contexts: readonly { currentTime: number }[],
  { startMs = 0, cues = CUES }: { startMs?: number; cues?: SessionCue[] } = {},
) {
  const begun = performance.now();
  const elapsedMs = () => startMs + performance.now() - begun;
  const onInterrupted = vi.fn();
  const waiting = {
    cues,
    elapsedMs,
    jump: 0,
    onInterrupted,
    carrier: createSessionCarrier(),
    isRunning: false,
    voicePart: 'a1' as const,
  };
  const session = renderHook(useSessionCues, { initialProps: waiting });
  const running = { ...waiting, isRunning: true };
  act(() => session.result.current.unlock());
  session.rerender(running);
  const pass = (ms: number) =>
    act(async () => {
      for (let left = ms; left > 0; left -= STEP_MS) {
        for (const context of contexts) context.currentTime += Math.min(STEP_MS, left) / 1_000;
        await vi.advanceTimersByTimeAsync(Math.min(STEP_MS, left));
      }
    });
  return { session, running, onInterrupted, pass };
}
