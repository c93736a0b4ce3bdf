import { SOUND_CHOICES, type SoundChoice } from '#client/platform/browser-storage.ts';
import { useEnglishVoices } from '#client/platform/use-english-voices.ts';
import { SegmentedControl, type SegmentedControlProps } from '#client/ui/segmented-control.tsx';
import styles from './sound-choice.module.css';

const NAMES: Readonly<Record<SoundChoice, string>> = { voice: 'Voice', beeps: 'Beeps', off: 'Off' };
const OPTIONS = SOUND_CHOICES.map((value) => ({ value, label: NAMES[value] }));

type SoundChoiceControlProps = Omit<SegmentedControlProps<SoundChoice>, 'label' | 'options' | 'className'> & {
  /** A recorded voice speaks where the device has none. */
  hasRecordings?: boolean;
};

/** Says at the switch where there is no voice to choose. */
export function SoundChoiceControl({ hasRecordings = false, ...control }: SoundChoiceControlProps) {
  const lacksVoice = useEnglishVoices().length === 0;
  return (
    <>
      <SegmentedControl label="Sound" options={OPTIONS} className={styles.choices} {...control} />
      {control.value === 'voice' && lacksVoice && !hasRecordings && <p className={styles.note}>{NO_VOICE}</p>}
    </>
  );
}

const NO_VOICE =
  'This device has no English voice, so you will hear beeps. You can add one in its own settings, under text to speech.';
