import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import styles from './overlay.module.css';

/* Open modal layers, topmost last. Everything below the topmost is inert, except toasts. */
const open: HTMLElement[] = [];

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

/**
 * Not the browser’s own `<dialog>`: its `showModal` makes toasts inert as well, also one that is a popover above it, and a
 * second Escape closes what only its buttons may close (Chromium 156).
 */
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

/** @returns a function that removes it. */
function pushModal(layer: HTMLElement): () => void {
  open.push(layer);
  apply();
  return () => {
    open.splice(open.indexOf(layer), 1);
    apply();
  };
}

const isTopModal = (layer: HTMLElement | null): boolean => layer !== null && open.at(-1) === layer;

function apply(): void {
  const top = open.at(-1);
  lockScrolling(top !== undefined);
  for (const part of document.querySelectorAll<HTMLElement>('[data-route], [data-modal]')) {
    part.inert = top !== undefined && part !== top;
  }
}

function lockScrolling(locked: boolean): void {
  const root = document.documentElement;
  if (root.hasAttribute('data-modal-open') === locked) return;
  // Replaces the scroll bar's width, so that the page does not shift. Measured first and only if needed: it forces a layout.
  const scrollBarPx = locked ? window.innerWidth - root.clientWidth : 0;
  root.style.paddingInlineEnd = scrollBarPx > 0 ? `${scrollBarPx}px` : '';
  root.toggleAttribute('data-modal-open', locked);
}
