import { useLocation } from 'wouter';
import { resetPassword } from '#client/api/auth.ts';
import { withoutBlanks } from '#client/components/account-field-problems.ts';
import { FormTrouble } from '#client/components/form-trouble.tsx';
import { NewPasswordField, newPasswordProblem, OwnAddressField } from '#client/components/new-password-field.tsx';
import { useSendingForm } from '#client/components/use-sending-form.ts';
import { storeSession } from '#client/member/store-session.ts';
import { addressAfterSignIn } from '#client/platform/after-sign-in.ts';
import { ApiError } from '#client/platform/api-client.ts';
import { clearSignIn } from '#client/platform/current-sign-in.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import styles from './password-reset.module.css';

interface NewPasswordFormProps {
  token: string;
  isFirst: boolean;
  email: string | undefined;
  onExpired: () => void;
}

const SAVED = {
  title: 'Your new password is saved.',
  text: 'You have been signed out on all other devices. Sign in with it here.',
};
const FIRST_SAVED = { title: 'Your password is saved.', text: 'You are signed in with it here.' };

export function NewPasswordForm({ token, isFirst, email, onExpired }: NewPasswordFormProps) {
  const [, navigate] = useLocation();
  const { isBusy, trouble, problems, formProps, fieldProps } = useSendingForm({
    names: ['password'],
    problemsIn: ({ password }) =>
      withoutBlanks({ password: newPasswordProblem(password, { email: email ?? '', names: [] }) }),
    send: async ({ password }) => {
      try {
        await leave((await resetPassword({ token, password })).signIn);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'link_expired') return onExpired();
        throw error;
      }
    },
    failure: {
      title: 'Your password was not saved',
      unknownTitle: 'We don’t know whether it was saved',
      fallback: 'Please try again',
      needsConnection: 'Saving a password needs a connection.',
    },
  });

  async function leave(signIn: Awaited<ReturnType<typeof resetPassword>>['signIn']) {
    // The reset has ended every sign-in, this device's too.
    if (signIn === undefined) clearSignIn();
    else await storeSession(signIn);
    showToast(signIn === undefined ? SAVED : FIRST_SAVED);
    navigate(signIn === undefined ? SCREEN_PATHS.login : addressAfterSignIn(), { replace: true });
  }

  return (
    <form {...formProps} className={styles.form}>
      <FormTrouble problems={problems} trouble={trouble} />
      {email !== undefined && <OwnAddressField email={email} />}
      <NewPasswordField label={isFirst ? 'Password' : 'New password'} {...fieldProps('password')} />
      <Button type="submit" variant="coral" block busy={isBusy}>
        {saveLabel(isBusy, isFirst)}
      </Button>
    </form>
  );
}

function saveLabel(isBusy: boolean, isFirst: boolean): string {
  if (isBusy) return 'Saving...';
  return isFirst ? 'Save password' : 'Save new password';
}
