import { AlertDialog } from '#client/ui/alert-dialog.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';

interface LogOutDialogProps {
  /** How much the server does not have yet: at least 1. */
  waiting: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Whether she wants to leave with work that has not gone up. */
export function LogOutDialog({ waiting, onStay, onLeave }: LogOutDialogProps) {
  return (
    <AlertDialog
      open
      onClose={onStay}
      title="Sign out anyway?"
      text={`${waiting === 1 ? '1 item has' : `${waiting} items have`} not gone up yet. They will be kept on this device for you.`}
    >
      <ButtonStack>
        <Button variant="primary" block onClick={onStay}>
          Stay signed in
        </Button>
        <Button variant="outline" block onClick={onLeave}>
          Sign Out
        </Button>
      </ButtonStack>
    </AlertDialog>
  );
}
