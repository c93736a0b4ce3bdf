import { safetySettings } from '#client/platform/browser-storage.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { SafetySettings } from '#domain/safety-answers.ts';
import { SettingsSection } from './settings-section.tsx';

/** What her safety answers came to, kept on this device; to answer again, or to forget. */
export function SafetySection() {
  const [settings, , forget] = useStoredValue(safetySettings);
  function clear() {
    forget();
    showToast({ title: 'Safety answers deleted', text: 'We ask again before your next workout.' });
  }
  return (
    <SettingsSection title="Safety answers">
      <p>{settings ? inWords(settings) : 'Not answered on this device. We ask before your next workout.'}</p>
      <ButtonLink href={SCREEN_PATHS.safetyAnswers} variant="outline">
        {settings ? 'Answer again' : 'Answer now'}
      </ButtonLink>
      {settings && (
        <Button variant="danger" onClick={clear}>
          Delete my safety answers
        </Button>
      )}
    </SettingsSection>
  );
}

function inWords({ startingLevel, impactLocked, pelvicSafe, hold }: SafetySettings): string {
  const parts = [
    `${startingLevel === 'easier' ? 'Easier' : 'Standard'} to start with`,
    `jumps ${impactLocked ? 'locked' : 'open'}`,
    ...(pelvicSafe ? ['pelvic-safe mode'] : []),
    ...(hold ? ['and a page to read before each workout'] : []),
  ];
  return `On this device: ${parts.join(', ')}.`;
}
