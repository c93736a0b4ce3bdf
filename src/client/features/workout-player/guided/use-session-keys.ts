import { useEffect, useEffectEvent } from 'react';

interface SessionKeys {
  enabled: boolean;
  isRunning: boolean;
  onPause: () => void;
  onLevel: (place: 0 | 1 | 2) => void;
  onMute: () => void;
  onLeave: () => void;
}

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';
/** Space belongs to these while nothing runs that it could pause. */
const CONTROLS = `${TEXT_FIELDS}, button, a, [role="radio"]`;

/** Space pauses wherever the focus is; the arrows still turn the steps. */
export function useSessionKeys({ enabled, isRunning, onPause, onLevel, onMute, onLeave }: SessionKeys): void {
  const actions: Readonly<Record<string, () => void>> = {
    '1': () => onLevel(0),
    '2': () => onLevel(1),
    '3': () => onLevel(2),
    m: onMute,
    escape: onLeave,
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== ' ') actions[event.key.toLowerCase()]?.();
    else if (!isWithin(event.target, isRunning ? TEXT_FIELDS : CONTROLS)) {
      event.preventDefault(); // the page would scroll, or a button be pressed
      onPause();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
