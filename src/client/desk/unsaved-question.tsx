import { useEffect, useState } from 'react';
import { AlertDialog } from '#client/ui/alert-dialog.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { useLeaveGuard } from './leave-guard.ts';

interface UnsavedProps {
  isUnsaved: boolean;
  /** It is known that the last try failed. */
  isTroubled: boolean;
  /** Tries once more. */
  onLeave: () => void;
}

const SOON_MS = 1_000;

/** Whoever leaves is led on once all is saved, and asked where that does not come about. */
export function UnsavedQuestion({ isUnsaved, isTroubled, onLeave }: UnsavedProps) {
  const [way, setWay] = useState<{ go: () => void; isFree: boolean }>();
  const isLate = useIsLate(way !== undefined);
  useLeaveGuard(isUnsaved && way?.isFree !== true, (go) => {
    setWay({ go, isFree: false });
    onLeave();
  });
  // After the guard is down.
  useEffect(() => {
    if (!way || (isUnsaved && !way.isFree)) return;
    setWay(undefined);
    way.go();
  }, [way, isUnsaved]);
  if (!way || way.isFree || !(isTroubled || isLate)) return null;
  return (
    <AlertDialog
      open
      onClose={() => setWay(undefined)}
      title="Leave anyway?"
      text="Your last changes aren’t saved. If you leave now, they are lost."
    >
      <ButtonStack>
        <Button variant="outline" block onClick={() => setWay(undefined)}>
          Stay here
        </Button>
        <Button variant="danger" block onClick={() => setWay({ ...way, isFree: true })}>
          Leave without them
        </Button>
      </ButtonStack>
    </AlertDialog>
  );
}

function useIsLate(isAsked: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => setIsLate(true), SOON_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isAsked]);
  return isLate;
}
