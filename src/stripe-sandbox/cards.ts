import type { TestCardNumber } from './browser/test-card-numbers.ts';

export interface CardDecline {
  code: string;
  declineCode: string | null;
  message: string;
}

/** What the card network decides about a payment. */
export type CardOutcome =
  | { kind: 'paid'; thenDisputed: boolean }
  | { kind: 'declined'; decline: CardDecline }
  | { kind: 'authentication'; thenDeclined: boolean };

export interface TestCard {
  brand: 'visa' | 'mastercard' | 'amex';
  country: string;
  outcome: CardOutcome;
}

export const GENERIC_DECLINE = declined('card_declined', 'Your card was declined.', 'generic_decline');

const PAID: CardOutcome = { kind: 'paid', thenDisputed: false };
const DISPUTED: CardOutcome = { kind: 'paid', thenDisputed: true };
const AUTHENTICATED: CardOutcome = { kind: 'authentication', thenDeclined: false };
const AUTHENTICATED_THEN_DECLINED: CardOutcome = { kind: 'authentication', thenDeclined: true };

export const TEST_CARDS: Readonly<Record<TestCardNumber, TestCard>> = {
  '4242424242424242': visa(PAID),
  '5555555555554444': { brand: 'mastercard', country: 'US', outcome: PAID },
  '378282246310005': { brand: 'amex', country: 'US', outcome: PAID },
  '4000008260000000': visa(PAID, 'GB'),
  '4000000000000002': visa(refused(GENERIC_DECLINE)),
  '4000000000009995': visa(
    refused(declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds')),
  ),
  '4000000000009987': visa(refused(declined('card_declined', 'Your card was declined.', 'lost_card'))),
  '4000000000000069': visa(refused(declined('expired_card', 'Your card has expired.'))),
  '4000000000000127': visa(refused(declined('incorrect_cvc', "Your card's security code is incorrect."))),
  '4000000000000119': visa(
    refused(declined('processing_error', 'An error occurred while processing your card. Try again in a little bit.')),
  ),
  '4000002500003155': visa(AUTHENTICATED, 'FR'),
  '4000002760003184': visa(AUTHENTICATED, 'DE'),
  '4000000000003220': visa(AUTHENTICATED),
  '4000008400001629': visa(AUTHENTICATED_THEN_DECLINED),
  '4000000000000259': visa(DISPUTED),
};

/** The test payment methods that Stripe's API takes instead of a number. */
export const TEST_PAYMENT_METHODS: Readonly<Record<string, TestCardNumber>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_gb: '4000008260000000',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_createDispute: '4000000000000259',
};

function visa(outcome: CardOutcome, country = 'US'): TestCard {
  return { brand: 'visa', country, outcome };
}

function refused(decline: CardDecline): CardOutcome {
  return { kind: 'declined', decline };
}

function declined(code: string, message: string, declineCode: string | null = null): CardDecline {
  return { code, declineCode, message };
}
