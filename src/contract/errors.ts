import { z } from 'zod';
import { ERROR_CODES } from './error-codes.ts';

/** One input that was refused: its name as sent (dotted for nested ones) and why, in words a person can read. */
export const FieldProblemSchema = z.object({ field: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof FieldProblemSchema>;

/** Every answer that is not a success. What follows `code` is present only where the case needs it. */
export const ErrorAnswerSchema = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  /** With `invalid_input`: each refused field. */
  fields: z.array(FieldProblemSchema).optional(),
  /** With 403 `subscription_required`. */
  requiresPayment: z.literal(true).optional(),
  subscriptionStatus: z.literal('inactive').optional(),
  /** With `day_out_of_range`: the server's clock in epoch milliseconds, so that a device can mend its own. */
  serverTime: z.int().optional(),
  /** With `internal`: what to quote when writing to support; the log has it too. */
  reference: z.string().optional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswerSchema>;
