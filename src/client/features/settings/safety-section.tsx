import { safetySettings } from '#client/platform/browser-storage.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast-store.ts';
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
      <p>
        {settings
          ? `On this device: ${settings.startingLevel === 'easier' ? 'Easier' : 'Standard'} to start with, jumps ${
              settings.impactLocked ? 'locked' : 'open'
            }${settings.pelvicSafe ? ', pelvic-safe mode' : ''}.`
          : 'Not answered on this device. We ask before your next workout.'}
      </p>
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
