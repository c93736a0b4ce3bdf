import { z } from 'zod';
import { SignInAnswerSchema } from './auth.ts';
import { EmailSchema, GivenPasswordSchema, NewPasswordSchema } from './fields.ts';

/** An answer that only says what was done. */
export const DoneAnswerSchema = z.object({ message: z.string() });
export type DoneAnswer = z.infer<typeof DoneAnswerSchema>;

/**
 * The token that a link in an email carries after its `#`. A text that is no token is refused like a token that has run
 * out.
 */
const OneTimeTokenSchema = z.string().max(200);

/** Asks for a link to choose a new password. The answer is the same whether the address has an account or not. */
export const ForgotPasswordSchema = z.object({ email: EmailSchema });
export type ForgotPassword = z.infer<typeof ForgotPasswordSchema>;

/** Chooses a new password with the token of such a link; ends every sign-in. */
export const ResetPasswordSchema = z.object({ token: OneTimeTokenSchema, password: NewPasswordSchema });
export type ResetPassword = z.infer<typeof ResetPasswordSchema>;

/** Asks whose password such a link sets. The answer shows nothing to anybody who could not set it. */
export const PasswordLinkSchema = z.object({ token: OneTimeTokenSchema });
export type PasswordLink = z.infer<typeof PasswordLinkSchema>;
/** Whose password a link sets. */
export const PasswordLinkAnswerSchema = z.object({
  email: z.string(),
  /** The account has no password yet: a purchase made it. */
  isFirst: z.boolean(),
});
export type PasswordLinkAnswer = z.infer<typeof PasswordLinkAnswerSchema>;

/** The answer to a new password. A first password signs its owner in: nobody else could have been signed in. */
export const ResetPasswordAnswerSchema = DoneAnswerSchema.extend({ signIn: SignInAnswerSchema.optional() });
export type ResetPasswordAnswer = z.infer<typeof ResetPasswordAnswerSchema>;

/** Changes the password of a signed-in member; ends every other sign-in. */
export const ChangePasswordSchema = z.object({ currentPassword: GivenPasswordSchema, newPassword: NewPasswordSchema });
export type ChangePassword = z.infer<typeof ChangePasswordSchema>;

/** A device on which the caller is signed in. Instants are epoch milliseconds. */
export const DeviceSchema = z.object({
  /** The device in a few words, "Chrome on Android". */
  name: z.string(),
  signedInAt: z.int(),
  /** The day of its last use: its use is noted once a day. */
  lastUsedAt: z.int(),
  /** True for the device that asks. */
  isThis: z.boolean(),
});
export type Device = z.infer<typeof DeviceSchema>;

/** Confirms a new address with the token of the link that was sent there. */
export const ConfirmEmailSchema = z.object({ token: OneTimeTokenSchema });
export type ConfirmEmail = z.infer<typeof ConfirmEmailSchema>;

/** Calls off the change to another address with the token of the link that was sent to the old one. */
export const KeepEmailSchema = z.object({ token: OneTimeTokenSchema });
export type KeepEmail = z.infer<typeof KeepEmailSchema>;

/** Deletes the account, for which the password is asked once more. */
export const DeleteAccountSchema = z.object({ password: GivenPasswordSchema });
export type DeleteAccount = z.infer<typeof DeleteAccountSchema>;
