import { SoundChoiceControl } from '#client/components/sound-choice.tsx';
import { soundChoice, soundOnSilent } from '#client/platform/browser-storage.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import styles from './settings-section.module.css';
import { SettingsSection } from './settings-section.tsx';

/** iPhones only: their silent switch can mute the cues. */
const hasSilentSwitch = 'audioSession' in navigator;

export function SoundSection() {
  const [choice, choose] = useStoredValue(soundChoice);
  const [isOnSilent, saveOnSilent] = useStoredValue(soundOnSilent);
  return (
    <SettingsSection title="Workout sound">
      <SoundChoiceControl value={choice ?? 'voice'} onChange={choose} className={styles.choices} />
      {hasSilentSwitch && (
        <SwitchRow
          label="Play cues even when the phone is on silent"
          checked={isOnSilent === true}
          onChange={(event) => saveOnSilent(event.target.checked)}
        />
      )}
    </SettingsSection>
  );
}
