import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** `coral` is the one main action of a screen; `ghost` is for evergreen panels. */
export type ButtonVariant = 'coral' | 'primary' | 'outline' | 'quiet' | 'danger' | 'ghost';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  block?: boolean;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Ignores clicks but keeps the focus, unlike `disabled`. */
  busy?: boolean;
}

const SIZE_CLASS = { small: styles.small, medium: undefined, large: styles.large } as const;

function lookOf(
  { variant = 'primary', size = 'medium', block = false }: ButtonLook,
  className?: string | undefined,
): string {
  return classNames(styles.button, styles[variant], SIZE_CLASS[size], block && styles.block, className);
}

export function Button({ variant, size, block, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ ...(variant && { variant }), ...(size && { size }), ...(block && { block }) }, className)}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy && <Spinner size="small" />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook {
  href: string;
  className?: string | undefined;
  children: ReactNode;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  replace?: boolean;
}

export function ButtonLink({ href, variant, size, block, className, children, onClick, replace }: ButtonLinkProps) {
  return (
    <Link
      href={href}
      className={lookOf({ ...(variant && { variant }), ...(size && { size }), ...(block && { block }) }, className)}
      {...(onClick && { onClick })}
      {...(replace && { replace })}
    >
      {children}
    </Link>
  );
}

export function OutsideButtonLink({
  href,
  variant,
  size,
  block,
  children,
}: Pick<ButtonLinkProps, 'href' | 'children'> & ButtonLook) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={lookOf({ ...(variant && { variant }), ...(size && { size }), ...(block && { block }) })}
    >
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

export function TextButton({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  return <button type="button" {...rest} className={classNames(styles.textButton, className)} />;
}

export function TextLink({
  href,
  className,
  children,
  replace,
}: {
  href: string;
  className?: string | undefined;
  children: ReactNode;
  replace?: boolean;
}) {
  return (
    <Link href={href} className={classNames(styles.textButton, className)} {...(replace && { replace })}>
      {children}
    </Link>
  );
}

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  label: string;
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={classNames(styles.iconButton, className)} />;
}

export function IconLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <Link href={href} aria-label={label} className={styles.iconButton}>
      {children}
    </Link>
  );
}

export function ButtonStack({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.stack, className)}>{children}</div>;
}

export function ButtonPair({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.pair, className)}>{children}</div>;
}
