import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { RadioGroup } from './radio-group.tsx';
import styles from './radio-tiles.module.css';

export interface RadioTile<Value extends string> {
  value: Value;
  title: ReactNode;
  hint?: ReactNode;
}

export interface RadioTilesProps<Value extends string> {
  label: string;
  tiles: readonly RadioTile<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  columns?: number;
  className?: string | undefined;
}

export function RadioTiles<Value extends string>({
  label,
  tiles,
  value,
  onChange,
  columns = 3,
  className,
}: RadioTilesProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      className={classNames(styles.tiles, className)}
      style={{ '--tile-columns': columns } as CSSProperties}
      radios={tiles.map((tile) => ({ value: tile.value, children: <TileText {...tile} /> }))}
      value={value}
      onChange={onChange}
    />
  );
}

function TileText({ title, hint }: Pick<RadioTile<string>, 'title' | 'hint'>) {
  return (
    <>
      <span className={styles.title}>{title}</span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </>
  );
}
