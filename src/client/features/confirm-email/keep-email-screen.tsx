import { MailCheck, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { keepEmail, readSignedInUser } from '#client/api/auth.ts';
import { ConfirmingForm } from '#client/components/confirming-form.tsx';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { hasSignIn, updateUser } from '#client/platform/session.ts';
import { takeLinkToken } from '#client/platform/take-link-token.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';

type Standing = 'asked' | 'kept' | 'expired';

/** Linked from the message to the old address; only a press cancels the change, so that link scanners do not. */
export function KeepEmailScreen() {
  const [token] = useState(takeLinkToken);
  const [standing, setStanding] = useState<Standing>(token === undefined ? 'expired' : 'asked');
  if (standing !== 'asked' || token === undefined) return <Answered isKept={standing === 'kept'} />;
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

const WORDS = {
  kept: {
    title: 'Your address stays',
    text: 'Whoever asked for another one knew your password. If that was not you, choose a new one now: it signs everybody else out.',
  },
  expired: {
    title: 'This link has run out',
    text: 'It was used, or the other address has been confirmed. If that was not you, choose a new password, or write to us.',
  },
};

function Answered({ isKept }: { isKept: boolean }) {
  const { title, text } = WORDS[isKept ? 'kept' : 'expired'];
  return (
    <StatusPage
      icon={<IconTile icon={MailCheck} size={26} tone={isKept ? 'sky' : 'sun'} />}
      takesFocus
      title={title}
      text={text}
      actions={
        <ButtonLink href={SCREEN_PATHS.forgotPassword} variant="coral">
          Choose a new password
        </ButtonLink>
      }
    />
  );
}
