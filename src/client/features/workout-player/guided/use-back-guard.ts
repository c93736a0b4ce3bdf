import { useEffect, useEffectEvent } from 'react';

interface GuardedEntry {
  isGuard?: boolean;
  playerDepth?: number;
}

/** History guard: the guide has an entry of its own, so that back asks first. Back while asked is an answer. */
export function useBackGuard(isOn: boolean, isAsking: boolean, onBack: () => void, onBackAgain: () => void): void {
  const below = useEffectEvent(() => {
    if (isAsking) return onBackAgain();
    pushGuard();
    return onBack();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    if (!entry().isGuard) pushGuard();
    const listen = () => {
      if (!entry().isGuard) below();
    };
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, [isOn]);
}

const entry = (): GuardedEntry => (history.state as GuardedEntry | null) ?? {};

function pushGuard(): void {
  const guard: GuardedEntry = { isGuard: true, playerDepth: (entry().playerDepth ?? 0) + 1 };
  history.pushState(guard, '', location.href);
}
