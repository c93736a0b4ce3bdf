import { z } from 'zod';
import { CalendarDaySchema } from '#contract/fields.ts';
import { POUNDS_TYPED, penceTyped } from '#domain/purchases/price.ts';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

/** Whether a price is still to come, holds now, or is over. */
export const PRICE_STATES = ['coming', 'now', 'over'] as const;

/** A price of the history. */
export const PriceLineSchema = z.object({
  id: z.string(),
  amountPence: z.int(),
  holdsFrom: InstantSchema,
  setAt: InstantSchema,
  setBy: z.string(),
  state: z.enum(PRICE_STATES),
});
export type PriceLine = z.infer<typeof PriceLineSchema>;

/**
 * The price in force, and the prices that were set here, the newest first. Before the first of them the standard price
 * held.
 */
export const PriceAnswerSchema = z.object({
  nowPence: z.int(),
  standardPence: z.int(),
  /** The seller's day today, in London. */
  today: CalendarDaySchema,
  prices: z.array(PriceLineSchema),
});
export type PriceAnswer = z.infer<typeof PriceAnswerSchema>;

/** Sets a price in pounds, "34" or "34.99", and the day from which it holds; without a day it holds at once. */
export const NewPriceSchema = z.object({
  amount: z
    .string()
    .trim()
    .regex(POUNDS_TYPED, 'Enter a price, like 34.99.')
    .transform((text) => penceTyped(text) ?? 0),
  from: z
    .literal('')
    .transform(() => null)
    .or(CalendarDaySchema)
    .nullable(),
});
export type NewPrice = z.infer<typeof NewPriceSchema>;
