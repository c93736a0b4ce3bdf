import { notForMe } from '#client/parts/body/body-storage.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { LIMIT_WORDS } from '#programme/body/not-for-me-words.ts';
import { SettingsSection } from './settings-section.tsx';

export function NotForMeSection() {
  const [limits] = useStoredValue(notForMe);
  const told = limits.map((limit) => LIMIT_WORDS[limit].label).join(' · ');
  return (
    <SettingsSection title="Not for me">
      <p>{told || 'Kneeling, jumps, noise: say what is not for you, and other moves take the place.'}</p>
      <ButtonLink href={SCREEN_PATHS.notForMe} variant="outline">
        {told ? 'Change' : 'Choose'}
        <span className="visually-hidden"> what is not for me</span>
      </ButtonLink>
    </SettingsSection>
  );
}
