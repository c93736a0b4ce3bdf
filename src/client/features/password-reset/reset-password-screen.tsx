import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { resetPassword } from '#client/api/auth.ts';
import { withoutBlanks } from '#client/components/account-field-problems.ts';
import { FormTrouble } from '#client/components/form-trouble.tsx';
import { LinkExpired } from '#client/components/link-expired.tsx';
import { NewPasswordField } from '#client/components/new-password-field.tsx';
import { newPasswordProblem } from '#client/components/new-password-problem.ts';
import { useSendingForm } from '#client/components/use-sending-form.ts';
import { ApiError } from '#client/platform/api-client.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { clearSession } from '#client/platform/session.ts';
import { takeLinkToken } from '#client/platform/take-link-token.ts';
import { Button } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import styles from './password-reset.module.css';

const TITLE = 'Choose a new password';
const SAVED = {
  title: 'Your new password is saved.',
  text: 'You have been signed out on all other devices. Sign in with it here.',
};

/** Opened by the link in the mail: a new password, and from there to the sign-in. */
export function ResetPasswordScreen() {
  const [token, setToken] = useState(takeLinkToken);
  if (token === undefined) {
    return <LinkExpired title={TITLE} wayOn={{ href: SCREEN_PATHS.forgotPassword, label: 'Send a new link' }} />;
  }
  return (
    <StatusPage
      icon={
        <IconTile>
          <KeyRound size={26} aria-hidden="true" />
        </IconTile>
      }
      title={TITLE}
    >
      <NewPasswordForm token={token} onExpired={() => setToken(undefined)} />
    </StatusPage>
  );
}

function NewPasswordForm({ token, onExpired }: { token: string; onExpired: () => void }) {
  const [, navigate] = useLocation();
  const { isBusy, trouble, problems, formProps, fieldProps } = useSendingForm({
    names: ['password'],
    problemsIn: ({ password }) => withoutBlanks({ password: newPasswordProblem(password) }),
    send: async ({ password }) => {
      try {
        await resetPassword({ token, password });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'link_expired') return onExpired();
        throw error;
      }
      // The sign-in of this device has ended with all others.
      clearSession();
      showToast(SAVED);
      navigate(SCREEN_PATHS.login, { replace: true });
    },
    failure: {
      title: 'Your password was not saved',
      fallback: 'Please try again',
      needsConnection: 'Saving a password needs a connection.',
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormTrouble problems={problems} trouble={trouble} />
      <NewPasswordField label="New password" {...fieldProps('password')} />
      <Button type="submit" variant="coral" block busy={isBusy}>
        {isBusy ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  );
}
