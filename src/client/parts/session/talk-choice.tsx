import { talkLevel } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { SPOKEN_TALK_LEVELS } from '#domain/speech/spoken-cue.ts';
import styles from './sound-choice.module.css';

const NAMES = { names: 'Names', normal: 'Normal', full: 'Full' } as const;
const HINTS = {
  names: 'What comes next, and which side.',
  normal: 'Also how to set up, how to do it and how to breathe.',
  full: 'All of it, every round, with more kind words.',
} as const;
const OPTIONS = SPOKEN_TALK_LEVELS.map((value) => ({ value, label: NAMES[value] }));

/** With Beeps she says nothing. */
export function TalkChoice() {
  const [level, choose] = useStoredValue(talkLevel);
  return (
    <div>
      <SegmentedControl
        label="How much the coach says"
        options={OPTIONS}
        value={level}
        onChange={choose}
        className={styles.choices}
      />
      <p className={styles.note}>{HINTS[level]}</p>
    </div>
  );
}
