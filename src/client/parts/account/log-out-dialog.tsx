import { lastsOnlyWithPage } from '#client/member/store.ts';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { AlertDialog } from '#client/ui/dialog.tsx';
import { pluralise } from '#domain/time/count-text.ts';

interface LogOutDialogProps {
  waiting: number;
  onStay: () => void;
  onLeave: () => void;
}

export function LogOutDialog({ waiting, onStay, onLeave }: LogOutDialogProps) {
  return (
    <AlertDialog
      open
      onClose={onStay}
      title="Sign out anyway?"
      text={`${waiting} ${pluralise(waiting, 'thing hasn’t', 'things haven’t')} synced yet. We’ll keep ${pluralise(waiting, 'it', 'them')} ${lastsOnlyWithPage() ? 'only while this page stays open' : 'on this device for you'}.`}
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
