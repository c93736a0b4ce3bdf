import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, type ThemeChoice, themeChoice } from '#client/parts/stored/theme.ts';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import styles from './settings-section.module.css';
import { SettingsSection } from './settings-section.tsx';

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

export function AppearanceSection() {
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
