import { classNames } from '#client/ui/class-names.ts';
import styles from './plate-key.module.css';
import { PLATE_COLOURS } from './plate-picture.tsx';

interface PlateKeyProps {
  parts: readonly { part: keyof typeof PLATE_COLOURS; title: string; examples?: string }[];
  className?: string | undefined;
}

export function PlateKey({ parts, className }: PlateKeyProps) {
  return (
    <ul className={classNames(styles.key, className)}>
      {parts.map(({ part, title, examples }) => (
        <li key={part}>
          <i className={PLATE_COLOURS[part]} aria-hidden="true" />
          <span>
            <b>{title}</b>
            {examples}
          </span>
        </li>
      ))}
    </ul>
  );
}
