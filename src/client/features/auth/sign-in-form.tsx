import { useLocation } from 'wouter';
import { login } from '#client/api/auth.ts';
import { addressAfterSignIn } from '#client/platform/after-sign-in.ts';
import { startSession } from '#client/platform/session-start.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/text-field.tsx';
import { SIGN_IN_FIELDS, signInProblems } from './account-problems.ts';
import styles from './auth-screen.module.css';
import { EmailField } from './email-field.tsx';
import { FormTrouble } from './form-trouble.tsx';
import { type AuthFormProps, useAuthForm } from './use-auth-form.ts';

/** E-mail address and password; leads on to where the account belongs. */
export function SignInForm(props: AuthFormProps) {
  const [, navigate] = useLocation();
  const { isBusy, trouble, problems, formProps, fieldProps } = useAuthForm({
    names: SIGN_IN_FIELDS,
    problemsIn: signInProblems,
    send: async (credentials) => {
      await startSession(await login(credentials));
      navigate(addressAfterSignIn());
    },
    failure: {
      title: 'Login failed',
      fallback: 'Please check your email and password',
      needsConnection: 'Signing in needs a connection.',
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormTrouble problems={problems} trouble={trouble} />
      <EmailField {...props} autoComplete="username" {...fieldProps('email')} />
      <PasswordField label="Password" autoComplete="current-password" required {...fieldProps('password')} />
      <Button type="submit" variant="coral" block busy={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  );
}
