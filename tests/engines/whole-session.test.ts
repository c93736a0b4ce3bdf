import { expect } from 'vitest';
import { seedOf } from '#client/features/workout-player/guided/use-session-sound.ts';
import { isMove } from '#domain/session/is-move.ts';
import { UNASKED_LIMITS } from '#domain/session/move-level.ts';
import type { SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { sessionTimeline } from '#domain/session/session-timeline.ts';
import { coachSpeech } from '#domain/speech/coach-speech.ts';
import { isSentence } from '#domain/speech/speech-scene.ts';
import { type SpokenCue, speakingMs } from '#domain/speech/spoken-cue.ts';
import { type CalendarDay, weekdayIndex } from '#domain/time/calendar-day.ts';
import { factsIn } from '#programme/moves/move-facts.ts';
import { CALL_LINES } from '#programme/speech/call-lines.ts';
import { coachWords } from '#programme/speech/coach-words.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { findWorkout } from '#programme/workouts/workouts.ts';
import { today } from '#tests/e2e/support/visitors.ts';
import { IS_FULL } from '#tests/test-size.ts';
import { eventually } from './support/eventually.ts';
import { journey } from './support/journey.ts';
import { button, type EnginePage, heading } from './support/page.ts';
import { digits, openMember, pauseSheet, rate, reachStart, start } from './support/visits.ts';

const A_MINUTE_MS = 60_000;
const HALF_AN_HOUR_MS = 30 * A_MINUTE_MS;
/** In minutes of the session: the page goes out of sight, and stays so for so many seconds. */
const OUT_OF_SIGHT = [
  { atMinute: 4, seconds: 20 },
  { atMinute: 14, seconds: 45 },
];
/** The clock that is shown has whole seconds. */
const ALLOWED_MS = 500;

const SEGMENTS = sessionTimeline(timedWorkout(findWorkout('a', 1) as Workout, 'full', SHIPPED_WORDS), {
  levelOf: () => 'standard',
  swaps: {},
  hasChosenStart: false,
  limits: UNASKED_LIMITS,
  factsOf: factsIn(SHIPPED_WORDS),
});
/** As this member hears them today. */
const COACH_WORDS = coachWords(SHIPPED_WORDS, {
  day: weekdayIndex(today() as CalendarDay),
  firstName: 'Maya',
  occasions: ['first-session'],
});
const BACK: readonly string[] = CALL_LINES.back;
/** What the digits count down as one: a move, or all the waiting before it. */
const COUNTED_MS: number[] = [];
for (const [index, segment] of SEGMENTS.entries()) {
  const before = SEGMENTS[index - 1];
  const waited = before && !isMove(before) && !isMove(segment) ? COUNTED_MS.pop() : 0;
  COUNTED_MS.push((waited ?? 0) + segment.durationMs);
}
const TOTAL_MS = SEGMENTS.reduce((sum, { durationMs }) => sum + durationMs, 0);

/** Notes what is shown, said, sounded and asked for, with the device's time; its voice is British. */
const NOTED = `
  const noted = { shown: [], spoken: [], tones: 0, locks: [], sights: [] };
  window.noted = noted;
  const at = () => performance.timeOrigin + performance.now();
  const voice = { name: 'Kate', lang: 'en-GB', voiceURI: 'Kate', localService: true, default: true };
  Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    speak: ({ text }) => { if (text.trim()) noted.spoken.push({ text, at: at() }); },
    cancel: () => undefined,
  }) });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...args) { noted.tones += 1; return start.apply(this, args); };
  if (navigator.wakeLock) {
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = function (...args) {
      const asked = { at: at(), answer: 'none' };
      noted.locks.push(asked);
      const given = request.apply(this, args);
      given.then(() => { asked.answer = 'given'; }, ({ name }) => { asked.answer = name; });
      return given;
    };
  }
  document.addEventListener('visibilitychange', () => noted.sights.push({ state: document.visibilityState, at: at() }));
  new MutationObserver(() => {
    const timer = document.querySelector('[role=timer]');
    const seconds = Number(timer?.textContent);
    if (!timer || seconds === noted.shown.at(-1)?.seconds) return;
    noted.shown.push({ seconds, at: at() });
  }).observe(document, { subtree: true, childList: true, characterData: true });`;

interface Noted {
  shown: { seconds: number; at: number }[];
  spoken: { text: string; at: number }[];
  tones: number;
  locks: { at: number; answer: string }[];
  sights: { state: string; at: number }[];
}

journey.runIf(IS_FULL)(
  'a whole session on the device’s own clock: twice out of sight it waits at its place, and it neither loses nor gains time',
  { timeout: 2 * HALF_AN_HOUR_MS },
  async ({ page, front, annotate }) => {
    front.before.push(NOTED);
    await openMember(page);
    await reachStart(page, '/workout/1');
    await page.press(start);
    await page.sees(digits);
    await untilPlayed(page, A_MINUTE_MS);
    const seed = seedOf((await kept(page)).sessionId);
    const leftAtMs: number[] = [];
    for (const { atMinute, seconds } of OUT_OF_SIGHT) {
      await untilPlayed(page, atMinute * A_MINUTE_MS);
      leftAtMs.push(await leaveFor(page, seconds));
    }
    await untilPlayed(page, TOTAL_MS - 1_000);
    await page.sees('25 minutes.');
    const noted = await read(page);
    const stretches = inStretches(noted);
    const driftMs = stretches.map(driftOf);
    const { unplanned, unsaid } = againstPlan(noted.spoken, [...leftAtMs, TOTAL_MS], seed);
    await annotate(
      `fell behind by ${driftMs.join(', ')} ms; ${noted.spoken.length} cues, ${unsaid.length} words too late; ${noted.tones} tones; wake locks: ${noted.locks.map(({ answer }) => answer).join(', ')}`,
    );
    expect(stretches).toHaveLength(OUT_OF_SIGHT.length + 1);
    expect(Math.max(...driftMs.map(Math.abs))).toBeLessThan(ALLOWED_MS);
    expect(unplanned).toEqual([]);
    expect(unsaid.filter(isSentence)).toEqual([]);
    expect(noted.tones).toBeGreaterThan(0);
    expect(noted.locks.length).toBeGreaterThan(OUT_OF_SIGHT.length);
    await rate(page, 9);
  },
);

/** Out of sight the digits go on for the seconds after which the session goes back to where it was left: these are no time played. */
async function read(page: EnginePage): Promise<Noted> {
  const noted = (await page.driver.run('return noted')) as Noted;
  const isInSight = (at: number) => noted.sights.findLast((sight) => sight.at <= at)?.state !== 'hidden';
  return { ...noted, shown: noted.shown.filter(({ at }) => isInSight(at)) };
}

interface Heard extends SpokenCue {
  /** The device's time. */
  readonly at: number;
}

/**
 * What was said and not planned, and planned and not said: planned again after each pause, from the place that was kept and what
 * was said before. A word in time that comes late on a busy device is left unsaid.
 */
function againstPlan(spoken: Noted['spoken'], leftAtMs: readonly number[], seed: number) {
  const said: Heard[] = [];
  const unplanned: string[] = [];
  const unsaid: SpokenCue[] = [];
  const places = [0, ...leftAtMs];
  for (const [index, { at, backMs, heard }] of betweenPauses(spoken).entries()) {
    const [leftMs = 0, untilMs = 0] = places.slice(index);
    const fromMs = leftMs + backMs;
    for (const cue of plannedAgain(said, fromMs, at - fromMs, seed)) {
      const [line] = heard;
      if (line?.text === cue.text) said.push({ ...cue, ...(heard.shift() ?? line) });
      else if (cue.atMs < untilMs) unsaid.push(cue);
    }
    unplanned.push(...heard.map(({ text }) => text));
  }
  return { unplanned, unsaid };
}

/** From the line with which the coach carries on, at the device's time, until the next one. */
interface Stretch {
  at: number;
  backMs: number;
  heard: Noted['spoken'];
}

function betweenPauses(spoken: Noted['spoken']): Stretch[] {
  const stretches: Stretch[] = [{ at: 0, backMs: 0, heard: [] }];
  for (const line of spoken) {
    if (BACK.includes(line.text)) stretches.push({ at: line.at, backMs: speakingMs(line.text), heard: [] });
    else stretches.at(-1)?.heard.push(line);
  }
  return stretches;
}

function plannedAgain(heard: readonly Heard[], fromMs: number, startedAt: number, seed: number): readonly SpokenCue[] {
  const said = heard.map((cue) => ({ ...cue, atMs: cue.at - startedAt }));
  return coachSpeech(SEGMENTS, { words: COACH_WORDS, talk: 'normal', seed, firstSide: 'right', fromMs, said });
}

const SESSION_KEPT = `
  const opened = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('fit-in-30', 1);
    opening.onerror = reject;
    opening.onsuccess = () => resolve(opening.result);
  });
  const kept = await new Promise((resolve) => {
    const reading = opened.transaction('snapshots').objectStore('snapshots').getAll();
    reading.onsuccess = () => resolve(reading.result);
  });
  opened.close();
  return kept.find(({ workoutId }) => workoutId === 1);`;

/** The session as the device keeps it. */
const kept = async ({ driver }: EnginePage): Promise<SessionSnapshot> =>
  (await driver.run(SESSION_KEPT)) as SessionSnapshot;

/** How much of the session the shown digits say is played: they rise where the next move or wait begins. */
function playedMs({ shown }: Pick<Noted, 'shown'>): number {
  const index = shown.filter(({ seconds }, at) => at > 0 && seconds > (shown[at - 1]?.seconds ?? 0)).length;
  const until = COUNTED_MS.slice(0, index + 1).reduce((sum, durationMs) => sum + durationMs, 0);
  return until - (shown.at(-1)?.seconds ?? 0) * 1_000;
}

async function untilPlayed(page: EnginePage, ms: number): Promise<void> {
  for (let noted = await read(page); playedMs(noted) < ms; noted = await read(page))
    await page.waitFor('the time to go on', 'return noted.shown.at(-1).at > arguments[0]', noted.shown.at(-1)?.at ?? 0);
}

/** @returns where the session is kept meanwhile, in milliseconds from its start. */
async function leaveFor(page: EnginePage, seconds: number): Promise<number> {
  const before = await page.read(heading(/./));
  await page.driver.hide();
  await eventually('out of sight', async () => (await read(page)).sights.at(-1)?.state === 'hidden');
  const { sights, shown } = await read(page);
  await eventually('away for a while', async () => Date.now() - (sights.at(-1)?.at ?? 0) > seconds * 1_000);
  await page.driver.show();
  await page.sees(pauseSheet);
  await page.sees('This page was out of sight, so we waited here.');
  await page.sees(new RegExp(`${before}, ${shown.at(-1)?.seconds} second`));
  const { index, elapsedMs } = await kept(page);
  await page.press(button('Carry on', pauseSheet));
  await page.seesNo(pauseSheet);
  return SEGMENTS.slice(0, index).reduce((sum, { durationMs }) => sum + durationMs, elapsedMs);
}

/** What was shown between two times out of sight; the first digits after a pause are not at a whole second. */
function inStretches({ shown, sights }: Noted): Noted['shown'][] {
  const ends = [...sights.filter(({ state }) => state === 'hidden').map(({ at }) => at), Number.POSITIVE_INFINITY];
  return ends.map((end, index) => shown.filter(({ at }) => at > (ends[index - 1] ?? 0) && at < end));
}

/** By how much the shown time fell behind the device's clock from the first to the last digits. */
function driftOf(shown: Noted['shown']): number {
  const [first, last] = [shown[0], shown.at(-1)];
  const played = shown.reduce((sum, { seconds }, index) => {
    const before = shown[index - 1]?.seconds ?? seconds;
    return sum + (seconds > before ? before : before - seconds);
  }, 0);
  return Math.round((last?.at ?? 0) - (first?.at ?? 0) - played * 1_000);
}
