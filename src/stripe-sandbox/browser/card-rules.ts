import { hasValidCheckDigit } from './test-card-numbers.ts';

/** How the payment form writes and judges what is typed. A rule answers with Stripe's words, or undefined if all is well. */

export interface CalendarMonth {
  year: number;
  /** 1 to 12. */
  month: number;
}

const AMERICAN_EXPRESS = /^3[47]/;
const EXPIRY_YEARS_AHEAD = 50;

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** "4242424242424242" as "4242 4242 4242 4242"; American Express in 4, 6 and 5. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  const groups = AMERICAN_EXPRESS.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?.*$/ : /\d{1,4}/g;
  const match = digits.match(groups) ?? [];
  const parts = AMERICAN_EXPRESS.test(digits) ? match.slice(1) : match;
  return parts.filter(Boolean).join(' ');
}

/** "1230" as "12 / 30". While something is being deleted the separator does not come back by itself. */
export function formatExpiry(text: string, isDeleting: boolean): string {
  const { month, year } = splitExpiry(text);
  if (year !== '') return `${month} / ${year}`;
  return month.length === 2 && !isDeleting ? `${month} / ` : month;
}

export function formatSecurityCode(text: string): string {
  return digitsOf(text).slice(0, 4);
}

export function formatPostcode(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 -]/g, '')
    .slice(0, 10);
}

export function problemOfNumber(text: string): string | undefined {
  const digits = digitsOf(text);
  const length = AMERICAN_EXPRESS.test(digits) ? 15 : 16;
  if (digits.length < length) return 'Your card number is incomplete.';
  return hasValidCheckDigit(digits) ? undefined : 'Your card number is invalid.';
}

export function problemOfExpiry(text: string, today: CalendarMonth): string | undefined {
  const expiry = readExpiry(text);
  if (expiry === undefined) return "Your card's expiration date is incomplete.";
  if (expiry.month < 1 || expiry.month > 12) return "Your card's expiration date is invalid.";
  const monthsLeft = (expiry.year - today.year) * 12 + expiry.month - today.month;
  if (monthsLeft < 0) return "Your card's expiration date is in the past.";
  return expiry.year > today.year + EXPIRY_YEARS_AHEAD ? "Your card's expiration year is invalid." : undefined;
}

export function problemOfSecurityCode(text: string, cardNumber: string): string | undefined {
  const length = AMERICAN_EXPRESS.test(digitsOf(cardNumber)) ? 4 : 3;
  return digitsOf(text).length < length ? "Your card's security code is incomplete." : undefined;
}

export function problemOfPostcode(text: string): string | undefined {
  return text.replaceAll(/[^A-Za-z0-9]/g, '').length < 4 ? 'Your postcode is incomplete.' : undefined;
}

/** The month on the card; undefined until both halves are there. */
export function readExpiry(text: string): CalendarMonth | undefined {
  const { month, year } = splitExpiry(text);
  if (month.length < 2 || year.length < 2) return undefined;
  return { month: Number(month), year: 2000 + Number(year) };
}

/** A first digit above 1 can only be a whole month; a pasted year in full loses its century. */
function splitExpiry(text: string): { month: string; year: string } {
  const typed = digitsOf(text);
  const isWholeMonth = /^[2-9]/.test(typed) || /^\s*1\s*\//.test(text);
  const digits = isWholeMonth ? `0${typed}` : typed;
  const year = digits.slice(2);
  return { month: digits.slice(0, 2), year: /^20\d\d/.test(year) ? year.slice(2, 4) : year.slice(0, 2) };
}
