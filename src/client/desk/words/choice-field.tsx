import { useId } from 'react';
import { CheckRow } from '#client/ui/choice-row.tsx';
import field from '#client/ui/field.module.css';
import { RadioTiles } from '#client/ui/radio-tiles.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { DeskWordsField } from '#contract/desk/words.ts';
import { SEVERAL } from '#domain/words/words.ts';
import styles from './choice-field.module.css';

interface ChoiceFieldProps {
  field: DeskWordsField;
  value: string;
  isReadOnly: boolean;
  problem: string | undefined;
  onChoose: (value: string) => void;
}

/** The most choices that stand beside each other. */
const MOST_BESIDE = 4;

/** One of a few, or several of them. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { choices, isSeveral } = props.field;
  if (isSeveral) return <SeveralField {...props} />;
  if (choices.some(({ colours }) => colours.length > 0)) return <ColourField {...props} />;
  return choices.length > MOST_BESIDE ? <ListField {...props} /> : <BesideField {...props} />;
}

function ListField({ field: { label, choices, mayBeEmpty }, value, isReadOnly, problem, onChoose }: ChoiceFieldProps) {
  return (
    <SelectField
      label={label}
      value={value}
      disabled={isReadOnly}
      error={problem}
      onChange={({ target }) => onChoose(target.value)}
    >
      {(mayBeEmpty || value === '') && <option value="">{mayBeEmpty ? 'None' : 'Choose one'}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function BesideField({ field: { label, choices }, value, isReadOnly, problem, onChoose }: ChoiceFieldProps) {
  const problemId = useId();
  return (
    <div>
      <b className={styles.label}>{label}</b>
      <SegmentedControl
        label={label}
        className={styles.beside}
        options={choices.map(({ id, name }) => ({ value: id, label: name, disabled: isReadOnly }))}
        value={value === '' ? undefined : value}
        problemId={problem && problemId}
        onChange={onChoose}
      />
      {problem && (
        <p id={problemId} className={field.error}>
          {problem}
        </p>
      )}
    </div>
  );
}

function SeveralField({ field: { label, choices }, value, isReadOnly, onChoose }: ChoiceFieldProps) {
  const chosen = value === '' ? [] : value.split(SEVERAL);
  const isChosen = (id: string, turned: string, on: boolean) => (id === turned ? on : chosen.includes(id));
  return (
    <fieldset className={styles.several}>
      <legend className={styles.label}>{label}</legend>
      {choices.map(({ id, name }) => (
        <CheckRow
          key={id}
          small
          label={name}
          checked={chosen.includes(id)}
          disabled={isReadOnly}
          onChange={({ target }) =>
            onChoose(
              choices.flatMap((choice) => (isChosen(choice.id, id, target.checked) ? [choice.id] : [])).join(SEVERAL),
            )
          }
        />
      ))}
    </fieldset>
  );
}

/** Each shown by its colours. */
function ColourField({ field: { label, choices }, value, isReadOnly, onChoose }: ChoiceFieldProps) {
  return (
    <div>
      <b>{label}</b>
      <RadioTiles
        label={label}
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
