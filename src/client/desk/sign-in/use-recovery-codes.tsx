import { type ReactNode, useState } from 'react';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { RecoveryCodes } from '#contract/desk/sign-in.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { useProvedAction } from './use-actions.tsx';

/** Ten new ones, shown once; those from before open nothing any more. */
export function useSpareKeys(onMade: () => void) {
  const [isAsked, setIsAsked] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const deed = useProvedAction();

  function make() {
    setIsAsked(false);
    deed.run('New spare keys', async () => {
      setCodes((await deskCall<RecoveryCodes>(DESK_PATHS.spareKeys, {})).recoveryCodes);
      onMade();
      return 'The new spare keys hold. Those from before open nothing any more.';
    });
  }

  const dialogs: ReactNode = (
    <>
      <Dialog
        open={isAsked}
        onOpenChange={() => setIsAsked(false)}
        closable
        title="New spare keys?"
        text="You get ten new ones, shown once. Those that you have written down open nothing any more."
      >
        <ButtonStack>
          <Button variant="coral" block onClick={make}>
            Make new spare keys
          </Button>
        </ButtonStack>
      </Dialog>
      <Dialog
        open={codes !== undefined}
        onOpenChange={() => setCodes(undefined)}
        closable
        keepOnTap
        title="Write down your spare keys"
        text="They are shown only now: keep them on paper."
      >
        <ButtonStack>
          <ol className={styles.keys}>
            {codes?.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <Button variant="coral" block onClick={() => setCodes(undefined)}>
            I have written them down
          </Button>
        </ButtonStack>
      </Dialog>
      {deed.proof}
    </>
  );
  return { make: () => setIsAsked(true), notice: deed.notice, dialogs };
}
