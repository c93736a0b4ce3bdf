import { useState } from 'react';
import { momentText } from '#client/desk/labels.ts';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { FactsList } from '#client/ui/card.tsx';
import { AlertDialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';

const SURE = 'restore';

interface RestoreProps {
  madeAt: number;
  onRestore: () => void;
  onClose: () => void;
}

/** The one action that touches everybody: typed words beside the button. */
export function RestoreQuestion({ madeAt, onRestore, onClose }: RestoreProps) {
  const [typed, setTyped] = useState('');
  const isSure = typed.trim().toLowerCase() === SURE;
  function goBack() {
    onRestore();
    onClose();
  }
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={`Restore ${momentText(madeAt)}?`}
      text="Everyone sees “Back in a few minutes” while it runs. The backup doesn’t have what’s happened since, and it brings its own settings. Accounts deleted since are deleted again. Your team and the activity log don’t change, but everyone except you signs in again. We get payments since then from Stripe, and phones send workouts again."
    >
      <ButtonStack>
        <FactsList
          facts={[
            { name: 'Who’s told', value: 'No one is emailed. The page says it while it runs.' },
            { name: 'Can it be undone?', value: 'Yes. We keep what’s here now as a backup.' },
          ]}
        />
        <TextField
          label="To confirm, type restore"
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button variant="outline" block onClick={onClose}>
          Leave it
        </Button>
        <Button variant="danger" block disabled={!isSure} onClick={goBack}>
          Restore
        </Button>
      </ButtonStack>
    </AlertDialog>
  );
}
