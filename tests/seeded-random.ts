/** Numbers from 0 to 1 that are the same for the same seed. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    below: (limit: number): number => Math.floor(next() * limit),
    oneOf: <Choice>(choices: readonly [Choice, ...Choice[]]): Choice =>
      choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

export type SeededRandom = ReturnType<typeof seededRandom>;
