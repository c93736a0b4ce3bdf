import { z } from 'zod';
import { MAX_PLAN_DAYS } from '#domain/plan/weekday-plan.ts';
import { isZoneName, MAX_ZONE_LENGTH, MINUTES_PER_DAY } from '#domain/time/zoned-time.ts';

const WeekdaySchema = z.int().min(0).max(6);

/** Places of days in the week, 0 for Monday: each once and in order, however they come. */
const WeekdaysSchema = z
  .array(WeekdaySchema)
  .min(1, 'Choose at least one day.')
  .max(MAX_PLAN_DAYS, `Choose up to ${MAX_PLAN_DAYS} days.`)
  .transform((weekdays) => [...new Set(weekdays)].sort((one, other) => one - other));

/** The minute of the day, 0 for midnight. */
const StartMinuteSchema = z
  .int('Choose a time.')
  .min(0)
  .max(MINUTES_PER_DAY - 1);

const ZoneSchema = z.string().max(MAX_ZONE_LENGTH).refine(isZoneName, 'We do not know this time zone.');

/** What is to be another way from now on; what is left out stays. The first time, days, time and zone are needed. */
export const WorkoutDaysChangeSchema = z.object({
  weekdays: WeekdaysSchema.optional(),
  startMinute: StartMinuteSchema.optional(),
  zone: ZoneSchema.optional(),
  emailReminders: z.boolean().optional(),
});
export type WorkoutDaysChange = z.infer<typeof WorkoutDaysChangeSchema>;

/** When she means to work out, and what follows from it outside the app. */
export const WorkoutDaysSchema = z.object({
  /** Null until she has chosen. */
  times: z.object({ weekdays: z.array(WeekdaySchema), startMinute: StartMinuteSchema, zone: z.string() }).nullable(),
  emailReminders: z.boolean(),
  /** When the address that her calendar follows was made, epoch milliseconds; null while there is none. */
  calendarAddressMadeAt: z.int().nullable(),
});
export type WorkoutDays = z.infer<typeof WorkoutDaysSchema>;

/** A new address for her calendar to follow. It is told this once: only its hash is kept. */
export const CalendarAddressSchema = z.object({
  /** Without the site's own address. */
  path: z.string(),
  madeAt: z.int(),
});
export type CalendarAddress = z.infer<typeof CalendarAddressSchema>;
