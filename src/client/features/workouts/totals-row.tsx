import { classNames } from '#client/ui/class-names.ts';
import styles from './totals-row.module.css';

interface Total {
  name: string;
  value: string;
}

export function TotalsRow({ totals, className }: { totals: readonly Total[]; className?: string | undefined }) {
  return (
    <dl className={classNames(styles.totals, className)}>
      {totals.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
