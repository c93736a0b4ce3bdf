import { randomUUID } from 'node:crypto';
import type { SignInAnswer } from '#contract/auth.ts';
import { AUTH_REGISTER_PATH, PAYMENT_INTENT_PATH, statsPath, stepsPath, workoutSessionsPath } from '#contract/paths.ts';
import type { PaymentIntentAnswer } from '#contract/payments.ts';
import type { NewWorkoutSessionInput } from '#contract/workout-sessions.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import { DEMO_PASSWORD, type DemoDay, type DemoPerson } from './demo-people.ts';
import type { DemoServer } from './demo-server.ts';

const WORKOUT_SECONDS = 25 * 60;

/** Replays a demo member's days through the server's own API. */
export async function simulateMember(server: DemoServer, person: DemoPerson): Promise<void> {
  server.setDaysAgo(person.paidDaysAgo ?? 0);
  const registration = { firstName: person.firstName, lastName: 'Demo', email: person.email, password: DEMO_PASSWORD };
  const signedIn = await server.call<SignInAnswer>('POST', AUTH_REGISTER_PATH, registration);
  if (person.paidDaysAgo === undefined) return;
  const paymentIntentId = await pay(server, signedIn);
  if (person.stepGoal !== undefined) await setGoal(server, signedIn, person.stepGoal);
  for (const day of person.days) await simulateDay(server, signedIn, day);
  server.setDaysAgo(0);
  if (person.isRefunded) await server.controls.refund(paymentIntentId);
  await server.controls.webhooks.settled();
}

async function pay(server: DemoServer, { token }: SignInAnswer): Promise<string> {
  const { clientSecret } = await server.call<PaymentIntentAnswer>('POST', PAYMENT_INTENT_PATH, undefined, token);
  const { session } = await server.controls.pay(clientSecret.split('_secret_')[0] ?? '');
  await server.controls.webhooks.settled();
  return server.controls.paymentIntentOf(session.id);
}

const setGoal = (server: DemoServer, { token, user }: SignInAnswer, stepGoal: number) =>
  server.call('PATCH', statsPath(user.id), { stepGoal, from: calendarDayAt(server.now(), utcOffset(server)) }, token);

/** Minutes east of UTC on this machine, on that day. */
const utcOffset = (server: DemoServer) => -new Date(server.now()).getTimezoneOffset();

async function simulateDay(server: DemoServer, { token, user }: SignInAnswer, day: DemoDay): Promise<void> {
  server.setDaysAgo(day.daysAgo);
  const today = calendarDayAt(server.now(), utcOffset(server));
  if (day.steps !== undefined) {
    await server.call('POST', stepsPath(user.id), { date: today, steps: day.steps }, token);
  }
  if (day.workoutId === undefined) return;
  const session: NewWorkoutSessionInput = {
    clientId: randomUUID(),
    workoutId: String(day.workoutId),
    rating: day.rating ?? null,
    completedAt: server.now(),
    completedOn: today,
    utcOffsetMinutes: utcOffset(server),
    activeSeconds: WORKOUT_SECONDS,
    ...(day.notes === undefined ? {} : { notes: day.notes }),
  };
  await server.call('POST', workoutSessionsPath(user.id), session, token);
}
