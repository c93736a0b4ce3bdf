import { CoachLookChoice } from '#client/components/coach-look-choice.tsx';
import { stillPictures } from '#client/platform/browser-storage.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { SettingsSection } from './settings-section.tsx';

export function CoachSection() {
  const [isStill, saveStill] = useStoredValue(stillPictures);
  return (
    <SettingsSection title="Your coach">
      <CoachLookChoice />
      <SwitchRow
        label="Still pictures"
        hint="Start and end position instead of movement"
        checked={isStill === true}
        onChange={(event) => saveStill(event.target.checked)}
      />
    </SettingsSection>
  );
}
