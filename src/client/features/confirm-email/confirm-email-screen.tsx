import { MailCheck, MailQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { confirmEmail, readSignedInUser } from '#client/api/auth.ts';
import { FormTrouble } from '#client/components/form-trouble.tsx';
import { LinkExpired } from '#client/components/link-expired.tsx';
import { useSendingForm } from '#client/components/use-sending-form.ts';
import { ApiError } from '#client/platform/api-client.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { hasSignIn, updateUser } from '#client/platform/session.ts';
import { takeLinkToken } from '#client/platform/take-link-token.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import styles from './confirm-email.module.css';

const TITLE = 'Confirm your email address';

/** Opened by the link in the mail. A press confirms, so that a program which only follows links does not. */
export function ConfirmEmailScreen() {
  const [token, setToken] = useState(takeLinkToken);
  const [done, setDone] = useState<string>();
  if (done !== undefined) return <Confirmed text={done} />;
  if (token === undefined) return <LinkExpired title={TITLE} wayOn={wayOn()} />;
  return (
    <StatusPage
      icon={
        <IconTile>
          <MailQuestionMark size={26} aria-hidden="true" />
        </IconTile>
      }
      title={TITLE}
      text="This makes the address that the link was sent to the one of your account."
    >
      <ConfirmForm token={token} onDone={setDone} onExpired={() => setToken(undefined)} />
    </StatusPage>
  );
}

interface ConfirmFormProps {
  token: string;
  onDone: (message: string) => void;
  onExpired: () => void;
}

function ConfirmForm({ token, onDone, onExpired }: ConfirmFormProps) {
  const { isBusy, trouble, problems, formProps } = useSendingForm({
    names: [],
    problemsIn: () => ({}),
    send: async () => {
      try {
        const { message } = await confirmEmail({ token });
        await refreshUser();
        onDone(message);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'link_expired') return onExpired();
        throw error;
      }
    },
    failure: {
      title: 'The address was not confirmed',
      fallback: 'Please try again',
      needsConnection: 'Confirming needs a connection.',
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormTrouble problems={problems} trouble={trouble} />
      <Button type="submit" variant="coral" block busy={isBusy}>
        {isBusy ? 'Confirming...' : 'Confirm this address'}
      </Button>
    </form>
  );
}

function Confirmed({ text }: { text: string }) {
  const { href, label } = wayOn();
  return (
    <StatusPage
      icon={
        <IconTile>
          <MailCheck size={26} aria-hidden="true" />
        </IconTile>
      }
      takesFocus
      title="Address confirmed"
      text={text}
      actions={
        <ButtonLink href={href} variant="coral">
          {label}
        </ButtonLink>
      }
    />
  );
}

/** The settings show the new address at once; where they cannot be read now, the next look finds it. */
async function refreshUser(): Promise<void> {
  if (hasSignIn()) await readSignedInUser().then(updateUser, () => undefined);
}

const wayOn = () =>
  hasSignIn()
    ? { href: SCREEN_PATHS.settings, label: 'Account Settings' }
    : { href: SCREEN_PATHS.login, label: 'Sign In' };
