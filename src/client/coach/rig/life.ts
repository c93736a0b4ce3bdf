/** What makes a loop that is watched for a minute look alive. The same numbers always give the same picture. */
export interface Life {
  /** Seconds since she began this move. */
  readonly time: number;
  /** How hard it is for her, 0 to 1: breath and shoulders show it, more with time. */
  readonly effort?: number;
}

/** A number from 0 to 1 that looks like chance, from whole numbers. */
const chance = (n: number): number => {
  const x = Math.sin(n * 127.1 + 11.3) * 43758.5453;
  return x - Math.floor(x);
};

/** Seconds between two blinks (people blink 12 to 20 times a minute, Bentivoglio 1997) and of one blink. */
const BLINK_EVERY = 3.6;
const BLINK_LASTS = 0.17;

/** How far the lids are closed, 0 to 1. */
export function blinkAt({ time }: Life): number {
  const n = Math.floor(time / BLINK_EVERY);
  const start = chance(n) * (BLINK_EVERY - 2 * BLINK_LASTS);
  const share = (time - n * BLINK_EVERY - start) / BLINK_LASTS;
  return share > 0 && share < 1 ? Math.sin(Math.PI * share) : 0;
}

/** How much deeper than at rest she breathes: grows over half a minute with the effort. */
export const depthOf = ({ time, effort = 0 }: Life): number => 1 + 1.6 * effort * (1 - Math.exp(-time / 25));
