import { useQuery } from '@tanstack/react-query';
import { FingerprintPattern } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import lists from '#client/desk/desk-lists.module.css';
import { dayText } from '#client/desk/labels.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import type { Action } from '#client/desk/question.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { DeskOperator, RecoveryCodes } from '#contract/desk/sign-in.ts';
import type { DeskPasskey, DeskSignIn, SignInMethods } from '#contract/desk/sign-in-methods.ts';
import { DESK_PATHS, deskPasskeyRemovePath } from '#contract/paths.ts';
import { addOwnPasskey, hasPasskeys } from './passkey-calls.ts';
import { useActions, useProvedAction } from './use-actions.tsx';

/** With what the operator comes in, and where they are signed in. */
export function SignInMethodsPage({ operator }: { operator: DeskOperator }) {
  const keys = useQuery<SignInMethods>({ queryKey: [DESK_PATHS.signInMethods], refetchOnMount: 'always' });
  const again = () => void keys.refetch();
  const { ask, outcome, questions } = useActions({ onDone: again });
  const adding = useProvedAction();
  const spare = useRecoveryCodes(again);

  const add = () =>
    adding.run('Add a passkey', async () => {
      const { message } = await addOwnPasskey();
      await keys.refetch();
      return message;
    });

  return (
    <>
      <header className={styles.top}>
        <h1>Your sign-in</h1>
      </header>
      {outcome}
      {adding.notice}
      {spare.notice}
      <LoadState of={keys} />
      {keys.data && (
        <div className={styles.two}>
          <section className={styles.part}>
            <h2>Ways to sign in</h2>
            <KeyList rows={keyRows(keys.data)} onAsk={ask} />
            <div className={lists.actions}>
              {hasPasskeys() && (
                <Button variant="outline" size="small" busy={adding.busy !== undefined} onClick={add}>
                  <FingerprintPattern size={20} aria-hidden="true" />
                  Add a passkey
                </Button>
              )}
              <Button variant="outline" size="small" onClick={spare.make}>
                Make new recovery codes
              </Button>
              <Button
                variant="outline"
                size="small"
                onClick={() => ask(passwordAction(keys.data.hasPassword, operator))}
              >
                {passwordAction(keys.data.hasPassword, operator).name}
              </Button>
            </div>
          </section>
          <section className={styles.part}>
            <h2>Where you’re signed in</h2>
            <KeyList rows={keys.data.signIns.map(signInRow)} onAsk={ask} />
            {keys.data.signIns.length > 1 && (
              <div className={lists.actions}>
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

interface KeyRow {
  id: string;
  name: string;
  detail: string;
  action?: { label: string; text: string; action: Action };
}

/** Keys or sign-ins, each with its revocation. */
function KeyList({ rows, onAsk }: { rows: readonly KeyRow[]; onAsk: (action: Action) => void }) {
  return (
    <ul className={lists.rows}>
      {rows.map(({ id, name, detail, action }) => (
        <li key={id} className={lists.person}>
          <div className={lists.who}>
            <b>{name}</b>
            <span>{detail}</span>
          </div>
          {action && (
            <div className={lists.actions}>
              <Button variant="outline" size="small" aria-label={action.label} onClick={() => onAsk(action.action)}>
                {action.text}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const endAllSignIns: Action = {
  name: 'Sign out everywhere else',
  path: DESK_PATHS.endSignIns,
  body: {},
  happens: 'To use the desk there, someone has to sign in again.',
  undo: 'Yes. Sign in there again.',
};

const passwordAction = (hasPassword: boolean, { email, name }: DeskOperator): Action => ({
  name: hasPassword ? 'Change the password' : 'Set a password',
  path: DESK_PATHS.password,
  body: {},
  happens: 'Use it with a recovery code where a passkey won’t work. You’re signed out everywhere else.',
  undo: 'Yes. Change it again here.',
  fields: [{ name: 'password', kind: 'password', label: 'New password', owner: { email, names: [name] } }],
  bodyOf: ({ password }) => ({ password }),
});

function keyRows({ passkeys, hasPassword, recoveryCodesLeft }: SignInMethods) {
  return [
    ...passkeys.map(passkeyRow),
    { id: 'password', name: 'Password', detail: hasPassword ? 'Set. It needs a recovery code beside it.' : 'None' },
    { id: 'spare', name: 'Recovery codes', detail: recoveryCodesText(recoveryCodesLeft) },
  ];
}

/** An answer that was lost on its way has shown them to nobody. */
const recoveryCodesText = (left: number) =>
  left === 10
    ? '10 of 10 left. We show them once. If you haven’t written them down, make new ones.'
    : `${left} of 10 unused`;

function passkeyRow({ id, name, addedAt, lastUsedAt, onlyAt }: DeskPasskey) {
  const shown = name ?? 'A device';
  const used = lastUsedAt === null ? 'not used yet' : `last used ${dayText(lastUsedAt)}`;
  const place = onlyAt === null ? '' : `. Only works at ${onlyAt}`;
  const action: Action = {
    name: 'Remove this passkey',
    path: deskPasskeyRemovePath(id),
    body: {},
    happens: `You can’t sign in with “${shown}” any more. You’re signed out everywhere else.`,
    undo: 'No. You can add a new one.',
    isHarsh: true,
  };
  return {
    id,
    name: shown,
    detail: `Passkey, added ${dayText(addedAt)}, ${used}${place}`,
    action: { label: `Remove the passkey of ${shown}`, text: 'Remove', action },
  };
}

function signInRow({ id, device, lastSeenAt, isThis }: DeskSignIn) {
  if (isThis) return { id, name: device, detail: 'This device' };
  return {
    id,
    name: device,
    detail: `Last used ${dayText(lastSeenAt)}`,
    action: {
      label: `Sign out of ${device}`,
      text: 'Sign out',
      action: { ...endAllSignIns, name: `Sign out of ${device}`, body: { id } },
    },
  };
}

/** Ten new ones, shown once; those from before open nothing any more. */
function useRecoveryCodes(onMade: () => void) {
  const [isAsked, setIsAsked] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const action = useProvedAction();

  function make() {
    setIsAsked(false);
    action.run('Make new recovery codes', async () => {
      setCodes((await deskCall<RecoveryCodes>(DESK_PATHS.recoveryCodes, {})).recoveryCodes);
      onMade();
      return 'The new recovery codes hold. Those from before open nothing any more.';
    });
  }

  const dialogs: ReactNode = (
    <>
      <Dialog
        open={isAsked}
        onOpenChange={() => setIsAsked(false)}
        closable
        title="Make new recovery codes?"
        text="You get 10 new codes, shown once. Your old codes stop working."
      >
        <ButtonStack>
          <Button variant="coral" block onClick={make}>
            Make new recovery codes
          </Button>
        </ButtonStack>
      </Dialog>
      <Dialog
        open={codes !== undefined}
        onOpenChange={() => setCodes(undefined)}
        closable
        keepOnTap
        title="Write down your recovery codes"
        text="We only show them now. Keep them on paper."
      >
        <ButtonStack>
          <ol className={styles.keys}>
            {codes?.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <Button variant="coral" block onClick={() => setCodes(undefined)}>
            I’ve written them down
          </Button>
        </ButtonStack>
      </Dialog>
      {action.proof}
    </>
  );
  return { make: () => setIsAsked(true), notice: action.notice, dialogs };
}
