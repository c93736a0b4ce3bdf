import { describe, expect, test } from 'vitest';
import type { User } from '#contract/auth.ts';
import type { UserReading } from './current-user.ts';
import { type AccessDecision, type AccessSituation, decideAccess, decideAfterRefusal } from './route-guard.tsx';

const MAIN = { path: '/dashboard-full', access: 'subscriber' } as const;
const PLAYER = { path: '/workout/:workoutId', access: 'subscriber' } as const;
const ACCOUNT = { path: '/dashboard', access: 'subscriber' } as const;
const SETTINGS = { path: '/settings', access: 'signedIn' } as const;

function user(overrides: Partial<User>): UserReading {
  return { kind: 'user', user: { id: 'anna', subscriptionStatus: 'active', ...overrides } as User };
}
const ACTIVE = user({});
const INACTIVE = user({ subscriptionStatus: 'inactive' });
const TEST_ADDRESS = user({ forceLogout: true });

function decide(situation: Partial<AccessSituation>): AccessDecision {
  return decideAccess({
    route: MAIN,
    reading: ACTIVE,
    storedStatus: 'active',
    appStart: true,
    present: 'open',
    ...situation,
  });
}

describe('decideAccess', () => {
  test.each([
    { name: 'an active account', situation: {}, expected: 'open' },
    { name: '401', situation: { reading: { kind: 'refused', status: 401 } }, expected: 'to-auth' },
    { name: '403', situation: { reading: { kind: 'refused', status: 403 } }, expected: 'signed-out-to-subscribe' },
    {
      name: '403 in settings',
      situation: { route: SETTINGS, reading: { kind: 'refused', status: 403 } },
      expected: 'signed-out-to-subscribe',
    },
    { name: 'offline, stored as active', situation: { reading: { kind: 'unreachable' } }, expected: 'open' },
    {
      name: 'offline, stored as inactive',
      situation: { reading: { kind: 'unreachable' }, storedStatus: 'inactive' },
      expected: 'payment-card',
    },
    {
      name: 'offline while blocked',
      situation: { reading: { kind: 'unreachable' }, storedStatus: 'inactive', present: 'blocked' },
      expected: 'blocked',
    },
    {
      name: 'inactive in the account summary',
      situation: { route: ACCOUNT, reading: INACTIVE },
      expected: 'to-subscribe',
    },
    {
      name: 'inactive in settings',
      situation: { route: SETTINGS, reading: INACTIVE, storedStatus: 'inactive' },
      expected: 'open',
    },
    {
      name: 'stored and confirmed as inactive when the app starts',
      situation: { reading: INACTIVE, storedStatus: 'inactive' },
      expected: 'forced-logout',
    },
    {
      name: 'the same, come to from inside the app',
      situation: { reading: INACTIVE, storedStatus: 'inactive', appStart: false },
      expected: 'payment-card',
    },
    {
      name: 'turned inactive while the app is open',
      situation: { reading: INACTIVE, appStart: false },
      expected: 'blocked',
    },
    { name: 'turned inactive since the last visit', situation: { reading: INACTIVE }, expected: 'blocked' },
    {
      name: 'still inactive while blocked',
      situation: { reading: INACTIVE, storedStatus: 'inactive', appStart: false, present: 'blocked' },
      expected: 'blocked',
    },
    {
      name: 'paid in another window while blocked',
      situation: { storedStatus: 'inactive', appStart: false, present: 'blocked' },
      expected: 'open',
    },
    {
      name: 'the test address in the player',
      situation: { route: PLAYER, reading: TEST_ADDRESS, appStart: false },
      expected: 'forced-logout',
    },
    { name: 'the test address in settings', situation: { route: SETTINGS, reading: TEST_ADDRESS }, expected: 'open' },
    {
      name: 'an answer about somebody who left',
      situation: { reading: { kind: 'outdated' }, present: 'blocked' },
      expected: 'blocked',
    },
  ] as { name: string; situation: Partial<AccessSituation>; expected: AccessDecision }[])(
    '$name → $expected',
    ({ situation, expected }) => {
      expect(decide(situation)).toBe(expected);
    },
  );
});

describe('decideAfterRefusal', () => {
  test.each([
    { route: ACCOUNT, present: 'open', expected: 'signed-out-to-subscribe' },
    { route: MAIN, present: 'open', expected: 'blocked' },
    { route: PLAYER, present: 'open', expected: 'payment-card' },
    { route: SETTINGS, present: 'open', expected: 'open' },
    { route: MAIN, present: 'payment-card', expected: 'payment-card' },
  ] as const)('a refused call on $route.path while $present → $expected', ({ route, present, expected }) => {
    expect(decideAfterRefusal(route, present)).toBe(expected);
  });
});
