import { z } from 'zod';
import { ERROR_CODES } from './error-codes.ts';

/**
 * An input that was refused: its name as it was sent, with dots for nested ones, and the reason in words for people.
 */
export const FieldProblemSchema = z.object({ field: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof FieldProblemSchema>;

/** Every answer that is not a success. The fields after `code` are present only where the case needs them. */
export const ErrorAnswerSchema = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  /** Each refused field, with `invalid_input`. */
  fields: z.array(FieldProblemSchema).optional(),
  /** True with 403 `subscription_required`. */
  requiresPayment: z.literal(true).optional(),
  subscriptionStatus: z.literal('inactive').optional(),
  /** The server's clock in epoch milliseconds, with `day_out_of_range`, so that a device can correct its own. */
  serverTime: z.int().optional(),
  /** The reference to quote when writing to support, with `internal`; the log has it too. */
  reference: z.string().optional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswerSchema>;
