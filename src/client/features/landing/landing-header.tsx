import { addressAfterSignIn, wayInText } from '#client/platform/after-sign-in.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import type { Session } from '#client/platform/session.ts';
import { useSignInSession } from '#client/platform/use-sign-in-session.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import styles from './landing-header.module.css';

export const MAIN_PART_ID = 'main-part';

export function LandingHeader() {
  const session = useSignInSession();
  return (
    <header className={styles.header}>
      <a href={`#${MAIN_PART_ID}`} className={styles.skip}>
        Skip to the main part
      </a>
      {session && <SignedIn session={session} />}
      <div className={styles.bar}>
        <Logo onPanel />
        {!session && (
          <ButtonLink href={SCREEN_PATHS.login} variant="ghost" size="small" className={styles.login}>
            Log in
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function SignedIn({ session }: { session: Session }) {
  return (
    <div className={styles.signedIn}>
      <p>You are signed in, {session.user.firstName}.</p>
      <ButtonLink href={addressAfterSignIn()} size="small">
        {wayInText(session)}
      </ButtonLink>
    </div>
  );
}
