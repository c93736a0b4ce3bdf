import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { stopReminders } from '#client/api/reminders.ts';
import { ConfirmingForm } from '#client/components/confirming-form.tsx';
import { LinkAnswer } from '#client/components/link-answer.tsx';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { hasSignIn } from '#client/platform/session.ts';
import { takeLinkToken } from '#client/platform/take-link-token.ts';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';

type Standing = 'asked' | 'stopped' | 'expired';

/** Only a press unsubscribes, so that link scanners do not. */
export function UnsubscribeScreen({ token: part }: { token?: string }) {
  const [token] = useState(() => part ?? takeLinkToken());
  const [standing, setStanding] = useState<Standing>(token === undefined ? 'expired' : 'asked');
  if (standing !== 'asked' || token === undefined) {
    return (
      <LinkAnswer
        icon={BellOff}
        tone="sky"
        {...ANSWERS[standing === 'stopped' ? 'stopped' : 'expired']}
        wayOn={wayOn()}
      />
    );
  }
  return (
    <StatusPage
      icon={<IconTile icon={BellOff} size={26} tone="sky" />}
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

const ANSWERS = {
  stopped: {
    title: 'No more reminders',
    text: 'They are off. You can switch them on again in Account Settings, under “Workout days and reminders”.',
  },
  expired: {
    title: 'This link has run out',
    text: 'You can switch reminders off in Account Settings, under “Workout days and reminders”.',
  },
};

const wayOn = () =>
  hasSignIn()
    ? { href: SCREEN_PATHS.workoutDays, label: 'Open the settings' }
    : { href: SCREEN_PATHS.login, label: 'Sign In' };
