import { MailCheck, MailQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { appName } from '#client/browser/app-name.ts';
import { ConfirmingForm } from '#client/parts/account/confirming-form.tsx';
import { LinkAnswer, LinkExpired, takeLinkToken } from '#client/parts/account/link-answer.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { confirmSitterEmails } from '#client/parts/sitter/sitter-calls.ts';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';

const TITLE = 'Your week by email?';
const WAY_ON = { href: SCREEN_PATHS.landing, label: `What’s ${appName()}?` };

export function ConfirmSitterEmailsScreen() {
  const [token, setToken] = useState(takeLinkToken);
  const [done, setDone] = useState<string>();
  if (done !== undefined) return <LinkAnswer icon={MailCheck} title="You’re all set" text={done} wayOn={WAY_ON} />;
  if (token === undefined) return <LinkExpired title={TITLE} wayOn={WAY_ON} />;
  return (
    <StatusPage
      icon={<IconTile icon={MailQuestionMark} size={26} />}
      title={TITLE}
      text="One email on Sunday evenings with the days you’re on. You can stop it from any of them."
    >
      <ConfirmingForm
        label="Yes, once a week"
        failureTitle="We couldn’t confirm it"
        confirm={async () => setDone((await confirmSitterEmails(token)).message)}
        onExpired={() => setToken(undefined)}
      />
    </StatusPage>
  );
}
