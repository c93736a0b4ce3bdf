import { describe, expect, test } from 'vitest';
import { PURCHASE_STATUSES } from '#domain/purchases/purchase.ts';
import {
  isPractice,
  mayPayInPractice,
  mayPlayProcessor,
  routeAfterPayment,
  routeAfterSignIn,
  subscriptionStatusOf,
} from './access.ts';

describe('subscriptionStatusOf', () => {
  test('an account without a purchase is inactive', () => expect(subscriptionStatusOf([])).toBe('inactive'));

  test.each(PURCHASE_STATUSES)('one purchase, %s', (status) => {
    expect(subscriptionStatusOf([status])).toBe(status === 'paid' ? 'active' : 'inactive');
  });

  test('any other paid purchase keeps access', () => {
    expect(subscriptionStatusOf(['refunded', 'paid', 'expired'])).toBe('active');
  });
});

describe('routeAfterSignIn', () => {
  test.each([
    { subscriptionStatus: 'active', isAdmin: false, onboarded: true, route: '/dashboard-full' },
    { subscriptionStatus: 'active', isAdmin: false, onboarded: false, route: '/step-onboarding' },
    { subscriptionStatus: 'active', isAdmin: true, onboarded: false, route: '/dashboard-full' },
    { subscriptionStatus: 'inactive', isAdmin: false, onboarded: true, route: '/subscribe' },
    { subscriptionStatus: 'inactive', isAdmin: true, onboarded: true, route: '/subscribe' },
  ] as const)('$subscriptionStatus, admin $isAdmin, onboarded $onboarded → $route', ({ route, ...visitor }) => {
    expect(routeAfterSignIn(visitor)).toBe(route);
  });
});

test('a payment leads to the account summary once it is active, else to the landing page', () => {
  expect(routeAfterPayment('active')).toBe('/dashboard');
  expect(routeAfterPayment('inactive')).toBe('/');
});

test.each([
  { livemode: false, amountPence: 2_999, practice: true },
  { livemode: false, amountPence: 1, practice: true },
  { livemode: false, amountPence: 0, practice: false },
  { livemode: true, amountPence: 2_999, practice: false },
])('$amountPence pence, real card $livemode: practice $practice', ({ practice, ...purchase }) => {
  expect(isPractice(purchase)).toBe(practice);
});

test.each([
  { isSaid: false, isOwnMachine: false, isOperator: false, pays: false, plays: false },
  { isSaid: true, isOwnMachine: false, isOperator: false, pays: true, plays: false },
  { isSaid: false, isOwnMachine: true, isOperator: false, pays: true, plays: true },
  { isSaid: false, isOwnMachine: false, isOperator: true, pays: true, plays: true },
])('with test cards: said $isSaid, own machine $isOwnMachine, operator $isOperator', ({ pays, plays, ...facts }) => {
  expect([mayPayInPractice(facts), mayPlayProcessor(facts)]).toEqual([pays, plays]);
});
