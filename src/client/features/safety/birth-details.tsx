import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { NumberField } from '#client/ui/text-field.tsx';
import type { DraftProps } from './question-list.tsx';
import styles from './safety.module.css';

const CAESAREAN = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsaid', label: 'Prefer not to say' },
] as const;

/** How long ago the birth was, and which kind. */
export function BirthDetails({ draft, problems, onChange }: DraftProps) {
  return (
    <div className={styles.more}>
      <NumberField
        label="How many weeks ago?"
        value={draft.weeks}
        error={problems.weeks}
        maxLength={3}
        onChange={(event) => onChange({ ...draft, weeks: event.target.value })}
      />
      <div>
        <p className={styles.label} aria-hidden="true">
          Was it a caesarean?
        </p>
        <SegmentedControl
          label="Was it a caesarean?"
          options={CAESAREAN}
          value={draft.caesarean}
          onChange={(caesarean) => onChange({ ...draft, caesarean })}
          surface="well"
          tight
          className={styles.choices}
        />
      </div>
    </div>
  );
}
