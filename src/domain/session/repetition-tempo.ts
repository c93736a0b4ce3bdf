/**
 * How long the coach's repetitions take, for who draws them and who speaks in time with them. A loop begins with
 * repetition 0; none is quicker than its clip, and the last ones of a round are slower.
 */

/** The most by which chance slows the middle of a repetition, and by which being tired slows all of it and its middle. */
const DRIFT = 0.075;
const TIRED = 0.07;
const TIRED_MIDDLE = 0.14;
/** The share of a round from which on it tires, and at which it tires most. */
const TIRES = 0.55;
const TIRED_MOST = 0.95;

/** A number from 0 to 1 that looks like chance: of a seed, the how-manieth, and which of its parts. */
export function chanceOf(seed: number, n: number, part: number): number {
  const x = Math.sin(seed * 91.7 + n * 127.1 + part * 311.7 + 17.3) * 43758.5453;
  return x - Math.floor(x);
}

/** How tired a repetition is, 0 to 1: by the effort of the move, 0 to 1, and the share of its round that is over as it begins. */
export function tiredOf(effort: number, share: number): number {
  const t = Math.min(1, Math.max(0, (share - TIRES) / (TIRED_MOST - TIRES)));
  return effort * t * t * (3 - 2 * t);
}

/** How fast a repetition is at a phase, 0 to 1, against its clip: 1 or less. */
export function tempoOf(seed: number, repetition: number, phase: number, tired: number): number {
  const middle = Math.sin(Math.PI * phase) ** 2;
  return 1 / (1 + TIRED * tired + slowedBy(seed, repetition, tired) * middle);
}

/** The lengths of the clip that go by from the beginning of a repetition to a phase of it, 0 to 1. */
export function lengthsUntil(seed: number, repetition: number, phase: number, tired: number): number {
  const middle = phase / 2 - Math.sin(2 * Math.PI * phase) / (4 * Math.PI);
  return phase * (1 + TIRED * tired) + slowedBy(seed, repetition, tired) * middle;
}

const slowedBy = (seed: number, repetition: number, tired: number): number =>
  (repetition === 0 ? 0 : DRIFT * chanceOf(seed, repetition, 6)) + TIRED_MIDDLE * tired;
