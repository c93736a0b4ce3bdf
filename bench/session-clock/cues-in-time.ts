import { tonesOf, vibrationOf } from '../../src/client/features/workout-player/cues/cue-tones.ts';
import { sessionCues } from '../../src/domain/session/session-cues.ts';
import { median, rounded } from '../statistics/median.ts';
import { type Gym, openPlayer, segmentsOf, startButton } from './player.ts';
import { notesOf, type SessionNotes } from './session-notes.ts';

const ALLOWED_CUE_MS = 50;
const ALLOWED_DRIFT_MS = 20;
/** The drift is what the last of so many changes of the digits are later than the first of them. */
const DIGITS = 15;

/** A real session on the real clock: how late its cues come, and how the digits follow. */
export async function timeCues(gym: Gym, seconds: number) {
  const player = await openPlayer(gym, { length: '10' });
  const plain = await startPlainTimer(gym);
  await startButton(player.page).click();
  await player.page.waitForTimeout(seconds * 1_000);
  const notes = await notesOf(player.page);
  const timer = await plain.latenesses();
  await player.close();

  const cues = sessionCues(segmentsOf('10')).filter(({ atMs }) => atMs < seconds * 1_000 - 1_500);
  const felt = cues
    .filter((cue) => vibrationOf(cue).length > 0)
    .map((cue) =>
      nearest(
        notes.felt.filter(isPattern(vibrationOf(cue))).map(({ at }) => at - notes.startedAt),
        cue.atMs,
      ),
    );
  const tones = heardTones(notes);
  const heard = cues.flatMap((cue) => tonesOf(cue).map(({ delayMs }) => nearest(tones, cue.atMs + delayMs)));
  const digits = notes.digits.slice(1).map((at) => lateOf(at - notes.startedAt));
  const drift = median(digits.slice(-DIGITS)) - median(digits.slice(0, DIGITS));
  return [
    { what: `a plain timer beside them, behind its second (${timer.length})`, ...spread(timer, seconds) },
    { what: `cues felt, from their second (${felt.length})`, ...spread(felt, seconds), goalMs: ALLOWED_CUE_MS },
    { what: `tones heard, from their second (${heard.length})`, ...spread(heard, seconds), goalMs: ALLOWED_CUE_MS },
    { what: `digits, behind the clock (${digits.length})`, ...spread(digits, seconds), goalMs: ALLOWED_CUE_MS },
    { what: 'drift of the digits, real clock', seconds, worst: rounded(drift, 1), goalMs: ALLOWED_DRIFT_MS },
  ];
}

const isPattern =
  (wanted: readonly number[]) =>
  ({ pattern }: { pattern: number[] }) =>
    pattern.join() === wanted.join();

/** The distance of the nearest of `instants`. */
const nearest = (instants: readonly number[], wantedMs: number): number =>
  Math.min(...instants.map((at) => Math.abs(at - wantedMs)));

/** How late timers are that nothing of ours holds up: what this machine adds to everything else. */
async function startPlainTimer({ browser }: Gym) {
  const page = await browser.newPage();
  await page.evaluate(() => {
    const late: number[] = [];
    Object.assign(window, { late });
    let dueAt = performance.now();
    const next = () => {
      dueAt += 1_000;
      setTimeout(() => {
        late.push(performance.now() - dueAt);
        next();
      }, dueAt - performance.now());
    };
    next();
  });
  return {
    latenesses: async () => {
      const late = await page.evaluate(() => (window as unknown as { late: number[] }).late);
      await page.close();
      return late;
    },
  };
}

/** Digits change with the whole second. */
const lateOf = (ms: number): number => ((ms + 100) % 1_000) - 100;

/** When the audio clock came to each tone, in milliseconds from the start. */
function heardTones({ heard, clocks, startedAt }: SessionNotes): number[] {
  return heard
    .filter(({ isTakenBack }) => !isTakenBack)
    .flatMap(({ audioSeconds }) => {
      const side = clocks.findLast((one) => one.audioSeconds <= audioSeconds) ?? clocks[0];
      return side ? [side.at + (audioSeconds - side.audioSeconds) * 1_000 - startedAt] : [];
    });
}

/** Whatever is further away belongs to another cue. */
const MISSED_MS = 1_500;

function spread(distances: readonly number[], seconds: number) {
  const told = distances.filter((ms) => ms < MISSED_MS);
  return {
    seconds,
    missed: distances.length - told.length,
    median: rounded(median(told), 1),
    worst: rounded(Math.max(...told), 1),
  };
}
