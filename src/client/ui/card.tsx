import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentPropsWithRef<'section'>) {
  return <section {...rest} className={classNames(styles.card, className)} />;
}

export function Panel({ className, ...rest }: ComponentPropsWithRef<'section'>) {
  return <section {...rest} className={classNames(styles.panel, className)} />;
}

export interface NoticeProps {
  tone?: 'mint' | 'sun' | 'sky' | 'error';
  icon?: ReactNode;
  /** `alert` is announced at once, `status` at the next pause. */
  role?: 'alert' | 'status';
  className?: string | undefined;
  children: ReactNode;
}

const NOTICE_CLASS = { mint: undefined, sun: styles.noticeSun, sky: styles.noticeSky, error: styles.noticeError };

export function Notice({ tone = 'mint', icon, role, className, children }: NoticeProps) {
  return (
    <div role={role} className={classNames(styles.notice, NOTICE_CLASS[tone], className)}>
      {icon}
      <div>{children}</div>
    </div>
  );
}

const TILE_CLASS = {
  mint: undefined,
  coral: styles.tileCoral,
  sun: styles.tileSun,
  sky: styles.tileSky,
  err: styles.tileErr,
};

export interface IconTileProps {
  icon: LucideIcon;
  size?: number;
  tone?: 'mint' | 'coral' | 'sun' | 'sky' | 'err';
  className?: string | undefined;
}

export function IconTile({ icon: Icon, size = 22, tone = 'mint', className }: IconTileProps) {
  return (
    <span className={classNames(styles.tile, TILE_CLASS[tone], className)}>
      <Icon size={size} aria-hidden="true" />
    </span>
  );
}

export interface CardFact {
  name: string;
  value: ReactNode;
}

export function FactsList({ facts, className }: { facts: readonly CardFact[]; className?: string | undefined }) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
