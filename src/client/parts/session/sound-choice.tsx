import { SOUND_CHOICES, type SoundChoice, soundOnSilent, talkLevel } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { useEnglishVoices } from '#client/parts/voice/device-voice.ts';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { SegmentedControl, type SegmentedControlProps } from '#client/ui/segmented-control.tsx';
import { SPOKEN_TALK_LEVELS } from '#domain/speech/spoken-cue.ts';
import styles from './sound-choice.module.css';

export const SOUND_NAMES: Readonly<Record<SoundChoice, string>> = { voice: 'Voice', beeps: 'Beeps', off: 'Off' };

const SOUND_OPTIONS = SOUND_CHOICES.map((value) => ({ value, label: SOUND_NAMES[value] }));

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
      <SegmentedControl label="Sound" options={SOUND_OPTIONS} className={styles.choices} {...control} />
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
  'This device has no English voice, so you’ll hear beeps. You can add a voice in its settings, under text to speech.';

const NAMES = { names: 'Names', normal: 'Normal', full: 'Full' } as const;
const HINTS = {
  names: 'What comes next, and which side.',
  normal: 'Also how to set up, how to do it and how to breathe.',
  full: 'All of it, every round, with more kind words.',
} as const;
const TALK_OPTIONS = SPOKEN_TALK_LEVELS.map((value) => ({ value, label: NAMES[value] }));

/** With Beeps she says nothing. */
export function TalkChoice() {
  const [level, choose] = useStoredValue(talkLevel);
  return (
    <div>
      <SegmentedControl
        label="How much the coach says"
        options={TALK_OPTIONS}
        value={level}
        onChange={choose}
        className={styles.choices}
      />
      <p className={styles.note}>{HINTS[level]}</p>
    </div>
  );
}
