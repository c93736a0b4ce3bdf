import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { ModalLayer } from './modal-layer.tsx';
import styles from './overlay.module.css';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text?: ReactNode;
  /** `sheet` for choices, `dialog` for messages. */
  shape?: 'dialog' | 'sheet';
  closable?: boolean;
  locked?: boolean;
  /** A tap on the scrim does nothing: it must not lose what was filled in. */
  keepOnTap?: boolean;
  hideTitle?: boolean;
  hero?: ReactNode;
  /** Buttons that stay in sight while the rest scrolls. */
  foot?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

export function Dialog({ open, ...content }: DialogProps) {
  return open ? <OpenDialog {...content} /> : null;
}

export function BottomSheet(props: Omit<DialogProps, 'shape'>) {
  return <Dialog {...props} shape="sheet" />;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onOpenChange, title, text, shape = 'dialog', closable = false, locked = false, keepOnTap = false } = props;
  const titleId = useId();
  const textId = useId();
  const close = () => onOpenChange(false);
  return (
    <ModalLayer
      role="dialog"
      labelledBy={titleId}
      describedBy={text === undefined ? undefined : textId}
      onDismiss={locked ? undefined : close}
      dismissByTap={!keepOnTap}
      className={classNames(styles[shape], closable && styles.withClose, props.className)}
    >
      {closable && (
        <IconButton label="Close" className={styles.close} onClick={close}>
          <X size={22} aria-hidden="true" />
        </IconButton>
      )}
      {props.hero}
      <h2 id={titleId} className={props.hideTitle ? 'visually-hidden' : styles.title}>
        {title}
      </h2>
      {text !== undefined && (
        <p id={textId} className={styles.text}>
          {text}
        </p>
      )}
      {props.children !== undefined && <div className={styles.body}>{props.children}</div>}
      {props.foot && <div className={styles.foot}>{props.foot}</div>}
    </ModalLayer>
  );
}

interface AlertDialogProps {
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
