import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { ModalLayer } from './modal-layer.tsx';
import styles from './overlay.module.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The line below the title, read out with it. */
  text?: ReactNode;
  /** `sheet` rises from the lower edge, for choices; `dialog` stands in the middle, for messages. */
  shape?: 'dialog' | 'sheet';
  /** Shows a close button in the corner. Escape and a tap beside it close either way, unless `locked`. */
  closable?: boolean;
  /** Only its own buttons close it. */
  locked?: boolean;
  /** A tap beside it does nothing: what she filled in, or a second tap on what opened it, must not close it. */
  keepOnTap?: boolean;
  /** Keeps the title for people who hear the page only. */
  hideTitle?: boolean;
  /** Something above the title, edge to edge. */
  hero?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** Something that needs an answer before the page goes on. Keeps the focus inside and gives it back. */
export function Dialog({ open, ...content }: DialogProps) {
  return open ? <OpenDialog {...content} /> : null;
}

/** A sheet that rises from the lower edge. */
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
    </ModalLayer>
  );
}
