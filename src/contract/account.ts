import { z } from 'zod';
import { SignInAnswerSchema } from './auth.ts';
import { EmailSchema, GivenPasswordSchema, NewPasswordSchema } from './fields.ts';

/** An answer that only says what was done. */
export const DoneAnswerSchema = z.object({ message: z.string() });
export type DoneAnswer = z.infer<typeof DoneAnswerSchema>;

/** What a link in an e-mail carries after its `#`. One that is no token at all is refused like one that has run out. */
const OneTimeTokenSchema = z.string().max(200);

/** Asking for a link to choose a new password. The answer is the same whether the address has an account. */
export const ForgotPasswordSchema = z.object({ email: EmailSchema });
export type ForgotPassword = z.infer<typeof ForgotPasswordSchema>;

/** Choosing a new password with the token of such a link; ends every sign-in. */
export const ResetPasswordSchema = z.object({ token: OneTimeTokenSchema, password: NewPasswordSchema });
export type ResetPassword = z.infer<typeof ResetPasswordSchema>;

/** Whose password such a link sets. It shows nothing to anybody who could not set it. */
export const PasswordLinkSchema = z.object({ token: OneTimeTokenSchema });
export type PasswordLink = z.infer<typeof PasswordLinkSchema>;
export const PasswordLinkAnswerSchema = z.object({
  email: z.string(),
  /** The account has no password yet: a purchase made it. */
  isFirst: z.boolean(),
});
export type PasswordLinkAnswer = z.infer<typeof PasswordLinkAnswerSchema>;

/** A first password signs in whoever chose it: nobody else could have been signed in. */
export const ResetPasswordAnswerSchema = DoneAnswerSchema.extend({ signIn: SignInAnswerSchema.optional() });
export type ResetPasswordAnswer = z.infer<typeof ResetPasswordAnswerSchema>;

/** Changing the password while signed in; ends every other sign-in. */
export const ChangePasswordSchema = z.object({ currentPassword: GivenPasswordSchema, newPassword: NewPasswordSchema });
export type ChangePassword = z.infer<typeof ChangePasswordSchema>;

/** One place where the caller is signed in. Instants in epoch milliseconds. */
export const DeviceSchema = z.object({
  /** In a few words, "Chrome on Android". */
  name: z.string(),
  signedInAt: z.int(),
  /** To the day: using it is noted once a day. */
  lastUsedAt: z.int(),
  /** True for the one that asks. */
  isThis: z.boolean(),
});
export type Device = z.infer<typeof DeviceSchema>;

/** Confirming a new address with the token of the link that was sent there. */
export const ConfirmEmailSchema = z.object({ token: OneTimeTokenSchema });
export type ConfirmEmail = z.infer<typeof ConfirmEmailSchema>;

/** Calling off the change to another address with the token of the link that was sent to the old one. */
export const KeepEmailSchema = z.object({ token: OneTimeTokenSchema });
export type KeepEmail = z.infer<typeof KeepEmailSchema>;

/** Deleting the account takes the password once more. */
export const DeleteAccountSchema = z.object({ password: GivenPasswordSchema });
export type DeleteAccount = z.infer<typeof DeleteAccountSchema>;
