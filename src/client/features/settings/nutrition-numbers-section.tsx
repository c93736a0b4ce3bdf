import { nutritionGates, nutritionNumbers } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { SettingsSection } from './settings-section.tsx';

export function NutritionNumbersSection() {
  const [answer] = useStoredValue(nutritionGates);
  const [numbers, choose] = useStoredValue(nutritionNumbers);
  const isAsked = answer !== undefined;
  return (
    <SettingsSection title="Nutrition guide">
      <SwitchRow
        label="Hide numbers in the nutrition guide"
        hint={isAsked ? 'The meals and the plate work without them.' : 'The guide asks you one question before any.'}
        checked={!isAsked || numbers !== 'with'}
        disabled={!isAsked}
        onChange={(event) => choose(event.target.checked ? 'without' : 'with')}
      />
    </SettingsSection>
  );
}
