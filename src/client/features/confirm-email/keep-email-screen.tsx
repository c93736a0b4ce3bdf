import { MailCheck, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { keepEmail, readSignedInUser } from '#client/parts/account/auth-calls.ts';
import { ConfirmingForm } from '#client/parts/account/confirming-form.tsx';
import { hasSignIn, updateUser } from '#client/parts/account/current-sign-in.ts';
import { LinkAnswer, takeLinkToken } from '#client/parts/account/link-answer.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';

type Standing = 'asked' | 'kept' | 'expired';

const NEW_PASSWORD = { href: SCREEN_PATHS.forgotPassword, label: 'Choose a new password' };

const ANSWERS = {
  kept: {
    icon: MailCheck,
    tone: 'sky',
    title: 'Your address stays',
    text: 'Whoever asked for another one knew your password. If that was not you, choose a new one now: it signs everybody else out.',
  },
  expired: {
    icon: MailCheck,
    tone: 'sun',
    title: 'This link has run out',
    text: 'It was used, or the other address has been confirmed. If that was not you, choose a new password, or write to us.',
  },
} as const;

/** Linked from the message to the old address; only a press cancels the change, so that link scanners do not. */
export function KeepEmailScreen() {
  const [token] = useState(takeLinkToken);
  const [standing, setStanding] = useState<Standing>(token === undefined ? 'expired' : 'asked');
  if (standing !== 'asked' || token === undefined)
    return <LinkAnswer {...ANSWERS[standing === 'kept' ? 'kept' : 'expired']} wayOn={NEW_PASSWORD} />;
  return (
    <StatusPage
      icon={<IconTile icon={MailWarning} size={26} tone="sun" />}
      title="Keep this address?"
      text="Another address waits to become the one of your account. If you did not ask for it, keep the one you have."
    >
      <ConfirmingForm
        label="Keep this address"
        busyLabel="Keeping..."
        needsConnection="Keeping it needs a connection."
        failureTitle="The change was not called off"
        confirm={async () => {
          await keepEmail({ token });
          if (hasSignIn()) await readSignedInUser().then(updateUser, () => undefined);
          setStanding('kept');
        }}
        onExpired={() => setStanding('expired')}
      />
    </StatusPage>
  );
}
