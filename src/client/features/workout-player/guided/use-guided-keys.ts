import { useEffect, useEffectEvent } from 'react';

interface GuidedKeys {
  /** False while a sheet or a question is open. */
  enabled: boolean;
  onPause: () => void;
  onLevel: (place: 0 | 1 | 2) => void;
  onMute: () => void;
  onLeave: () => void;
}

/** Where a key has a meaning of its own. */
const OWN_KEYS = 'button, a, input, textarea, select, [role="radio"]';

/** Space pauses, 1-2-3 choose the level, M the sound, Escape leaves; the arrows turn the steps as ever. */
export function useGuidedKeys({ enabled, onPause, onLevel, onMute, onLeave }: GuidedKeys): void {
  const actions: Readonly<Record<string, () => void>> = {
    '1': () => onLevel(0),
    '2': () => onLevel(1),
    '3': () => onLevel(2),
    m: onMute,
    escape: onLeave,
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    const isOnControl = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null;
    if (event.key !== ' ') actions[event.key.toLowerCase()]?.();
    else if (!isOnControl) {
      event.preventDefault(); // the page would scroll
      onPause();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
