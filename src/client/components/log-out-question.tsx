import { useSyncExternalStore } from 'react';
import { AlertDialog } from '#client/ui/alert-dialog.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';

interface Question {
  /** What the server does not have yet. */
  waiting: number;
  onLeave: () => void;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

/** Asks before somebody leaves with work that has not gone up. */
export function askBeforeLogOut(next: Question): void {
  show(next);
}

/** The question, wherever it was asked; it stands beside the screens because it outlives the button that asked. */
export function LogOutQuestion() {
  const asked = useSyncExternalStore(subscribe, () => question);
  if (!asked) return null;
  const { waiting, onLeave } = asked;
  return (
    <AlertDialog
      open
      onClose={() => show(undefined)}
      title="Sign out anyway?"
      text={`${waiting === 1 ? '1 item has' : `${waiting} items have`} not gone up yet. They will be kept on this device for you.`}
    >
      <ButtonStack>
        <Button variant="primary" block onClick={() => show(undefined)}>
          Stay signed in
        </Button>
        <Button
          variant="outline"
          block
          onClick={() => {
            show(undefined);
            onLeave();
          }}
        >
          Sign Out
        </Button>
      </ButtonStack>
    </AlertDialog>
  );
}

function show(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
