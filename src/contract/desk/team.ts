import { z } from 'zod';
import { EmailSchema, FirstNameSchema } from '#contract/fields.ts';
import { DESK_ROLES } from '#domain/desk/desk-roles.ts';

const RoleSchema = z.enum(DESK_ROLES, 'Choose a role.');

/** An operator of the desk. An `invited` one has not signed in yet; a `disabled` one may not sign in any more. */
export const HelperSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: RoleSchema,
  state: z.enum(['in', 'invited', 'disabled']),
  isYou: z.boolean(),
  /** When the operator last used the desk, in epoch milliseconds; null for one who did not within a week. */
  lastSeenAt: z.int().nullable(),
});
export type Helper = z.infer<typeof HelperSchema>;

/** All operators of the desk. */
export const HelpersAnswerSchema = z.object({ helpers: z.array(HelperSchema) });
export type HelpersAnswer = z.infer<typeof HelpersAnswerSchema>;

/** Invites an operator with a role. */
export const HelperInvitationSchema = z.object({ name: FirstNameSchema, email: EmailSchema, role: RoleSchema });
export type HelperInvitation = z.infer<typeof HelperInvitationSchema>;

/** An operator's role from now on, and whether the operator may sign in at all. */
export const HelperChangeSchema = z.object({ role: RoleSchema, isDisabled: z.boolean() });
export type HelperChange = z.infer<typeof HelperChangeSchema>;
