import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { MoveControls, NeededButton } from '#client/features/workout-player/player-controls.tsx';
import { UNASKED_LIMITS } from '#domain/session/move-level.ts';
import { actOn } from '#domain/session/session-clock.ts';
import { currentSegment, isDone, newSession, type SessionState } from '#domain/session/session-state.ts';
import { sessionTimeline } from '#domain/session/session-timeline.ts';
import { factsIn } from '#programme/moves/move-facts.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import { findWorkout } from '#programme/workouts/workouts.ts';
import { UndoSkip } from '../next-move.tsx';
import { STEP_NAMES } from '../player-steps.ts';
import { type ShownSegment, shownSegment } from './segment-words.ts';
import { LeaveQuestion } from './session-questions.tsx';
import { TurnQuestion } from './turn-question.tsx';
import { type SessionInHand, useSessionControls } from './use-session-controls.ts';
import { type SessionEngine, useSessionEngine } from './use-session-engine.ts';

/** How many sessions; `RANDOM_TOUCH_RUNS=500 npx vitest run --project client random-touches` for a long look. */
const RUNS = Number((globalThis as { process?: { env: Record<string, string> } }).process?.env.RANDOM_TOUCH_RUNS ?? 6);
const TOUCHES = 60;
const WORKOUT = findWorkout('a', 1);
if (!WORKOUT) throw new Error('no workout');
const SEGMENTS = sessionTimeline(timedWorkout(WORKOUT, 'full', SHIPPED_WORDS), {
  levelOf: () => 'standard',
  swaps: {},
  hasChosenStart: false,
  limits: UNASKED_LIMITS,
  factsOf: factsIn(SHIPPED_WORDS),
});

let passedMs = 0;
let engine: SessionEngine;
let giveClockBack = () => {};

/** The session with all that fingers and keys reach, without its pictures. */
function Session() {
  engine = useSessionEngine();
  const { state } = engine;
  const shown = state && shownSegment(state, SHIPPED_WORDS);
  return state && shown ? <Hand {...{ state, shown }} /> : null;
}

function Hand({ state, shown }: { state: SessionState; shown: ShownSegment }) {
  const stepIndex = currentSegment(state)?.step ?? 2;
  const session = { act: engine.act, chooseLevel: () => undefined, engine };
  const sound = { choice: 'off', choose: () => undefined, unlock: () => undefined };
  const steps = STEP_NAMES.map((name) => ({ name }));
  const rest = {
    title: 'A',
    workout: WORKOUT,
    steps,
    levels: { isLocked: () => false },
    isCovered: false,
    onLeave: () => undefined,
  };
  const props = { ...rest, session, sound, state, stepIndex } as unknown as SessionInHand;
  const controls = useSessionControls({ ...props, shown });
  return (
    <main {...controls.gestures}>
      <div data-no-swipe />
      {state.undo && <UndoSkip onUndo={() => controls.act({ type: 'undo' })} />}
      <MoveControls {...{ controls }} isMove={shown.phase === 'work'} listName="All moves" />
      <NeededButton isRunning={state.isRunning} controls={controls} />
      <TurnQuestion {...{ state, stepIndex, controls }} />
      <LeaveQuestion
        title="Leave this workout?"
        open={controls.open === 'leave' || controls.open === 'leave-running'}
        onStay={() => controls.setOpen(undefined)}
        onLeave={() => controls.setOpen(undefined)}
      />
    </main>
  );
}

