/**
 * Letters and digits that nobody mistakes for another when read or typed, and without vowels, so that no code is a
 * word.
 */
export const GIFT_CODE_SYMBOLS = 'CDFHJKMNPRTVWXY34679';

/** How many symbols a code has: with twenty symbols there are 4 times 10 to the 15 codes. */
export const GIFT_CODE_LENGTH = 12;

const GROUP = /.{4}(?=.)/g;

/**
 * A new code made of random bytes, "CDFH-JK34-MNPR"; bytes that would favour a symbol are skipped.
 *
 * @param nextByte gives a random byte, 0 to 255, evenly spread; it is called as often as needed.
 */
export function giftCodeFrom(nextByte: () => number): string {
  const fair = 256 - (256 % GIFT_CODE_SYMBOLS.length);
  let code = '';
  while (code.length < GIFT_CODE_LENGTH) {
    const byte = nextByte();
    if (byte < fair) code += GIFT_CODE_SYMBOLS[byte % GIFT_CODE_SYMBOLS.length];
  }
  return groupedGiftCode(code);
}

/** A code as it is printed, in groups of four. */
export function groupedGiftCode(code: string): string {
  return code.replace(GROUP, '$&-');
}

/**
 * The code that somebody typed, in capitals without spaces and dashes; `undefined` for a text that cannot be a code. Never
 * throws.
 */
export function readGiftCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s\u2010-\u2015.-]/g, '');
  if (code.length !== GIFT_CODE_LENGTH) return undefined;
  return [...code].every((symbol) => GIFT_CODE_SYMBOLS.includes(symbol)) ? code : undefined;
}
