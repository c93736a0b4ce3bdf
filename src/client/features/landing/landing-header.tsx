import { addressAfterSignIn, wayInText } from '#client/parts/account/after-sign-in.ts';
import type { SignIn } from '#client/parts/account/current-sign-in.ts';
import { useSignIn } from '#client/parts/account/use-sign-in.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import styles from './landing-header.module.css';

export const MAIN_PART_ID = 'main-part';

export function LandingHeader() {
  const signIn = useSignIn();
  return (
    <header className={styles.header}>
      <a href={`#${MAIN_PART_ID}`} className={styles.skip}>
        Skip to the main part
      </a>
      {signIn && <SignedIn signIn={signIn} />}
      <div className={styles.bar}>
        <Logo onPanel />
        {!signIn && (
          <ButtonLink href={SCREEN_PATHS.login} variant="ghost" size="small" className={styles.login}>
            Log in
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function SignedIn({ signIn }: { signIn: SignIn }) {
  return (
    <div className={styles.signedIn}>
      <p>You are signed in, {signIn.user.firstName}.</p>
      <ButtonLink href={addressAfterSignIn()} size="small">
        {wayInText(signIn)}
      </ButtonLink>
    </div>
  );
}