/** The same numbers for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1_000) {
    passedMs += Math.min(1_000, left);
    await act(() => vi.advanceTimersByTimeAsync(Math.min(1_000, left)));
  }
}

function swipe(target: Element | null, by: number) {
  if (!target) return;
  fireEvent.touchStart(target, { touches: [{ clientX: 300, clientY: 300 }] });
  fireEvent.touchEnd(target, { changedTouches: [{ clientX: 300 + by, clientY: 300 }] });
}

const KEYS = ['ArrowLeft', 'ArrowRight', ' ', '1', '3', 'm', 'Escape', 'MediaTrackNext', 'MediaTrackPrevious'];

/** What a small hand does to a phone, once. @returns true if it answered the question with "yes". */
async function touch(random: (below: number) => number): Promise<boolean> {
  const main = document.querySelector('main');
  const question = screen.queryByRole('alertdialog');
  const buttons = question ? within(question).getAllByRole('button') : screen.queryAllByRole('button');
  const button = buttons[random(buttons.length || 1)];
  const [isYes, kind] = [button?.textContent === 'Skip' || button?.textContent === 'Go back', random(7)];
  if (kind === 0) swipe(main, random(2) === 0 ? -120 : 120);
  else if (kind === 1) swipe(document.querySelector('[data-no-swipe]'), -120);
  else if (kind === 2) fireEvent.keyDown(document.body, { key: KEYS[random(KEYS.length)] });
  else if (kind === 3) window.dispatchEvent(new Event('resize'));
  else if (kind === 4) await hide(random(6_000));
  else if (button) fireEvent.click(button);
  return kind > 4 && isYes;
}

async function hide(ms: number): Promise<void> {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(ms);
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const placeOf = ({ index, elapsedMs, leadInMs }: SessionState) => ({ index, elapsedMs, leadInMs });

/** No place is gone: it is the same, or further by the time that passed, or one undo or one turn away. */
function expectPlaceKept(before: SessionState, after: SessionState, hasAgreed: boolean, waitedMs: number): void {
  const undone = actOn(after, { type: 'undo' }, after.atMs);
  const reached = actOn(before, { type: 'pause' }, before.atMs + waitedMs);
  const ways = [after, undone].map(placeOf);
  const from = before.undo ? [before, reached, actOn(before, { type: 'undo' }, before.atMs)] : [before, reached];
  if (hasAgreed) {
    const step = currentSegment(before)?.step ?? 2;
    expect(placeOf(actOn(after, { type: 'to-step', step }, after.atMs))).toEqual(placeOf(before));
  } else if (waitedMs === 0)
    expect(from.map(placeOf)).toContainEqual(ways.find((way) => isOneOf(from, way)) ?? ways[0]);
}

const isOneOf = (states: readonly SessionState[], place: object): boolean =>
  states.some((state) => JSON.stringify(placeOf(state)) === JSON.stringify(place));

beforeEach(() => {
  passedMs = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  giveClockBack = replaceClock({ now: () => passedMs, steadyMs: () => passedMs, utcOffsetMinutes: () => 0 });
});
afterEach(() => {
  vi.useRealTimers();
  giveClockBack();
});

/** One session from a random second on. @returns how often a move was skipped, and a step turned. */
async function playUnderTouches(seed: number): Promise<{ skips: number; turns: number }> {
  const random = randomFrom(seed);
  const counts = { skips: 0, turns: 0 };
  render(<Session />);
  const begun = actOn(newSession(SEGMENTS, passedMs), { type: 'to-segment', index: random(SEGMENTS.length) }, passedMs);
  act(() => engine.begin(actOn({ ...begun, undo: undefined }, { type: 'play' }, passedMs)));
  for (let count = 0; count < TOUCHES; count += 1) {
    await pass(random(9_000));
    act(() => engine.act({ type: 'play' }));
    const before = engine.state;
    if (!before || isDone(before)) break;
    const atMs = passedMs;
    const hasAgreed = await touch(random);
    const after = engine.state ?? before;
    expectPlaceKept(before, after, hasAgreed, passedMs - atMs);
    counts.turns += Number(hasAgreed);
    counts.skips += Number(after.undo !== undefined && before.undo === undefined);
  }
  cleanup();
  return counts;
}

test('under random touches no place is lost without a question that was answered, or an undo', {
  timeout: 20_000 + RUNS * 4_000,
}, async () => {
  let [skips, turns] = [0, 0];
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const counts = await playUnderTouches(seed);
    skips += counts.skips;
    turns += counts.turns;
  }
  expect(Math.min(skips, turns)).toBeGreaterThan(0);
});
