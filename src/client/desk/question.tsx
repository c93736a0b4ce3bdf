import { AlertDialog } from '#client/ui/alert-dialog.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { FactsList } from '#client/ui/card.tsx';

/** A deed as it is asked about before it is done. */
export interface Deed {
  /** What the button says, before and in the question. */
  name: string;
  path: string;
  body: object;
  happens: string;
  told: string;
  undo: string;
  isHarsh?: boolean;
}

/** One question before anything that matters, always with the same three answers. */
export function Question({
  deed,
  busy,
  onYes,
  onNo,
}: {
  deed: Deed;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}) {
  return (
    <AlertDialog open onClose={onNo} title={`${deed.name}?`} text={deed.happens}>
      <FactsList
        facts={[
          { name: 'They are told', value: deed.told },
          { name: 'Can it be undone?', value: deed.undo },
        ]}
      />
      <ButtonStack>
        <Button variant="outline" block onClick={onNo}>
          Cancel
        </Button>
        <Button variant={deed.isHarsh ? 'danger' : 'coral'} block busy={busy} onClick={onYes}>
          {deed.name}
        </Button>
      </ButtonStack>
    </AlertDialog>
  );
}
