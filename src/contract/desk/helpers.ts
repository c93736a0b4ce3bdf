import { z } from 'zod';
import { EmailSchema, FirstNameSchema } from '#contract/fields.ts';
import { DESK_ROLES } from '#domain/desk/desk-roles.ts';

const RoleSchema = z.enum(DESK_ROLES, 'Choose what this person may do.');

/** Somebody at the desk. `invited`: has not come in yet. `disabled`: may not come in any more. */
export const HelperSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: RoleSchema,
  state: z.enum(['in', 'invited', 'disabled']),
  isYou: z.boolean(),
  /** Epoch milliseconds; null for somebody who was not here within a week. */
  lastSeenAt: z.int().nullable(),
});
export type Helper = z.infer<typeof HelperSchema>;

export const HelpersAnswerSchema = z.object({ helpers: z.array(HelperSchema) });
export type HelpersAnswer = z.infer<typeof HelpersAnswerSchema>;

export const HelperInvitationSchema = z.object({ name: FirstNameSchema, email: EmailSchema, role: RoleSchema });
export type HelperInvitation = z.infer<typeof HelperInvitationSchema>;

/** What somebody may do from now on, and whether she may come in at all. */
export const HelperChangeSchema = z.object({ role: RoleSchema, isDisabled: z.boolean() });
export type HelperChange = z.infer<typeof HelperChangeSchema>;
