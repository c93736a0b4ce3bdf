import { AlertDialog } from '#client/ui/alert-dialog.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';

interface ReplaceAddressDialogProps {
  question: 'new' | 'stop' | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

const WORDS = {
  new: {
    title: 'Make a new address?',
    text: 'The one that you have now stops working, so a calendar that follows it must be given the new one.',
    confirm: 'Make a new address',
  },
  stop: {
    title: 'Stop the address?',
    text: 'A calendar that follows it gets nothing new. You can take it out there, and make a new address here at any time.',
    confirm: 'Stop the address',
  },
};

export function ReplaceAddressDialog({ question, onClose, onConfirm }: ReplaceAddressDialogProps) {
  if (question === undefined) return null;
  const { title, text, confirm } = WORDS[question];
  return (
    <AlertDialog open onClose={onClose} title={title} text={text}>
      <ButtonStack>
        <Button variant="outline" block onClick={onClose}>
          Leave it as it is
        </Button>
        <Button block onClick={onConfirm}>
          {confirm}
        </Button>
      </ButtonStack>
    </AlertDialog>
  );
}
