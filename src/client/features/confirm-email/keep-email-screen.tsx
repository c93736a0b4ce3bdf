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
    title: 'Your email stays as it is',
    text: 'The person who asked knew your password. If that wasn’t you, choose a new one now. It signs everyone else out.',
  },
  expired: {
    icon: MailCheck,
    tone: 'sun',
    title: 'This link has expired',
    text: 'It’s been used, or the new email has been confirmed. If that wasn’t you, choose a new password, or write to us.',
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
      title="Keep your email?"
      text="Someone asked to change your account’s email. If it wasn’t you, keep the one you have."
    >
      <ConfirmingForm
        label="Keep my email"
        busyLabel="Keeping..."
        needsConnection="You need a connection for that."
        failureTitle="We couldn’t stop the change"
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
