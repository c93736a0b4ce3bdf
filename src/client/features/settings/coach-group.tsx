import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { CoachLookChoice } from '#client/parts/coach-look/coach-look-choice.tsx';
import { SoundSettings } from '#client/parts/session/sound-settings.tsx';
import { alwaysShowControls, easyOnBattery, stillPictures } from '#client/parts/stored/browser-storage.ts';
import { chooseTheme, type ThemeChoice, themeChoice } from '#client/parts/stored/theme.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import styles from './settings-section.module.css';
import { SettingsSection } from './settings-section.tsx';

export const CoachSections = ({ isActive }: { isActive: boolean }) => (
  <>
    <CoachSection />
    {isActive && <SoundSection />}
    <AppearanceSection />
  </>
);

function CoachSection() {
  const [isStill, saveStill] = useStoredValue(stillPictures);
  const [isAlways, saveAlways] = useStoredValue(alwaysShowControls);
  const [isSpared, saveSpared] = useStoredValue(easyOnBattery);
  return (
    <SettingsSection title="Your coach">
      <CoachLookChoice />
      <SwitchRow
        label="Still pictures"
        hint="See the start and end of each move, not the movement"
        checked={isStill}
        onChange={(event) => saveStill(event.target.checked)}
      />
      <SwitchRow
        label="Always show controls"
        hint="In a workout they come with a tap, and go after 4 seconds"
        checked={isAlways}
        onChange={(event) => saveAlways(event.target.checked)}
      />
      <SwitchRow
        label="Easy on the battery"
        hint="She moves a little less smoothly, and your phone lasts longer"
        checked={isSpared}
        onChange={(event) => saveSpared(event.target.checked)}
      />
    </SettingsSection>
  );
}

function SoundSection() {
  return (
    <SettingsSection title="Workout sound">
      <SoundSettings />
    </SettingsSection>
  );
}

const THEMES = [
  { value: 'auto', label: 'Auto' },
  {
    value: 'light',
    label: (
      <>
        <Sun size={18} aria-hidden="true" />
        Light
      </>
    ),
  },
  {
    value: 'dark',
    label: (
      <>
        <Moon size={18} aria-hidden="true" />
        Dark
      </>
    ),
  },
] as const;

function AppearanceSection() {
  const [theme, setTheme] = useState(themeChoice);

  function choose(choice: ThemeChoice) {
    chooseTheme(choice);
    setTheme(choice);
  }

  return (
    <SettingsSection title="Appearance">
      <SegmentedControl
        label="Appearance"
        options={THEMES}
        value={theme}
        onChange={choose}
        className={styles.choices}
      />
    </SettingsSection>
  );
}
