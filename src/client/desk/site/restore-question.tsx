import { useState } from 'react';
import { deskCall } from '#client/desk/desk-call.ts';
import { momentText } from '#client/desk/labels.ts';
import type { useProvedAction } from '#client/desk/sign-in/use-actions.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { FactsList } from '#client/ui/card.tsx';
import { AlertDialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { DeskCopy } from '#contract/desk/backups.ts';
import { deskCopyPath } from '#contract/paths.ts';

const SURE = 'go back';

interface BringBackProps {
  copy: DeskCopy;
  action: ReturnType<typeof useProvedAction>;
  onBegun: () => void;
  onClose: () => void;
}

/** The one action that touches everybody: typed words beside the button. */
export function BringBackQuestion({ copy, action, onBegun, onClose }: BringBackProps) {
  const [typed, setTyped] = useState('');
  const isSure = typed.trim().toLowerCase() === SURE;
  function goBack() {
    action.run(`Go back to ${copy.name}`, async () => {
      const { message } = await deskCall<{ message: string }>(`${deskCopyPath(copy.name)}/bring-back`, {});
      onBegun();
      return message;
    });
    onClose();
  }
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={`Go back to ${momentText(copy.madeAt)}?`}
      text="Everybody sees “Back in a few minutes” while it runs. What happened here since then is not in the copy, and settings are those of the copy, too. An account that was deleted since is deleted again. Who works at this desk and its diary stay as they are now, and everybody at it but you signs in again. What was paid is found again at Stripe by itself, and workouts that are still on members’ phones are sent again."
    >
      <ButtonStack>
        <FactsList
          facts={[
            { name: 'Who is told', value: 'Nobody by e-mail. The page says it while it runs.' },
            { name: 'Can it be undone?', value: 'Yes: what is here now is kept among the copies.' },
          ]}
        />
        <TextField
          label="Type go back to be sure"
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button variant="outline" block onClick={onClose}>
          Leave it
        </Button>
        <Button variant="danger" block disabled={!isSure} onClick={goBack}>
          Go back
        </Button>
      </ButtonStack>
    </AlertDialog>
  );
}
