import { z } from 'zod';
import { MAX_PLAN_DAYS } from '#domain/plan/weekday-plan.ts';
import { isZoneName, MAX_ZONE_LENGTH, MINUTES_PER_DAY } from '#domain/time/zoned-time.ts';

const WeekdaySchema = z.int().min(0).max(6);

/** Places of days in the week, 0 for Monday; they are read each once and in order. */
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

const ZoneSchema = z
  .string()
  .max(MAX_ZONE_LENGTH)
  .refine(isZoneName, 'We don’t recognise your time zone. Choose another.');

/**
 * A change of the workout days; a field that is left out stays as it is. The first change needs days, time and zone.
 */
export const WorkoutDaysChangeSchema = z.object({
  weekdays: WeekdaysSchema.optional(),
  startMinute: StartMinuteSchema.optional(),
  zone: ZoneSchema.optional(),
  emailReminders: z.boolean().optional(),
});
export type WorkoutDaysChange = z.infer<typeof WorkoutDaysChangeSchema>;

/** When the member means to work out, and which reminders and calendars follow it. */
export const WorkoutDaysSchema = z.object({
  /** The chosen times; null until the member has chosen. */
  times: z.object({ weekdays: z.array(WeekdaySchema), startMinute: StartMinuteSchema, zone: z.string() }).nullable(),
  emailReminders: z.boolean(),
  /** When the address that the member's calendar follows was made, in epoch milliseconds; null while there is none. */
  calendarAddressMadeAt: z.int().nullable(),
});
export type WorkoutDays = z.infer<typeof WorkoutDaysSchema>;

/** A new address for the member's calendar to follow. It is shown only once: only its hash is kept. */
export const CalendarAddressSchema = z.object({
  /** The path without the site's own address. */
  path: z.string(),
  madeAt: z.int(),
});
export type CalendarAddress = z.infer<typeof CalendarAddressSchema>;
