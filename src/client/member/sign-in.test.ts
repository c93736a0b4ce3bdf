import { readText } from '#client/browser/stored-value.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSignIn, currentSignIn, isVerified, updateUser } from '#client/parts/account/current-sign-in.ts';
import {
  authToken,
  isAuthenticated,
  stepGoal,
  stepOnboardingCompleted,
  storedUser,
  subscriptionStatus,
  theme,
  userLoginCount,
} from '#client/parts/account/first-page-storage.ts';
import { notForMe } from '#client/parts/body/body-storage.ts';
import { moodHistory, nutritionGates, nutritionNumbers } from '#client/parts/stored/browser-storage.ts';
import type { User } from '#contract/auth.ts';
import { offlineAnswer, withOfflineCopy } from './offline-answers.ts';
import { leavePersonalValues } from './set-aside.ts';
import { startSignIn } from './sign-in.ts';
import { clearEverything, forceLogout } from './sign-out.ts';

function person(overrides: Partial<User> = {}): User {
  return {
    id: 'anna',
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: '',
    initials: 'A',
    subscriptionStatus: 'active',
    stepGoal: null,
    pendingEmail: null,
    createdAt: 1_790_000_000_000,
    ...overrides,
  };
}

const nowhere = () => undefined;
const signIn = (user: User) => startSignIn({ token: `token-of-${user.id}`, user });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(clearSignIn);

describe('a session', () => {
  test('a sign-in stores token, user, flag and status, and counts', async () => {
    await signIn(person());
    expect(authToken.read()).toBe('token-of-anna');
    expect(isAuthenticated.read()).toBe(true);
    expect(subscriptionStatus.read()).toBe('active');
    expect(userLoginCount.read()).toBe(1);
    await signIn(person());
    expect(userLoginCount.read()).toBe(1);
    expect(currentSignIn()?.user.email).toBe('anna@example.com');
    expect(isVerified()).toBe(true);
  });

  test('a token without the flag is no sign-in', async () => {
    await signIn(person());
    isAuthenticated.clear();
    expect(currentSignIn()).toBeUndefined();
  });

  test('is the same object until something changes', async () => {
    await signIn(person());
    const before = currentSignIn();
    updateUser(person());
    expect(currentSignIn()).toBe(before);
    updateUser(person({ subscriptionStatus: 'inactive' }));
    expect(currentSignIn()?.subscriptionStatus).toBe('inactive');
  });

  test('signing out clears token, user and flag, and leaves the person’s values for next time', async () => {
    await signIn(person({ stepGoal: 7_000 }));
    clearSignIn();
    expect([authToken.read(), storedUser.read(), isAuthenticated.read()]).toEqual([undefined, undefined, false]);
    expect(stepGoal.read()).toBe(7_000);
  });

  test('a user that another hand has damaged is nobody', async () => {
    await signIn(person());
    localStorage.setItem('user', '{"id":');
    expect(currentSignIn()).toBeUndefined();
  });
});

describe('the step goal at sign-in', () => {
  test('a goal on the server counts as onboarded on this device', async () => {
    await signIn(person({ stepGoal: 6_000 }));
    expect([stepGoal.read(), stepOnboardingCompleted.read()]).toEqual([6_000, true]);
  });

  test('the administrator starts with 8000 and skips onboarding', async () => {
    await signIn(person({ isAdmin: true }));
    expect([stepGoal.read(), stepOnboardingCompleted.read()]).toEqual([8_000, true]);
  });

  test('without a goal nothing is made up', async () => {
    await signIn(person());
    expect([stepGoal.read(), stepOnboardingCompleted.read()]).toEqual([undefined, false]);
  });
});

describe('two people on one device', () => {
  test('each finds her own values again', async () => {
    const mood = { date: '2026-11-21', mood: 'tired', emoji: '😴' };
    await signIn(person());
    localStorage.setItem('moodHistory', JSON.stringify([mood]));
    stepGoal.write(9_000);
    clearSignIn();

    await signIn(person({ id: 'bea' }));
    expect([readText(moodHistory.key), stepGoal.read()]).toEqual([undefined, undefined]);
    stepGoal.write(4_000);
    clearSignIn();

    await signIn(person());
    expect([moodHistory.read(), stepGoal.read()]).toEqual([[mood], 9_000]);
  });

  test('what the server said of one is not there for the next', async () => {
    await signIn(person());
    await withOfflineCopy({ userId: 'anna', name: 'dashboard', cached: undefined, ask: async () => ({ answer: 1 }) });
    await vi.waitFor(async () => expect(await offlineAnswer('anna', 'dashboard')).toEqual({ answer: 1 }));
    await signIn(person({ id: 'bea' }));
    expect(await offlineAnswer('anna', 'dashboard')).toBeUndefined();
  });

  test('what belongs to the device stays', async () => {
    await signIn(person());
    theme.write('dark');
    await signIn(person({ id: 'bea' }));
    expect(theme.read()).toBe('dark');
  });
});

describe('leaving', () => {
  const leave = () => leavePersonalValues();

  test('takes her values out of local storage, and they come back with her', async () => {
    const mood = { date: '2026-11-21', mood: 'tired', emoji: '😴' };
    await signIn(person());
    localStorage.setItem('moodHistory', JSON.stringify([mood]));
    stepGoal.write(9_000);
    clearSignIn();
    await leave();
    expect(JSON.stringify(localStorage)).not.toMatch(/tired|9000|anna/);
    await signIn(person());
    expect([moodHistory.read(), stepGoal.read()]).toEqual([[mood], 9_000]);
  });

  test('a sign-in waits until it is done', async () => {
    await signIn(person());
    stepGoal.write(9_000);
    clearSignIn();
    await Promise.all([leave(), signIn(person({ id: 'bea' }))]);
    expect(stepGoal.read()).toBeUndefined();
    await signIn(person());
    expect(stepGoal.read()).toBe(9_000);
  });

  test.each([
    ['by herself', leave],
    ['as another signs in', () => signIn(person({ id: 'bea' }))],
    ['with everything cleared', () => clearEverything(nowhere)],
  ])('forgets what she said about her health, %s', async (_how, go) => {
    await signIn(person());
    nutritionGates.write(['eatingDisorder']);
    nutritionNumbers.write('without');
    localStorage.setItem('safetySettings', '{"hold":"pregnant"}');
    notForMe.write(['kneeling']);
    localStorage.setItem('bodySigns', '["heaviness"]');
    await go();
    expect(JSON.stringify(localStorage)).not.toMatch(/eating|without|pregnant|kneeling|heaviness/);
    await signIn(person());
    expect(JSON.stringify(localStorage)).not.toMatch(/eating|without|pregnant|kneeling|heaviness/);
  });

  test('where the browser keeps nothing, her values stay and her health answers do not', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await signIn(person());
    stepGoal.write(9_000);
    nutritionGates.write('unsaid');
    await leave();
    expect([stepGoal.read(), nutritionGates.read()]).toEqual([9_000, undefined]);
  });
});

describe('clearing everything', () => {
  test('empties local storage, and the person’s values come back with her next sign-in', async () => {
    await signIn(person());
    stepGoal.write(9_000);
    await clearEverything(nowhere);
    expect(localStorage.length).toBe(0);
    await signIn(person());
    expect(stepGoal.read()).toBe(9_000);
  });

  test('a forced logout removes cookies too and leaves only then', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'left=over; path=/';
    await signIn(person());
    let storedWhenLeaving: number | undefined;
    await forceLogout(() => {
      storedWhenLeaving = localStorage.length;
    });
    expect(storedWhenLeaving).toBe(0);
    expect(document.cookie).toBe('');
  });
});
