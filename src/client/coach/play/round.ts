/** The repetitions of a round: which one she is in, and how fast. */

import { clamp } from '#client/coach/rig/vector.ts';
import { tempoOf, tiredOf } from '#domain/session/repetition-tempo.ts';
import type { Clip } from '#programme/clips/clip.ts';

export interface Round {
  /** What makes the chances of one round differ from another's. */
  readonly seed: number;
  /** How hard it is, 0 to 1. */
  effort: number;
  /** 1, and below it where she shows a move slowly before it begins. */
  pace: number;
  /** Seconds that it takes, and that are over. */
  lasts: number;
  gone: number;
  /** Seconds after which repetitions count, and how fast she shows it until then: not at all, or once. */
  readonly begins: number;
  waiting: number;
  /** How often the loop has begun anew, and how tired she is of it. */
  repetition: number;
  tired: number;
}

export const newRound = (seed: number, effort: number, pace: number, lasts: number, begins = 0): Round => ({
  ...{ seed, effort, pace, lasts, begins, waiting: 0 },
  ...{ gone: 0, repetition: 0, tired: 0 },
});

/** The phase after so many seconds, below 1. Who only shows a move does it as it is written each time. */
export function goOn(round: Round, { hold, seconds: loop }: Clip, phase: number, seconds: number): number {
  const waits = round.gone < round.begins;
  round.gone += seconds;
  if (waits) return waitOn(round, phase + (seconds * round.waiting) / loop);
  const shows = round.pace < 1;
  const tempo = hold || shows ? 1 : tempoOf(round.seed, round.repetition, phase, round.tired);
  const on = phase + (seconds * round.pace * tempo) / loop;
  if (on < 1) return on;
  if (!shows) round.repetition += 1;
  round.tired = tiredOf(round.effort, round.gone / round.lasts);
  return on % 1;
}

/** The phase while she waits for the first repetition, which begins with the clock. */
function waitOn({ gone, begins: beginsAt }: Round, on: number): number {
  return gone >= beginsAt && begins(on % 1) ? 0 : on % 1;
}

/** The slowest and quickest that a move is shown, so that it ends where the round begins. */
const SLOWEST = 0.45;
const QUICKEST = 0.95;

/** Lets what is shown slowly end with a whole loop as its time is up: then the move begins in time with the clock. */
export function endInTime(round: Round, { seconds: loop }: Clip, phase: number): void {
  const waitsFor = round.begins - round.gone;
  if (waitsFor > 0) round.waiting = loop <= waitsFor * QUICKEST ? loop / waitsFor : 0;
  const left = round.lasts - round.gone;
  if (round.pace >= 1 || !Number.isFinite(left) || left <= 0) return;
  const loops = Math.max(1, Math.round(phase + (left * round.pace) / loop)) - phase;
  round.pace = clamp((loops * loop) / left, SLOWEST, QUICKEST);
}

/** The share of a loop at whose ends a move that was shown may begin: she need not go back for it. */
const NEAR = 0.06;

/** True at a phase from which a round begins without a way to where its loop begins. */
export const begins = (phase: number): boolean => phase < NEAR || phase > 1 - NEAR;
