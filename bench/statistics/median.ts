/** The middle one of some numbers, so that the moments in which the machine did something else do not count. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
}

export const rounded = (number: number, digits = 3): number => Number(number.toFixed(digits));
