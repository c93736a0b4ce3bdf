import { classNames } from './class-names.ts';
import styles from './spinner.module.css';
import { TickRing } from './tick-ring.tsx';

export function Spinner({ size = 'medium' }: { size?: 'small' | 'medium' | 'large' }) {
  const small = size === 'small';
  return (
    <span className={classNames(styles.spinner, styles[size])}>
      <TickRing
        ticks={small ? 12 : 30}
        lit={small ? 6 : 20}
        radius={small ? 7.2 : 34}
        length={small ? 4.6 : 8}
        thickness={small ? 2.5 : 3.6}
      />
    </span>
  );
}
