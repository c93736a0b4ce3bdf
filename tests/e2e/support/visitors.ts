import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { SignInAnswer, User } from '#contract/auth.ts';
import {
  AUTH_ME_PATH,
  AUTH_REGISTER_PATH,
  checkoutVerifyPath,
  PAYMENT_INTENT_PATH,
  statsPath,
  workoutSessionsPath,
} from '#contract/paths.ts';
import type { PaymentIntentAnswer, PaymentVerification } from '#contract/payments.ts';
import type { NewWorkoutSessionInput, WorkoutSession } from '#contract/workout-sessions.ts';
import { SUCCEEDING_CARD } from '#tests/e2e/paying/card-form.ts';

/** Somebody with an account in the product of this journey. */
export interface Visitor extends SignInAnswer {
  password: string;
}

/** Calls of the API go beside the page, whatever drives it. */
type Caller = Pick<Page, 'request'>;

interface VisitorDetails {
  email?: string;
  firstName?: string;
  lastName?: string;
}

const PASSWORD = 'three random words';

/** Makes an account through the API, for journeys that start later: somebody of whom no other journey knows. */
export async function register(page: Caller, details: VisitorDetails = {}): Promise<Visitor> {
  const number = randomBytes(3);
  const { firstName = 'Maya', lastName = 'Stone' } = details;
  const { email = `${firstName.toLowerCase()}-${number.toString('hex')}@example.org` } = details;
  const answer = await page.request.post(AUTH_REGISTER_PATH, {
    data: { email, firstName, lastName, password: PASSWORD },
    headers: { 'x-forwarded-for': `10.${number.join('.')}` },
  });
  expect(answer.status()).toBe(201);
  return { ...((await answer.json()) as SignInAnswer), password: PASSWORD };
}

/** Makes an account and pays for it through the API, as the payment form does. */
export async function subscribe(page: Caller, details: VisitorDetails = {}): Promise<Visitor> {
  const visitor = await register(page, details);
  await payWithCard(page, visitor, SUCCEEDING_CARD);
  const user = await call<User>(page, visitor, 'GET', AUTH_ME_PATH);
  expect(user.subscriptionStatus).toBe('active');
  return { ...visitor, user };
}

/** Pays through the API with a test card that asks no questions, and waits until the product knows; its session's id. */
export async function payWithCard(
  page: Caller,
  visitor: Visitor,
  number: string,
  { isLookedUp = true }: { isLookedUp?: boolean } = {},
): Promise<string> {
  const { clientSecret } = await call<PaymentIntentAnswer>(page, visitor, 'POST', PAYMENT_INTENT_PATH);
  const card = { number, expiryMonth: 12, expiryYear: new Date().getFullYear() + 3, securityCode: '123' };
  const paid = await page.request.post('/sandbox/checkout/confirm', { data: { clientSecret, card } });
  const { result, session } = (await paid.json()) as { result: string; session: { id: string } };
  expect(result).toBe('paid');
  if (!isLookedUp) return session.id;
  const { waiting } = await call<PaymentVerification>(page, visitor, 'GET', checkoutVerifyPath(session.id));
  expect(waiting).toBe(false);
  return session.id;
}

/** Sets a step goal on the server; the answer knows it, so that {@link signInHere} does too. */
export async function chooseStepGoal(page: Caller, visitor: Visitor, stepGoal: number): Promise<Visitor> {
  await call(page, visitor, 'PATCH', statsPath(visitor.user.id), { stepGoal, from: today() });
  return { ...visitor, user: { ...visitor.user, stepGoal } };
}

/** Records a workout of today that was finished elsewhere. */
export async function recordWorkout(
  page: Caller,
  visitor: Visitor,
  workoutId: number,
  more: Partial<NewWorkoutSessionInput> = {},
): Promise<void> {
  const session: NewWorkoutSessionInput = {
    clientId: crypto.randomUUID(),
    workoutId: String(workoutId),
    rating: 8,
    completedAt: Date.now(),
    completedOn: today(),
    utcOffsetMinutes: 0,
    activeSeconds: 25 * 60,
    ...more,
  };
  await call(page, visitor, 'POST', workoutSessionsPath(visitor.user.id), session);
}

/** What the server has of a visitor's workouts. */
export function storedWorkouts(page: Caller, visitor: Visitor): Promise<WorkoutSession[]> {
  return call<WorkoutSession[]>(page, visitor, 'GET', workoutSessionsPath(visitor.user.id));
}

/**
 * Puts the sign-in into the browser under the product's own keys, as if the member had signed in here some time ago.
 */
export async function signInHere(page: Page, visitor: Visitor): Promise<void> {
  await page.route('**/api/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto('/api/blank'); // of the same origin, and nothing of ours runs or answers there
  await page.unroute('**/api/blank');
  await page.evaluate((values) => {
    for (const [key, text] of Object.entries(values)) localStorage.setItem(key, text);
  }, signInKeys(visitor));
}

/** What a browser in which the member has signed in some time ago keeps, by the product's own keys. */
export function signInKeys({ token, user }: Visitor): Record<string, string> {
  return {
    authToken: token,
    isAuthenticated: 'true',
    user: JSON.stringify(user),
    subscriptionStatus: user.subscriptionStatus,
    storageOwner: user.id,
    userLoginCount: '1',
    ...(user.stepGoal !== null && { stepGoal: String(user.stepGoal), stepOnboardingCompleted: 'true' }),
  };
}

async function call<Answer>(page: Caller, { token }: Visitor, method: string, path: string, body?: object) {
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { data: body }),
  });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** The calendar day in London, where the journeys' browsers live. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format();
