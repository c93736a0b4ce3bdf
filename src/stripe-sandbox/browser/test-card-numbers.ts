/** Stripe's published test cards that the sandbox plays (https://docs.stripe.com/testing). No other number is accepted. */
export const TEST_CARD_NUMBERS = [
  '4242424242424242',
  '5555555555554444',
  '378282246310005',
  '4000008260000000',
  '4000000000000002',
  '4000000000009995',
  '4000000000009987',
  '4000000000000069',
  '4000000000000127',
  '4000000000000119',
  '4000002500003155',
  '4000002760003184',
  '4000000000003220',
  '4000008400001629',
  '4000000000000259',
] as const;

export type TestCardNumber = (typeof TEST_CARD_NUMBERS)[number];

export function isTestCardNumber(number: string): number is TestCardNumber {
  return TEST_CARD_NUMBERS.some((testNumber) => testNumber === number);
}

/** The check digit that ends every card number (Luhn). */
export function hasValidCheckDigit(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : doubled(digit)), 0);
  return digits.length > 0 && sum % 10 === 0;
}

function doubled(digit: number): number {
  return digit > 4 ? digit * 2 - 9 : digit * 2;
}

/** Why a number cannot be used here, as Stripe puts it; undefined for a test card. */
export function refusedNumber(
  number: string,
): { code: string; declineCode: string | null; message: string } | undefined {
  if (isTestCardNumber(number)) return undefined;
  if (!hasValidCheckDigit(number)) {
    return { code: 'incorrect_number', declineCode: null, message: 'Your card number is incorrect.' };
  }
  return {
    code: 'card_declined',
    declineCode: 'test_mode_live_card',
    message: 'Your card was declined. Your request was in test mode, but used a non test card.',
  };
}
