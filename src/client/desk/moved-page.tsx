import { Button } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import type { SettingsKept } from '#contract/desk/settings.ts';
import styles from './desk.module.css';
import { DeskCodeCommand } from './page-states.tsx';

export type NewDesk = NonNullable<SettingsKept['newDesk']>;

/** Kept where the pages of the desk find it, which this address no longer lets in. */
export const NEW_DESK = ['new desk'];

/** The desk has another address, where neither the operator's sign-in nor their passkey of this one counts. */
export function MovedPage({ link, isSent }: NewDesk) {
  const { host } = new URL(link);
  return (
    <main className={styles.signIn}>
      <Logo />
      <h1>Your desk has moved to {host}</h1>
      <p>A passkey only works where it was made. Add a new one there. The link works once, for 1 hour.</p>
      <Button variant="coral" block onClick={() => globalThis.location.assign(link)}>
        Go to {host}
      </Button>
      <p className={styles.quiet}>
        {isSent
          ? 'We’re emailing a link to you and to everyone at the desk.'
          : 'Keep this page open until you’re in. Email isn’t set up, so no one gets a link.'}{' '}
        Lost the link? Ask your technician to print a new one: <DeskCodeCommand />.
      </p>
    </main>
  );
}
