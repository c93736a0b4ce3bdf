import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { ConfirmingForm } from '#client/parts/account/confirming-form.tsx';
import { hasSignIn } from '#client/parts/account/current-sign-in.ts';
import { LinkAnswer, takeLinkToken } from '#client/parts/account/link-answer.tsx';
import { callApi } from '#client/parts/server/api-client.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import type { DoneAnswer } from '#contract/account.ts';
import { unsubscribePath } from '#contract/paths.ts';

/** For reminders and for the sitter's week. Only a press unsubscribes, so that link scanners do not. */
export function UnsubscribeScreen({ token: part }: { token?: string }) {
  const [token, setToken] = useState(() => part ?? takeLinkToken());
  const [done, setDone] = useState<string>();
  if (token === undefined || done !== undefined) {
    const answer = done === undefined ? EXPIRED : { title: 'Done, they’ve stopped', text: done };
    return <LinkAnswer icon={BellOff} tone="sky" {...answer} wayOn={wayOn()} />;
  }
  return (
    <StatusPage
      icon={<IconTile icon={BellOff} size={26} tone="sky" />}
      title="Stop these emails?"
      text="You won’t get any more of these. Nothing else changes."
    >
      <ConfirmingForm
        label="Stop these emails"
        busyLabel="Stopping..."
        needsConnection="You need a connection for that."
        failureTitle="We couldn’t stop them"
        confirm={async () => {
          setDone((await stopReminders(token)).message);
        }}
        onExpired={() => setToken(undefined)}
      />
    </StatusPage>
  );
}

const EXPIRED = {
  title: 'This link has expired',
  text: 'The link in our newest email still works. Or switch reminders off in Account Settings, under “Workout days and reminders”.',
};

const wayOn = () =>
  hasSignIn()
    ? { href: SCREEN_PATHS.workoutDays, label: 'Open settings' }
    : { href: SCREEN_PATHS.login, label: 'Sign In' };

const stopReminders = (token: string) => callApi<DoneAnswer>(unsubscribePath(token), { method: 'POST' });
