import { SOUND_CHOICES, type SoundChoice, soundOnSilent } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { useEnglishVoices } from '#client/parts/voice/use-english-voices.ts';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { SegmentedControl, type SegmentedControlProps } from '#client/ui/segmented-control.tsx';
import styles from './sound-choice.module.css';
import { SOUND_NAMES } from './sound-names.ts';

const OPTIONS = SOUND_CHOICES.map((value) => ({ value, label: SOUND_NAMES[value] }));

type SoundChoiceControlProps = Omit<SegmentedControlProps<SoundChoice>, 'label' | 'options' | 'className'> & {
  /** A recorded voice speaks where the device has none. */
  hasRecordings?: boolean;
};

/** Apple's devices only: an iPhone's silent switch mutes the cues. */
const hasSilentSwitch = () => 'audioSession' in navigator;

/** Says at the switch where there is no voice to choose, and what else may keep it quiet. */
export function SoundChoiceControl({ hasRecordings = false, ...control }: SoundChoiceControlProps) {
  const lacksVoice = useEnglishVoices().length === 0;
  return (
    <>
      <SegmentedControl label="Sound" options={OPTIONS} className={styles.choices} {...control} />
      {control.value === 'voice' && lacksVoice && !hasRecordings && <p className={styles.note}>{NO_VOICE}</p>}
      {control.value !== 'off' && hasSilentSwitch() && <SilentSwitchRow />}
    </>
  );
}

function SilentSwitchRow() {
  const [isOnSilent, save] = useStoredValue(soundOnSilent);
  return (
    <SwitchRow
      label="Play cues even when the phone is on silent"
      hint="An iPhone’s silent switch mutes the coach as well. With this on you hear her all the same, and your own music stops."
      checked={isOnSilent}
      onChange={(event) => save(event.target.checked)}
    />
  );
}

const NO_VOICE =
  'This device has no English voice, so you will hear beeps. You can add one in its own settings, under text to speech.';
