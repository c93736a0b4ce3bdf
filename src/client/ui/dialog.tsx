import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
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
  /** Keeps the title for people who hear the page only. */
  hideTitle?: boolean;
  /** Something above the title, edge to edge. */
  hero?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** Something that needs an answer before the page goes on. Traps focus and gives it back. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, text, shape = 'dialog', closable = false, locked = false } = props;
  const stayOpen = (event: Event) => locked && event.preventDefault();
  // Answering a toast is not a tap beside the dialog.
  const stayOpenForToasts = (event: CustomEvent<{ originalEvent: Event }>) => {
    const { target } = event.detail.originalEvent;
    if (locked || (target instanceof Element && target.closest('[data-toast]'))) event.preventDefault();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          className={classNames(styles.surface, styles[shape], closable && styles.withClose, props.className)}
          onEscapeKeyDown={stayOpen}
          onInteractOutside={stayOpenForToasts}
          {...(text === undefined && { 'aria-describedby': undefined })}
        >
          {closable && (
            <RadixDialog.Close asChild>
              <IconButton label="Close" className={styles.close}>
                <X size={22} aria-hidden="true" />
              </IconButton>
            </RadixDialog.Close>
          )}
          {props.hero}
          <RadixDialog.Title className={props.hideTitle ? 'visually-hidden' : styles.title}>{title}</RadixDialog.Title>
          {text !== undefined && <RadixDialog.Description className={styles.text}>{text}</RadixDialog.Description>}
          {props.children !== undefined && <div className={styles.body}>{props.children}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** A sheet that rises from the lower edge. */
export function BottomSheet(props: Omit<DialogProps, 'shape'>) {
  return <Dialog {...props} shape="sheet" />;
}
