/**
 * A whole number in digits, grouped by thousands: "12,400". The first use of `Intl` would hold a phone up for a tenth
 * of a second.
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The noun for a count: "day" for 1, "days" for 0 and 2. @param many the plural, where an "s" is not enough. */
export const pluralise = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);
