import { ChevronLeft } from 'lucide-react';
import { IconLink } from '#client/ui/button.tsx';
import styles from './plain-header.module.css';

/** The title of a screen on its own, with the way back. */
export function PlainHeader({ title, backHref }: { title: string; backHref: string }) {
  return (
    <header className={styles.header}>
      <IconLink href={backHref} label="Back">
        <ChevronLeft size={26} aria-hidden="true" />
      </IconLink>
      <h1>{title}</h1>
    </header>
  );
}
