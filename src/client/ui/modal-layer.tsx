import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { isTopModal, pushModal } from './modal-stack.ts';
import styles from './overlay.module.css';

export interface ModalLayerProps {
  role: 'dialog' | 'alertdialog';
  labelledBy: string;
  describedBy?: string | undefined;
  /** Called for Escape and, with `dismissByTap`, for a tap on the scrim. */
  onDismiss?: (() => void) | undefined;
  dismissByTap?: boolean;
  initialFocus?: 'surface' | 'control';
  className?: string | undefined;
  children: ReactNode;
}

/** Not Radix: its scroll lock writes a style sheet, which the content policy forbids. */
export function ModalLayer(props: ModalLayerProps) {
  const { role, labelledBy, describedBy, onDismiss, dismissByTap = false, initialFocus = 'surface' } = props;
  const layer = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    const pop = layer.current ? pushModal(layer.current) : undefined;
    focusInside(surface.current, initialFocus);
    return () => {
      pop?.();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [initialFocus]);

  const dismissTop = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isTopModal(layer.current)) return;
    event.preventDefault();
    onDismiss?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => dismissTop(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return createPortal(
    <div ref={layer} data-modal>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the content's buttons do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the content's buttons do the same */}
      <div className={styles.scrim} onClick={dismissByTap ? onDismiss : undefined} />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name and a description */}
      <div
        ref={surface}
        role={role}
        aria-modal="true"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        tabIndex={-1}
        className={classNames(styles.surface, props.className)}
      >
        {props.children}
      </div>
    </div>,
    document.body,
  );
}

const CONTROLS = 'button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled)';

function focusInside(surface: HTMLElement | null, initialFocus: 'surface' | 'control') {
  if (!surface || surface.contains(document.activeElement)) return; // a field may have taken the focus itself
  const control = initialFocus === 'control' ? surface.querySelector<HTMLElement>(CONTROLS) : null;
  (control ?? surface).focus();
}
