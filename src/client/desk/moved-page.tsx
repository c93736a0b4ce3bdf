import { Button } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import type { SettingsKept } from '#contract/desk/settings.ts';
import styles from './desk.module.css';
import { DeskCodeCommand } from './page-states.tsx';

export type NewDesk = NonNullable<SettingsKept['newDesk']>;

/** Kept where the pages of the desk find it, which this address no longer lets in. */
export const NEW_DESK = ['new desk'];

/** The desk has another address, where neither her sign-in nor her passkey of this one counts. */
export function MovedPage({ link, isSent }: NewDesk) {
  const { host } = new URL(link);
  return (
    <main className={styles.signIn}>
      <Logo />
      <h1>Your desk has moved to {host}</h1>
      <p>A passkey belongs to an address, so you make a new one there. The link works once, for one hour.</p>
      <Button variant="coral" block onClick={() => globalThis.location.assign(link)}>
        Go to {host}
      </Button>
      <p className={styles.quiet}>
        {isSent
          ? 'A letter with a link of its own is on its way to you, and to everybody else at the desk.'
          : 'Do not close this page before you are in: no letters go out yet, so nobody else is told.'}{' '}
        Should the link be lost, whoever looks after the server can print a new one: <DeskCodeCommand />.
      </p>
    </main>
  );
}
