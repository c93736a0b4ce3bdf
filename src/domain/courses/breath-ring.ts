/** What a breath ring asks the member to do. */
export type RingPhase = 'in' | 'out' | 'lift' | 'hold' | 'let-go';

/** Phases that follow one another; the whole row is done `repeat` times. Seconds are whole. */
export interface RingBlock {
  readonly kind: 'settle' | 'long' | 'quick' | 'letting-go';
  readonly repeat: number;
  readonly phases: readonly { readonly phase: RingPhase; readonly seconds: number }[];
}

/** One phase on the timeline of a ring; times are whole milliseconds. */
export interface RingStep {
  readonly phase: RingPhase;
  readonly kind: RingBlock['kind'];
  /** Which of the `turns` of its block this is, from 1. */
  readonly turn: number;
  readonly turns: number;
  readonly startMs: number;
  readonly durationMs: number;
}

/** The phases of a ring as a timeline, one after the other. */
export function ringSteps(blocks: readonly RingBlock[]): RingStep[] {
  let startMs = 0;
  return blocks.flatMap(({ kind, repeat, phases }) =>
    Array.from({ length: repeat }, (_, index) => index + 1).flatMap((turn) =>
      phases.map(({ phase, seconds }) => {
        const step = { phase, kind, turn, turns: repeat, startMs, durationMs: seconds * 1000 };
        startMs += step.durationMs;
        return step;
      }),
    ),
  );
}

/** How long a ring takes, in milliseconds. */
export function ringMs(steps: readonly RingStep[]): number {
  const last = steps.at(-1);
  return last ? last.startMs + last.durationMs : 0;
}

/** The phase that runs at a time; undefined once all phases are over. */
export function ringStepAt(steps: readonly RingStep[], elapsedMs: number): RingStep | undefined {
  return steps.find(({ startMs, durationMs }) => elapsedMs < startMs + durationMs);
}

/** How full the ring is at a time, 0 to 1: a lift and a breath in fill it, letting go and a breath out empty it. */
export function ringFill({ phase, startMs, durationMs }: RingStep, elapsedMs: number): number {
  const share = Math.min(1, Math.max(0, (elapsedMs - startMs) / durationMs));
  if (phase === 'hold') return 1;
  return phase === 'in' || phase === 'lift' ? share : 1 - share;
}
