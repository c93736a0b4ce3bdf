import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import type { DeskKeys } from '#contract/desk/passkeys.ts';
import type { DeskOperator } from '#contract/desk/sign-in.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import styles from './desk.module.css';
import lists from './desk-lists.module.css';
import { endAllSignIns, keyRows, passwordDeed, signInRow } from './key-deeds.ts';
import { KeyList } from './key-list.tsx';
import { LoadState } from './page-states.tsx';
import { addOwnPasskey, hasPasskeys } from './passkey-calls.ts';
import { useDeeds } from './use-deeds.tsx';
import { useProvedDeed } from './use-proved-deed.tsx';
import { useSpareKeys } from './use-spare-keys.tsx';

/** With what she comes in, and where she is signed in. */
export function KeysPage({ operator }: { operator: DeskOperator }) {
  const keys = useQuery<DeskKeys>({ queryKey: [DESK_PATHS.keys], refetchOnMount: 'always' });
  const again = () => void keys.refetch();
  const { ask, outcome, questions } = useDeeds({ onDone: again });
  const adding = useProvedDeed();
  const spare = useSpareKeys(again);

  const add = () =>
    adding.run('Add a passkey', async () => {
      const { message } = await addOwnPasskey();
      await keys.refetch();
      return message;
    });

  return (
    <>
      <header className={styles.top}>
        <h1>Your keys</h1>
      </header>
      {outcome}
      {adding.notice}
      {spare.notice}
      <LoadState of={keys} />
      {keys.data && (
        <div className={styles.two}>
          <section className={styles.part}>
            <h2>What opens the desk</h2>
            <KeyList rows={keyRows(keys.data)} onAsk={ask} />
            <div className={lists.deeds}>
              {hasPasskeys() && (
                <Button variant="outline" size="small" busy={adding.busy !== undefined} onClick={add}>
                  <Fingerprint size={20} aria-hidden="true" />
                  Add a passkey
                </Button>
              )}
              <Button variant="outline" size="small" onClick={spare.make}>
                New spare keys
              </Button>
              <Button variant="outline" size="small" onClick={() => ask(passwordDeed(keys.data.hasPassword, operator))}>
                {passwordDeed(keys.data.hasPassword, operator).name}
              </Button>
            </div>
          </section>
          <section className={styles.part}>
            <h2>Where you are signed in</h2>
            <KeyList rows={keys.data.signIns.map(signInRow)} onAsk={ask} />
            {keys.data.signIns.length > 1 && (
              <div className={lists.deeds}>
                <Button variant="outline" size="small" onClick={() => ask(endAllSignIns)}>
                  {endAllSignIns.name}
                </Button>
              </div>
            )}
          </section>
        </div>
      )}
      {questions}
      {adding.proof}
      {spare.dialogs}
    </>
  );
}
