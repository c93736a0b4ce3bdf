import { KeyRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { readPasswordLink } from '#client/parts/account/auth-calls.ts';
import { LinkExpired } from '#client/parts/account/link-answer.tsx';
import { takeLinkToken } from '#client/parts/account/take-link-token.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { IconTile } from '#client/ui/card.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import type { PasswordLinkAnswer } from '#contract/account.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const TITLES = { first: 'Choose a password', another: 'Choose a new password' };
const FIRST_TEXT = 'Then you can sign in with it on any device.';

export function ResetPasswordScreen() {
  const [token] = useState(takeLinkToken);
  const [owner, setOwner] = useLinkOwner(token);
  const [path] = useLocation();
  const isFirst = typeof owner === 'object' ? owner.isFirst : path === SCREEN_PATHS.setPassword;
  const title = isFirst ? TITLES.first : TITLES.another;
  if (owner === 'expired' || token === undefined) {
    return <LinkExpired title={title} wayOn={{ href: SCREEN_PATHS.forgotPassword, label: 'Send a new link' }} />;
  }
  return (
    <Page title={title} text={isFirst ? FIRST_TEXT : undefined}>
      {owner === undefined ? (
        <p role="status">
          <Spinner size="small" /> Looking at the link...
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
