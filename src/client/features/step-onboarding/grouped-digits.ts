import { formatCount } from '#domain/time/count-text.ts';

/** One digit more than the largest goal, so that too large a number is reported. */
const MAX_DIGITS = 7;

export function groupDigits(text: string): string {
  return /^\d+$/.test(text) ? formatCount(Number(text)) : text;
}

export function digitsIn(text: string): string {
  const digits = text.replace(/[,\s]/g, '');
  return /^\d*$/.test(digits) ? digits.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS) : text;
}

/** Left of a comma, so that Backspace meets a digit. */
export function caretBefore(text: string, digitsAfter: number): number {
  let caret = text.length;
  for (let left = digitsAfter; caret > 0 && left > 0; caret -= 1) {
    if (text[caret - 1] !== ',') left -= 1;
  }
  return text[caret - 1] === ',' ? caret - 1 : caret;
}
