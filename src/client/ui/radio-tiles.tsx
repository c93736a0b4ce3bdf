import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './radio-tiles.module.css';
import { moveRovingFocus } from './roving-focus.ts';

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
  const tabStop = tiles.some((tile) => tile.value === value) ? value : tiles[0]?.value;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.tiles, className)}
      style={{ '--tile-columns': columns } as CSSProperties}
      onKeyDown={(event) => {
        const index = moveRovingFocus(event, '[role=radio]');
        const chosen = index === undefined ? undefined : tiles[index];
        if (chosen) onChange(chosen.value);
      }}
    >
      {tiles.map((tile) => (
        // biome-ignore lint/a11y/useSemanticElements: a tile holds two lines; the group has the keys of radios
        <button
          key={tile.value}
          type="button"
          role="radio"
          aria-checked={tile.value === value}
          tabIndex={tile.value === tabStop ? 0 : -1}
          onClick={() => onChange(tile.value)}
        >
          <span className={styles.title}>{tile.title}</span>
          {tile.hint !== undefined && <span className={styles.hint}>{tile.hint}</span>}
        </button>
      ))}
    </div>
  );
}
