import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { LoadState } from '#client/desk/page-states.tsx';
import { Button } from '#client/ui/button.tsx';
import type { DeskKeys } from '#contract/desk/passkeys.ts';
import type { DeskOperator } from '#contract/desk/sign-in.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { endAllSignIns, keyRows, passwordDeed, signInRow } from './passkey-actions.ts';
import { addOwnPasskey, hasPasskeys } from './passkey-calls.ts';
import { KeyList } from './passkey-list.tsx';
import { useActions } from './use-actions.tsx';
import { useProvedAction } from './use-proved-action.tsx';
import { useSpareKeys } from './use-recovery-codes.tsx';

/** With what she comes in, and where she is signed in. */
export function KeysPage({ operator }: { operator: DeskOperator }) {
  const keys = useQuery<DeskKeys>({ queryKey: [DESK_PATHS.keys], refetchOnMount: 'always' });
  const again = () => void keys.refetch();
  const { ask, outcome, questions } = useActions({ onDone: again });
  const adding = useProvedAction();
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
