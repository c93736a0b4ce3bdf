import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { ModalLayer } from './modal-layer.tsx';
import styles from './overlay.module.css';

export interface AlertDialogProps {
  open: boolean;
  /** Left out where only the buttons may close it. */
  onClose?: () => void;
  lead?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

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
