import { useLocation } from 'wouter';
import { storeSession } from '#client/member/store-session.ts';
import { emailProblem, givenPasswordProblem, withoutBlanks } from '#client/parts/account/account-field-problems.ts';
import { addressAfterSignIn } from '#client/parts/account/after-sign-in.ts';
import { login } from '#client/parts/account/auth-calls.ts';
import { EmailTextField } from '#client/parts/account/email-text-field.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { FormProblem, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { Button, TextLink } from '#client/ui/button.tsx';
import { PasswordField, TextField } from '#client/ui/text-field.tsx';
import type { FormProblems, FormValues } from '#client/ui/use-form.ts';
import styles from './auth-screen.module.css';

const SIGN_IN_FIELDS = ['email', 'password'] as const;

const NOT_RIGHT = 'Email and password don’t match.';

export function SignInForm({ email, onEmailChange }: AuthFormProps) {
  const [, navigate] = useLocation();
  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm({
    names: SIGN_IN_FIELDS,
    problemsIn: signInProblems,
    send: async (credentials) => {
      await storeSession(await login(credentials));
      navigate(addressAfterSignIn());
    },
    failure: {
      title: 'Login failed',
      fallback: 'Please check your email and password',
      needsConnection: 'You need a connection to sign in.',
      lasting: { wrong_credentials: NOT_RIGHT },
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
        onChange={(event) => onEmailChange(event.target.value)}
        {...fieldProps('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" required {...fieldProps('password')} />
      <TextLink href={SCREEN_PATHS.forgotPassword} className={styles.forgot}>
        Forgot password?
      </TextLink>
      <Button type="submit" variant="coral" block busy={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign In'}
      </Button>
      <FormProblem problems={problems} problem={problem} />
    </form>
  );
}

type SignInField = (typeof SIGN_IN_FIELDS)[number];

function signInProblems({ email, password }: FormValues<SignInField>): FormProblems<SignInField> {
  return withoutBlanks({ email: emailProblem(email), password: givenPasswordProblem(password) });
}

export interface AuthFormProps {
  email: string;
  onEmailChange: (email: string) => void;
}

interface EmailFieldProps extends AuthFormProps {
  name: string;
  error: string | undefined;
  onInput: () => void;
}

/** Of a new account: it asks about a near miss. */
export function EmailField({ email, onEmailChange, ...input }: EmailFieldProps) {
  return (
    <EmailTextField
      label="Email"
      autoComplete="email"
      defaultValue={email}
      onChange={(event) => onEmailChange(event.target.value)}
      {...input}
    />
  );
}
