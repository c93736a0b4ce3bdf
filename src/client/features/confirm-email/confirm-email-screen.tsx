import { MailCheck, MailQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { confirmEmail, readSignedInUser } from '#client/parts/account/auth-calls.ts';
import { ConfirmingForm } from '#client/parts/account/confirming-form.tsx';
import { hasSignIn, updateUser } from '#client/parts/account/current-sign-in.ts';
import { LinkAnswer, LinkExpired, takeLinkToken } from '#client/parts/account/link-answer.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';

const TITLE = 'Confirm your email address';

export function ConfirmEmailScreen() {
  const [token, setToken] = useState(takeLinkToken);
  const [done, setDone] = useState<string>();
  if (done !== undefined) {
    return <LinkAnswer icon={MailCheck} title="Email confirmed" text={done} wayOn={wayOn()} />;
  }
  if (token === undefined) return <LinkExpired title={TITLE} wayOn={wayOn()} />;
  return (
    <StatusPage
      icon={<IconTile icon={MailQuestionMark} size={26} />}
      title={TITLE}
      text="Tap below and this becomes your account’s email."
    >
      <ConfirmingForm
        label="Confirm my email"
        failureTitle="We couldn’t confirm your email"
        confirm={async () => {
          const { message } = await confirmEmail({ token });
          await refreshUser();
          setDone(message);
        }}
        onExpired={() => setToken(undefined)}
      />
    </StatusPage>
  );
}

/** A failed read is harmless: the next refresh brings the new address. */
async function refreshUser(): Promise<void> {
  if (hasSignIn()) await readSignedInUser().then(updateUser, () => undefined);
}

const wayOn = () =>
  hasSignIn()
    ? { href: SCREEN_PATHS.settings, label: 'Account Settings' }
    : { href: SCREEN_PATHS.login, label: 'Sign In' };
