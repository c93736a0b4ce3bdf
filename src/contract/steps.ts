import { z } from 'zod';
import { MAX_STEPS_PER_DAY } from '#domain/steps.ts';
import { CalendarDaySchema } from './fields.ts';

/** Steps of one day; a second entry for a day replaces the first. */
export const StepEntrySchema = z.object({
  date: CalendarDaySchema,
  steps: z.int().min(0).max(MAX_STEPS_PER_DAY),
});
export type StepEntry = z.infer<typeof StepEntrySchema>;

/** Both days included. Left out: the last 30 days up to today in UTC plus one, so that no zone misses its own day. */
export const StepsQuerySchema = z.object({ from: CalendarDaySchema.optional(), to: CalendarDaySchema.optional() });
