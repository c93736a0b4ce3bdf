/** More than any goal that is taken, so that one digit too many still gets its answer. */
const MAX_DIGITS = 7;

/** "7000" as "7,000"; no digits stay none, and what is no number stays as it is. */
export function grouped(text: string): string {
  return /^\d+$/.test(text) ? Number(text).toLocaleString('en-GB') : text;
}

/** The digits in what was typed or pasted, without commas, spaces and leading zeros; what is no number stays as it is. */
export function digitsIn(text: string): string {
  const digits = text.replace(/[,\s]/g, '');
  return /^\d*$/.test(digits) ? digits.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS) : text;
}

/** Where the caret stands with this many digits to its right; left of a comma, so that Backspace meets a digit. */
export function caretBefore(text: string, digitsAfter: number): number {
  let caret = text.length;
  for (let left = digitsAfter; caret > 0 && left > 0; caret -= 1) {
    if (text[caret - 1] !== ',') left -= 1;
  }
  return text[caret - 1] === ',' ? caret - 1 : caret;
}
