import { classNames } from '#client/ui/class-names.ts';
import styles from './plate-picture.module.css';

export function PlatePicture() {
  return (
    <svg viewBox="0 0 132 132" aria-hidden="true">
      <circle cx="66" cy="66" r="65" className={styles.rim} />
      <circle cx="66" cy="66" r="60" className={styles.dish} />
      <path d="M64 16A50 50 0 0 0 64 116Z" className={styles.greens} />
      <path d="M69 16A50 50 0 0 1 116 63.5H69Z" className={styles.protein} />
      <path d="M116 68.5A50 50 0 0 1 69 116V68.5Z" className={styles.carbs} />
      <g fill="#fff" opacity=".9">
        <circle cx="44" cy="48" r="5" />
        <circle cx="32" cy="66" r="4" />
        <circle cx="48" cy="84" r="6" />
        <circle cx="54" cy="64" r="3" />
        <path d="M78 50q6-14 18-6q4 12-6 12q-8 2-12-6Z" />
      </g>
      <path d="M80 80l8 8M92 78l8 8M82 94l7 7" stroke="#12211e" strokeWidth="2.5" strokeLinecap="round" opacity=".55" />
    </svg>
  );
}

const PLATE_COLOURS = { greens: styles.greens, protein: styles.protein, carbs: styles.carbs, fat: styles.fat };

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
