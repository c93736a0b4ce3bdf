import { z } from 'zod';
import { MAX_STEPS_PER_DAY } from '#domain/steps/steps.ts';
import { daysBetween } from '#domain/time/calendar-day.ts';
import { CalendarDaySchema } from './fields.ts';

/** The steps of one day; a second entry for a day replaces the first. */
export const StepEntrySchema = z.object({
  date: CalendarDaySchema,
  steps: z.int().min(0).max(MAX_STEPS_PER_DAY),
});
export type StepEntry = z.infer<typeof StepEntrySchema>;

/** The most days that one query may span, both ends counted. */
export const MAX_STEPS_WINDOW_DAYS = 400;

/**
 * The days of a query, both included. Missing days mean the last 30 days up to today in UTC plus one, so that no zone misses its
 * own day; with one end given, the other follows from it.
 */
export const StepsQuerySchema = z
  .object({ from: CalendarDaySchema.optional(), to: CalendarDaySchema.optional() })
  .superRefine(({ from, to }, context) => {
    const days = from && to ? daysBetween(from, to) + 1 : 1;
    if (days < 1) context.addIssue({ code: 'custom', path: ['to'], message: 'This day is before `from`.' });
    if (days <= MAX_STEPS_WINDOW_DAYS) return;
    context.addIssue({ code: 'custom', path: ['from'], message: `Ask for ${MAX_STEPS_WINDOW_DAYS} days or fewer.` });
  });
export type StepsQuery = z.infer<typeof StepsQuerySchema>;
