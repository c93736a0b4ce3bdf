import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { stopReminders } from '#client/api/reminders.ts';
import { ConfirmingForm } from '#client/components/confirming-form.tsx';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { hasSignIn } from '#client/platform/session.ts';
import { takeLinkToken } from '#client/platform/take-link-token.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';

type Standing = 'asked' | 'stopped' | 'expired';

/** Only a press unsubscribes, so that link scanners do not. */
export function UnsubscribeScreen({ token: part }: { token?: string }) {
  const [token] = useState(() => part ?? takeLinkToken());
  const [standing, setStanding] = useState<Standing>(token === undefined ? 'expired' : 'asked');
  if (standing !== 'asked' || token === undefined) return <Answered isStopped={standing === 'stopped'} />;
  return (
    <StatusPage
      icon={<Icon />}
      title="Stop the reminders?"
      text="No more reminders of your workout days will come by email. Your plan and your progress stay as they are."
    >
      <ConfirmingForm
        label="Stop the reminders"
        busyLabel="Stopping..."
        needsConnection="Stopping them needs a connection."
        failureTitle="The reminders were not stopped"
        confirm={async () => {
          await stopReminders(token);
          setStanding('stopped');
        }}
        onExpired={() => setStanding('expired')}
      />
    </StatusPage>
  );
}

const WORDS = {
  stopped: {
    title: 'No more reminders',
    text: 'They are off. You can switch them on again in Account Settings, under “Workout days and reminders”.',
  },
  expired: {
    title: 'This link has run out',
    text: 'You can switch reminders off in Account Settings, under “Workout days and reminders”.',
  },
};

function Answered({ isStopped }: { isStopped: boolean }) {
  const { title, text } = WORDS[isStopped ? 'stopped' : 'expired'];
  const [href, label] = hasSignIn() ? [SCREEN_PATHS.workoutDays, 'Open the settings'] : [SCREEN_PATHS.login, 'Sign In'];
  return (
    <StatusPage
      icon={<Icon />}
      takesFocus
      title={title}
      text={text}
      actions={
        <ButtonLink href={href} variant="coral">
          {label}
        </ButtonLink>
      }
    />
  );
}

const Icon = () => <IconTile icon={BellOff} size={26} tone="sky" />;
