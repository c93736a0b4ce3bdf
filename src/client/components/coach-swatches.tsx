import { type CSSProperties, useId } from 'react';
import { moveRovingFocus } from '#client/ui/roving-focus.ts';
import styles from './coach-look-choice.module.css';

interface Swatch<Value extends string> {
  value: Value;
  name: string;
  colour: string;
}

interface CoachSwatchesProps<Value extends string> {
  label: string;
  swatches: readonly Swatch<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

export function CoachSwatches<Value extends string>({ label, swatches, value, onChange }: CoachSwatchesProps<Value>) {
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        className={styles.swatches}
        onKeyDown={(event) => {
          const index = moveRovingFocus(event, '[role=radio]');
          const chosen = index === undefined ? undefined : swatches[index];
          if (chosen) onChange(chosen.value);
        }}
      >
        {swatches.map((swatch) => (
          // biome-ignore lint/a11y/useSemanticElements: the group has the keys of radios, and a button fills with its colour
          <button
            key={swatch.value}
            type="button"
            role="radio"
            aria-checked={swatch.value === value}
            aria-label={swatch.name}
            tabIndex={swatch.value === value ? 0 : -1}
            className={styles.swatch}
            style={{ '--swatch': swatch.colour } as CSSProperties}
            onClick={() => onChange(swatch.value)}
          />
        ))}
      </div>
    </div>
  );
}
