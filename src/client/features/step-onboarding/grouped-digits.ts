/** More than any goal that is taken, so that one digit too many still gets its answer. */
const MAX_DIGITS = 7;

/** "7000" as "7,000"; leading zeros go, no digits stay none. */
export function grouped(digits: string): string {
  return digits === '' ? '' : Number(digits).toLocaleString('en-GB');
}

/** The digits in what was typed or pasted. */
export const digitsIn = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_DIGITS);

/** Where the caret stands with this many digits to its right; left of a comma, so that Backspace meets a digit. */
export function caretBefore(text: string, digitsAfter: number): number {
  let caret = text.length;
  for (let left = digitsAfter; caret > 0 && left > 0; caret -= 1) {
    if (text[caret - 1] !== ',') left -= 1;
  }
  return text[caret - 1] === ',' ? caret - 1 : caret;
}
