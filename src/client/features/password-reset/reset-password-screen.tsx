import { KeyRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { storeSession } from '#client/member/store-session.ts';
import { withoutBlanks } from '#client/parts/account/account-field-problems.ts';
import { addressAfterSignIn } from '#client/parts/account/after-sign-in.ts';
import { readPasswordLink, resetPassword } from '#client/parts/account/auth-calls.ts';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { LinkExpired, takeLinkToken } from '#client/parts/account/link-answer.tsx';
import { NewPasswordField, newPasswordProblem, OwnAddressField } from '#client/parts/account/new-password-field.tsx';
import { ApiError } from '#client/parts/server/api-client.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { FormProblem, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { PasswordLinkAnswer } from '#contract/account.ts';
import styles from './password-reset.module.css';

const TITLES = { first: 'Choose a password', another: 'Choose a new password' };
const FIRST_TEXT = 'Use it to sign in on any device.';

export function ResetPasswordScreen() {
  const [token] = useState(takeLinkToken);
  const [owner, setOwner] = useLinkOwner(token);
  const [path] = useLocation();
  const isFirst = typeof owner === 'object' ? owner.isFirst : path === SCREEN_PATHS.setPassword;
  const title = isFirst ? TITLES.first : TITLES.another;
  if (owner === 'expired' || token === undefined) {
    return (
      <LinkExpired
        title="This link has expired"
        wayOn={{ href: SCREEN_PATHS.forgotPassword, label: 'Send a new link' }}
      />
    );
  }
  return (
    <Page title={title} text={isFirst ? FIRST_TEXT : undefined}>
      {owner === undefined ? (
        <p role="status">
          <Spinner size="small" /> Opening the link...
        </p>
      ) : (
        <NewPasswordForm
          token={token}
          isFirst={isFirst}
          email={owner === 'unknown' ? undefined : owner.email}
          onExpired={() => setOwner('expired')}
        />
      )}
    </Page>
  );
}

function Page({ title, text, children }: { title: string; text: string | undefined; children: ReactNode }) {
  return (
    <StatusPage icon={<IconTile icon={KeyRound} size={26} />} title={title} text={text}>
      {children}
    </StatusPage>
  );
}

/** `unknown` when the look-up failed, which blocks nobody. */
function useLinkOwner(token: string | undefined) {
  const known = useState<PasswordLinkAnswer | 'unknown' | 'expired'>();
  const [, setOwner] = known;
  useEffect(() => {
    if (token === undefined) return undefined;
    const leaving = new AbortController();
    readPasswordLink({ token }, leaving.signal).then(setOwner, (error) => {
      const isExpired = error instanceof ApiError && error.code === 'link_expired';
      if (!leaving.signal.aborted) setOwner(isExpired ? 'expired' : 'unknown');
    });
    return () => leaving.abort();
  }, [token]);
  return known;
}

interface NewPasswordFormProps {
  token: string;
  isFirst: boolean;
  email: string | undefined;
  onExpired: () => void;
}

const SAVED = {
  title: 'Your new password is saved.',
  text: 'You’re signed out everywhere else. Sign in with it here.',
};
const FIRST_SAVED = { title: 'Your password is saved.', text: 'You’re signed in.' };

function NewPasswordForm({ token, isFirst, email, onExpired }: NewPasswordFormProps) {
  const [, navigate] = useLocation();
  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm({
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
      title: 'We couldn’t save your password',
      unknownTitle: 'We don’t know if it was saved',
      fallback: 'Please try again',
      needsConnection: 'You need a connection to save a password.',
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
      <FormProblem problems={problems} problem={problem} />
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
