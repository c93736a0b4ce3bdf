import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { ModalLayer } from './modal-layer.tsx';
import styles from './overlay.module.css';

export interface AlertDialogProps {
  open: boolean;
  /** Escape asks to close; leave it out where only the buttons may. */
  onClose?: () => void;
  /** Above the title, for example an icon tile. */
  lead?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  className?: string | undefined;
  /** Facts and buttons. The first control gets the focus. */
  children: ReactNode;
}

/** A message that must be answered: no tap beside it closes it. */
export function AlertDialog({ open, ...content }: AlertDialogProps) {
  return open ? <OpenAlertDialog {...content} /> : null;
}

function OpenAlertDialog({ onClose, lead, title, text, className, children }: Omit<AlertDialogProps, 'open'>) {
  const titleId = useId();
  const textId = useId();
  return (
    <ModalLayer
      role="alertdialog"
      labelledBy={titleId}
      describedBy={textId}
      onDismiss={onClose}
      initialFocus="control"
      className={classNames(styles.dialog, className)}
    >
      {lead}
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p id={textId} className={styles.text}>
        {text}
      </p>
      <div className={styles.body}>{children}</div>
    </ModalLayer>
  );
}
