import { LogOut } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AroundNavHandler } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { Button, ButtonStack, TextButton } from '#client/ui/button.tsx';
import { AlertDialog } from '#client/ui/dialog.tsx';
import { DESK_PATHS } from '#contract/paths.ts';
import { deskCall } from './desk-call.ts';

type Way = () => void;

interface Keeper {
  /** The address that the operator would leave. */
  here: string;
  keep: (way: Way) => void;
}

let keeper: Keeper | undefined;

/** Whoever keeps what is not saved decides when, and whether, the operator goes on. */
const onceFree = (way: Way): void => (keeper ? keeper.keep(way) : way());

export const aroundNav: AroundNavHandler = (go, to, options) => onceFree(() => go(to, options));

// Added before the router's own: it must not hear of a way back that is not taken.
window.addEventListener('popstate', (event) => {
  if (!keeper || location.href === keeper.here) return;
  const to = location.pathname + location.search;
  event.stopImmediatePropagation();
  history.pushState(null, '', keeper.here);
  keeper.keep(() => navigate(to));
});

/** While something is not saved: every way from this page leads past `keep`, closing it past the browser’s own question. */
function useLeaveGuard(isNeeded: boolean, keep: Keeper['keep']): void {
  const ask = useEffectEvent(keep);
  useEffect(() => {
    if (!isNeeded) return undefined;
    keeper = { here: location.href, keep: (way) => ask(way) };
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => {
      keeper = undefined;
      window.removeEventListener('beforeunload', stay);
    };
  }, [isNeeded]);
}

interface UnsavedProps {
  isUnsaved: boolean;
  /** It is known that the last try failed. */
  hasProblem: boolean;
  /** Tries once more. */
  onLeave: () => void;
}

const SOON_MS = 1_000;

/** Whoever leaves is led on once all is saved, and asked where that does not come about. */
export function UnsavedQuestion({ isUnsaved, hasProblem, onLeave }: UnsavedProps) {
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
  if (!way || way.isFree || !(hasProblem || isLate)) return null;
  return (
    <AlertDialog
      open
      onClose={() => setWay(undefined)}
      title="Leave anyway?"
      text="Your last changes aren’t saved. If you leave now, you’ll lose them."
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

export function LeaveButton() {
  return (
    <TextButton onClick={() => onceFree(() => void leave())}>
      <LogOut size={18} aria-hidden="true" />
      Sign out
    </TextButton>
  );
}

/** A full page load, so that no desk data stays in memory. */
async function leave(): Promise<void> {
  await deskCall(DESK_PATHS.signOut, {}).catch(() => undefined);
  globalThis.location.assign('/desk');
}
