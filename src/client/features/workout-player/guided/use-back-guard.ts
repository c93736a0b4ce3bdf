import { useEffect, useEffectEvent } from 'react';

interface GuardedEntry {
  isGuard?: boolean;
  playerDepth?: number;
}

const PRESSES = ['click', 'keydown'] as const;

/**
 * History guard: the guide has an entry of its own, so that back asks first. Back while asked is an answer. Pushed in a
 * press alone: browsers skip an entry that nobody pressed for, and with it the one beneath (WebKit, ten seconds after a tap).
 */
export function useBackGuard(isOn: boolean, isAsking: boolean, onBack: () => void, onBackAgain: () => void): void {
  const answer = useEffectEvent(() => (isAsking ? onBackAgain() : onBack()));
  useEffect(() => {
    if (!isOn) return undefined;
    const { pathname } = location;
    const back = () => {
      if (!entry().isGuard && location.pathname === pathname) answer();
    };
    if (navigator.userActivation?.isActive ?? true) standGuard();
    window.addEventListener('popstate', back);
    // Captured: a press that leaves takes the guard away again.
    for (const press of PRESSES) document.addEventListener(press, standAtPress, true);
    return () => {
      window.removeEventListener('popstate', back);
      for (const press of PRESSES) document.removeEventListener(press, standAtPress, true);
    };
  }, [isOn]);
}

const entry = (): GuardedEntry => (history.state as GuardedEntry | null) ?? {};

/** Escape is no press to a browser. */
function standAtPress(event: Event): void {
  if (!(event instanceof KeyboardEvent && event.key === 'Escape')) standGuard();
}

function standGuard(): void {
  if (entry().isGuard) return;
  const guard: GuardedEntry = { isGuard: true, playerDepth: (entry().playerDepth ?? 0) + 1 };
  history.pushState(guard, '', location.href);
}
