import { RadioTiles } from '#client/ui/radio-tiles.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { DeskWordsField } from '#contract/desk/words.ts';
import styles from './choice-field.module.css';

interface ChoiceFieldProps {
  field: DeskWordsField;
  value: string;
  isReadOnly: boolean;
  onChoose: (value: string) => void;
}

/** One of a few, each shown by its colours where it has any. */
export function ChoiceField({ field: { label, choices }, value, isReadOnly, onChoose }: ChoiceFieldProps) {
  if (choices.every(({ colours }) => colours.length === 0)) {
    return (
      <SelectField label={label} value={value} disabled={isReadOnly} onChange={({ target }) => onChoose(target.value)}>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <div>
      <b>{label}</b>
      <RadioTiles
        label={label}
        columns={2}
        className={styles.tiles}
        value={value}
        onChange={(chosen) => {
          if (!isReadOnly) onChoose(chosen);
        }}
        tiles={choices.map(({ id, name, colours }) => ({
          value: id,
          title: (
            <>
              <span className={styles.swatch} aria-hidden="true">
                {colours.map((colour) => (
                  <span key={colour} style={{ background: colour }} />
                ))}
              </span>
              {name}
            </>
          ),
        }))}
      />
    </div>
  );
}
