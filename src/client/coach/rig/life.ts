import type { Clip } from '#programme/clips/clip.ts';

/** What makes a loop that is watched for a minute look alive. The same numbers always give the same picture. */
export interface Life {
  /** Seconds since she began this move. */
  readonly time: number;
  /** How hard it is for her, 0 to 1: breath and shoulders show it, more with time. */
  readonly effort?: number;
  /** Any number: two figures with different ones do not blink together. */
  readonly seed?: number;
}

/** A number from 0 to 1 that looks like chance, from whole numbers. */
const chance = (n: number, seed: number): number => {
  const x = Math.sin(n * 127.1 + seed * 311.7 + 11.3) * 43758.5453;
  return x - Math.floor(x);
};

/** Seconds between two blinks (people blink 12 to 20 times a minute, Bentivoglio 1997) and of one blink. */
const BLINK = { every: 3.6, lasts: 0.17 } as const;

/** How far the lids are closed, 0 to 1. */
export function blinkAt({ time, seed = 0 }: Life): number {
  const n = Math.floor(time / BLINK.every);
  const start = chance(n, seed) * (BLINK.every - 2 * BLINK.lasts);
  const share = (time - n * BLINK.every - start) / BLINK.lasts;
  if (share > 0 && share < 1) return Math.sin(Math.PI * share);
  const twice = share - 1.6;
  return chance(n, seed + 5) > 0.82 && twice > 0 && twice < 1 ? Math.sin(Math.PI * twice) : 0;
}

/** Seconds for which the eyes rest on one thing. */
const LOOK = 1.9;
/** Furthest the eyes turn, degrees to her left and up. */
const FURTHEST = [7, 4] as const;

/** Where the eyes look against the head: degrees to her left and up. They jump, and rest most of the time ahead. */
export function gazeAt({ time, seed = 0 }: Life): readonly [left: number, up: number] {
  const n = Math.floor(time / LOOK);
  const at = (k: number): readonly [number, number] =>
    chance(k, seed + 1) < 0.55
      ? [0, 0]
      : [FURTHEST[0] * (2 * chance(k, seed + 2) - 1), FURTHEST[1] * (2 * chance(k, seed + 3) - 1)];
  const jump = Math.min(1, ((time - n * LOOK) / LOOK) * 24);
  const [from, to] = [at(n - 1), at(n)];
  return [from[0] + (to[0] - from[0]) * jump, from[1] + (to[1] - from[1]) * jump];
}

/** How much deeper than at rest she breathes: grows over half a minute with the effort. */
export const depthOf = ({ time, effort = 0 }: Life): number => 1 + 1.6 * effort * (1 - Math.exp(-time / 25));

/** Share by which the tempo wanders, up and down. */
const DRIFT = 0.035;

/**
 * The phase of a clip after so many seconds, its tempo wandering a little as a person's does. It never
 * runs back, and is never more than a tenth of a second from the even tempo.
 */
export function phaseAt(clip: Clip, time: number, seed = 0): number {
  const wander = (period: number, shift: number): number =>
    ((DRIFT * period) / (4 * Math.PI)) * (Math.sin((2 * Math.PI * time) / period + shift) - Math.sin(shift));
  return (time + wander(11.3, seed) + wander(7.1, seed * 2 + 1)) / clip.seconds;
}
