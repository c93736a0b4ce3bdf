import { unsubscribePath } from '#contract/paths.ts';
import { UNSUBSCRIBE_LINK_DAYS } from '#domain/account/one-time-link.ts';
import { nextWorkout, type WorkoutId } from '#domain/plan/block.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { type ProgrammeWords, SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import type { WorkoutSummary } from '#programme/workouts/workout.ts';
import { summaryAt } from '#programme/workouts/workout-summaries.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import * as oneTimeTokens from '#server/features/auth/one-time-tokens.repository.ts';
import * as progress from '#server/features/progress/progress.repository.ts';
import * as dayActivity from '#server/features/workout-days/day-activity.repository.ts';
import * as workoutDays from '#server/features/workout-days/workout-days.repository.ts';

import { greetedAs, salutation } from './company-details.ts';
import type { EmailOf } from './email.ts';
import type { EmailContent, WritingContext } from './email-layout.ts';
import { shippedEmail } from './own-words.ts';

const UNSUBSCRIBE_LIFETIME_MS = UNSUBSCRIBE_LINK_DAYS * 86_400_000;

/** Undefined if late, switched off, without access, with the block complete, or if the day is active already. */
export async function reminderContent(
  context: WritingContext,
  words: ProgrammeWords | undefined,
  { userId, day, sendUntil }: EmailOf<'workout_reminder'>,
): Promise<EmailContent | undefined> {
  const { db, siteOrigin, now } = context;
  if (now() > sendUntil) return undefined;
  const user = await accounts.find(db, context, userId);
  if (user?.subscriptionStatus !== 'active') return undefined;
  if ((await workoutDays.find(db, userId))?.remindersSince === undefined) return undefined;
  if (await dayActivity.isActive(db, userId, day as CalendarDay)) return undefined;
  const workout = await nextWorkoutOf(context, words, userId);
  if (!workout) return undefined;
  const expiresAt = now() + UNSUBSCRIBE_LIFETIME_MS;
  const token = await oneTimeTokens.issue(db, context, { kind: 'stop_reminders', userId, expiresAt });
  return reminderEmail(user.firstName, workout, { origin: siteOrigin(), token });
}

async function nextWorkoutOf(
  { db }: WritingContext,
  words: ProgrammeWords | undefined,
  userId: string,
): Promise<WorkoutSummary | undefined> {
  const { completedWorkouts, plan } = await progress.find(db, userId);
  const next = nextWorkout(new Set(completedWorkouts.map((id) => Number(id) as WorkoutId)));
  return next && summaryAt(plan, next, words ?? SHIPPED_WORDS);
}

interface ReminderLinks {
  origin: string;
  token: string;
}

function reminderEmail(firstName: string, workout: WorkoutSummary, { origin, token }: ReminderLinks): EmailContent {
  const slots = {
    'first name': greetedAs(firstName),
    workout: workout.title,
    minutes: `${workout.durationMinutes}`,
  };
  const { subject, opening, button, ownWords } = shippedEmail('reminder', slots);
  return {
    subject,
    ownWords,
    reason: 'You’re getting this because you switched on reminders for your workout days.',
    blocks: [
      { text: salutation(firstName) },
      opening,
      { button, url: `${origin}/workout/${workout.id}` },
      // In the fragment, which is never logged; the header's URL needs it in the query.
      { link: 'Stop these emails', url: `${origin}/unsubscribe#${token}` },
    ],
    unsubscribeUrl: `${origin}${unsubscribePath(token)}`,
  };
}
