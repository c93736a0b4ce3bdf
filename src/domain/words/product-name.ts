/** The name under which the programme ships; every shipped text says it. */
export const SHIPPED_NAME = 'Fit in 30';

const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ’.!?+-]*$/u;

/** The shortest and the longest name, in UTF-16 units. */
export const NAME_LENGTH = { min: 2, max: 24 } as const;

/**
 * Why this cannot be the programme's name, in words for the coach; undefined where it can. A name has no sign that HTML,
 * JSON or a calendar would read as its own, so that it can stand wherever the shipped name does.
 *
 * @param name without blanks around it.
 */
export function nameProblem(name: string): string | undefined {
  if (name.length < NAME_LENGTH.min) return `Use at least ${NAME_LENGTH.min} letters.`;
  return NAME.test(name) ? undefined : 'Use letters, digits, spaces and ’ . ! ? + - only.';
}

/** A shipped text with the programme's name in it. */
export const withProductName = (text: string, name: string): string => text.replaceAll(SHIPPED_NAME, () => name);
