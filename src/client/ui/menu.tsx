import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './menu.module.css';
import { moveRovingFocus } from './roving-focus.ts';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  entries: readonly MenuEntry[];
  triggerClassName?: string | undefined;
  children: ReactNode;
}

const ENTRY = '[role=menuitem]';

export function Menu({ label, entries, triggerClassName, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (!open) return;
    anchor.current?.querySelector<HTMLElement>(ENTRY)?.focus();
    const closeIfOutside = (event: Event) => {
      if (!anchor.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
    };
  }, [open]);

  function closeAndReturn() {
    setOpen(false);
    trigger.current?.focus();
  }

  return (
    <div ref={anchor} className={styles.anchor}>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        className={triggerClassName}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {open && <MenuList {...{ menuId, label, entries, closeAndReturn }} />}
    </div>
  );
}

interface MenuListProps {
  menuId: string;
  label: string;
  entries: readonly MenuEntry[];
  closeAndReturn: () => void;
}

function MenuList({ menuId, label, entries, closeAndReturn }: MenuListProps) {
  function keyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      closeAndReturn();
      return;
    }
    moveRovingFocus(event, ENTRY);
  }
  return (
    <div id={menuId} role="menu" aria-label={label} tabIndex={-1} className={styles.menu} onKeyDown={keyDown}>
      {entries.map((entry) => (
        <button
          key={entry.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.entry}
          onClick={() => {
            closeAndReturn();
            entry.onSelect();
          }}
        >
          {entry.icon}
          {entry.label}
        </button>
      ))}
    </div>
  );
}
