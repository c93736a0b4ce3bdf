import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import styles from './list-row.module.css';

export function Rows({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <ul className={classNames(styles.rows, className)}>{children}</ul>;
}

export interface ListRowProps {
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  trail?: ReactNode;
  href?: string;
  onClick?: () => void;
}

export function ListRow({ lead, title, detail, trail, href, onClick }: ListRowProps) {
  const active = href !== undefined || onClick !== undefined;
  const inside = (
    <>
      {lead}
      <span className={styles.grow}>
        <span className={styles.title}>{title}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {trail ?? (active && <ChevronRight size={20} aria-hidden="true" />)}
    </>
  );
  return <li>{rowElement(inside, href, onClick)}</li>;
}

function rowElement(inside: ReactNode, href?: string, onClick?: () => void) {
  if (href !== undefined) {
    return (
      <Link href={href} className={styles.row}>
        {inside}
      </Link>
    );
  }
  if (onClick !== undefined) {
    return (
      <button type="button" className={styles.row} onClick={onClick}>
        {inside}
      </button>
    );
  }
  return <div className={styles.row}>{inside}</div>;
}

export function RowKey({ state = 'later', children }: { state?: 'later' | 'next' | 'done'; children: ReactNode }) {
  return (
    <span className={classNames(styles.key, state === 'done' && styles.keyDone, state === 'next' && styles.keyNext)}>
      {children}
    </span>
  );
}
