import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
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
  /** Facts and buttons. The first button gets the focus. */
  children: ReactNode;
}

/** A message that must be answered: no tap beside it closes it. */
export function AlertDialog({ open, onClose, lead, title, text, className, children }: AlertDialogProps) {
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={styles.scrim} />
        <RadixAlertDialog.Content
          className={classNames(styles.surface, styles.dialog, className)}
          onEscapeKeyDown={(event) => onClose === undefined && event.preventDefault()}
          onOpenAutoFocus={focusFirstControl}
        >
          {lead}
          <RadixAlertDialog.Title className={styles.title}>{title}</RadixAlertDialog.Title>
          <RadixAlertDialog.Description className={styles.text}>{text}</RadixAlertDialog.Description>
          <div className={styles.body}>{children}</div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}

function focusFirstControl(event: Event) {
  const first = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('button:not(:disabled), a[href]');
  if (!first) return;
  event.preventDefault();
  first.focus();
}
