import { z } from 'zod';
import { EmailSchema, FirstNameSchema, GivenPasswordSchema, LastNameSchema, NewPasswordSchema } from './fields.ts';

/** Whether the member may use the programme. */
export const SubscriptionStatusSchema = z.enum(['active', 'inactive']);

/** The signed-in member, as every screen knows a member. */
export const UserSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  initials: z.string(),
  subscriptionStatus: SubscriptionStatusSchema,
  /**
   * The step goal in steps a day, as the server keeps it; null until a goal was set. A goal counts as onboarded on
   * every device.
   */
  stepGoal: z.int().nullable(),
  /** An address that waits for its confirmation; `email` stays the old address until then. */
  pendingEmail: z.string().nullable(),
  /** When the account was made, in epoch milliseconds. */
  createdAt: z.int(),
  /** Present for the designated administrator only. */
  isAdmin: z.literal(true).optional(),
  /** Present for the designated test address only: the client signs itself out. */
  forceLogout: z.literal(true).optional(),
});
export type User = z.infer<typeof UserSchema>;

/** A sign-in token with its owner. The token is shown only once; only its hash is stored. */
export const SignInAnswerSchema = z.object({ token: z.string(), user: UserSchema });
export type SignInAnswer = z.infer<typeof SignInAnswerSchema>;

/** Signs a member in. */
export const LoginSchema = z.object({ email: EmailSchema, password: GivenPasswordSchema });
export type Login = z.infer<typeof LoginSchema>;

/** Makes an account without a purchase. */
export const RegistrationSchema = z.object({
  firstName: FirstNameSchema,
  lastName: LastNameSchema,
  email: EmailSchema,
  password: NewPasswordSchema,
});
export type Registration = z.infer<typeof RegistrationSchema>;
/** What a client sends to register: `lastName` may be left out. */
export type RegistrationInput = z.input<typeof RegistrationSchema>;

/** A change of names or address; a new `email` also needs `currentPassword` (product §3). */
export const ProfileChangeSchema = z.object({
  firstName: FirstNameSchema,
  lastName: LastNameSchema,
  email: EmailSchema,
  currentPassword: GivenPasswordSchema.optional(),
});
export type ProfileChange = z.infer<typeof ProfileChangeSchema>;
export type ProfileChangeInput = z.input<typeof ProfileChangeSchema>;

/** The answer to signing out. */
export const LogoutAnswerSchema = z.object({ message: z.string() });
