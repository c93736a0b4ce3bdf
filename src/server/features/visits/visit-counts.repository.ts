import { type Kysely, sql } from 'kysely';
import type { VisitStepCount } from '#contract/visits.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { VISIT_STEPS, type VisitStep } from '#domain/visits/visit-steps.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** The length of each of the two spans that are compared. */
const SPAN_DAYS = 30;

export async function add(db: Kysely<Database>, step: VisitStep, day: CalendarDay, times = 1): Promise<void> {
  await db
    .insertInto('visit_count')
    .values({ day, step, times })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'step'])
        .doUpdateSet(({ ref, eb }) => ({ times: eb(ref('visit_count.times'), '+', times) })),
    )
    .execute();
}

/** Of the thirty days that end with this one, and of the thirty before them. */
export async function compare(db: Kysely<Database>, today: CalendarDay): Promise<VisitStepCount[]> {
  const first = addDays(today, 1 - SPAN_DAYS);
  const rows = await db
    .selectFrom('visit_count')
    .select(['step', sql<number>`sum(case when day >= ${first} then times else 0 end)`.as('last')])
    .select(sql<number>`sum(case when day < ${first} then times else 0 end)`.as('before'))
    .where('day', '>=', addDays(first, -SPAN_DAYS))
    .groupBy('step')
    .execute();
  return VISIT_STEPS.map((step) => {
    const row = rows.find((counted) => counted.step === step);
    return { step, last: Number(row?.last ?? 0), before: Number(row?.before ?? 0) };
  });
}

export async function forgetBefore(db: Kysely<Database>, day: CalendarDay): Promise<void> {
  await db.deleteFrom('visit_count').where('day', '<', day).execute();
}

/** For those that were taken with test cards. */
export async function forgetSteps(db: Kysely<Database>, steps: readonly VisitStep[]): Promise<void> {
  await db.deleteFrom('visit_count').where('step', 'in', steps).execute();
}
