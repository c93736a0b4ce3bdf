import type { ReactNode } from 'react';

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="link-inline">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

export function EmailLink({ address }: { address: string | undefined }) {
  if (!address) return 'us';
  return (
    <a href={`mailto:${address}`} className="link-inline">
      {address}
    </a>
  );
}
