/** A count in digits, grouped by thousands: "12,400". */
export const formatCount = (count: number): string => count.toLocaleString('en-GB');

/** The noun for so many of a thing: "day" for 1, "days" for 0 and 2. `many` where an "s" is not enough. */
export const pluralise = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);
