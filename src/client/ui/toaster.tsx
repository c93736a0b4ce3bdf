import { Check, CircleAlert, X } from 'lucide-react';
import { type CSSProperties, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { dismissToast, subscribeToToasts, TOAST_DURATION_MS, type VisibleToast, visibleToast } from './toast-store.ts';
import styles from './toaster.module.css';

const SWIPE_AWAY_PX = 50;
const FOCUS_KEY = 'F8';
const nothingOnServer = () => undefined;

/** Live regions are always mounted: one inserted with its text is often not announced. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, visibleToast, nothingOnServer);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    function focusToast(event: KeyboardEvent) {
      if (event.key === FOCUS_KEY) region.current?.querySelector<HTMLElement>('[data-toast]')?.focus();
    }
    document.addEventListener('keydown', focusToast);
    return () => document.removeEventListener('keydown', focusToast);
  }, []);

  const destructive = toast?.kind === 'destructive';
  return (
    <section
      ref={region}
      aria-label={`Notifications (${FOCUS_KEY})`}
      className={classNames(styles.region, toast?.isLow && styles.low)}
    >
      <div role="status">{toast && !destructive && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast && destructive && <ToastCard key={toast.id} toast={toast} />}</div>
    </section>
  );
}

function ToastCard({ toast }: { toast: VisibleToast }) {
  const [held, setHeld] = useState(false);
  const close = () => dismissToast(toast.id);
  const swipe = useSwipeRight(SWIPE_AWAY_PX, close);
  const durationMs = toast.durationMs ?? TOAST_DURATION_MS;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), durationMs);
    return () => clearTimeout(timer);
  }, [held, toast.id, durationMs]);

  const Icon = toast.kind === undefined || toast.kind === 'plain' ? Check : CircleAlert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the close button does the same; pausing and swiping are extras
    <div
      data-toast
      // biome-ignore lint/a11y/noNoninteractiveTabindex: F8 brings the focus here
      tabIndex={0}
      className={classNames(styles.toast, toast.kind === 'destructive' && styles.destructive)}
      style={swipe.style}
      {...swipe.listeners}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault(); // a dialog below stays open
        close();
      }}
    >
      <Icon size={22} strokeWidth={2.4} aria-hidden="true" />
      <div className={styles.body}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text && <p className={styles.text}>{toast.text}</p>}
      </div>
      <IconButton label="Dismiss" className={styles.close} onClick={close}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function useSwipeRight(thresholdPx: number, onSwiped: () => void) {
  const startX = useRef<number | undefined>(undefined);
  const [offsetPx, setOffsetPx] = useState(0);

  const release = () => {
    startX.current = undefined;
    setOffsetPx(0);
  };
  const style: CSSProperties = offsetPx > 0 ? { transform: `translateX(${offsetPx}px)` } : {};
  return {
    style,
    listeners: {
      onPointerDown: (event: PointerEvent) => {
        startX.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        if (startX.current !== undefined) setOffsetPx(Math.max(0, event.clientX - startX.current));
      },
      onPointerUp: (event: PointerEvent) => {
        const movedPx = startX.current === undefined ? 0 : event.clientX - startX.current;
        release();
        if (movedPx >= thresholdPx) onSwiped();
      },
      onPointerCancel: release,
    },
  };
}
