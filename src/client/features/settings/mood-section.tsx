import { useState } from 'react';
import { moodHistory, moodSharing } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { TextButton } from '#client/ui/button.tsx';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { SettingsSection } from './settings-section.tsx';

export function MoodSection() {
  const [sharing, saveSharing] = useStoredValue(moodSharing);
  const [history, saveHistory] = useStoredValue(moodHistory);
  const [said, setSaid] = useState('');

  function deleteCheckIns() {
    saveHistory([]);
    setSaid('Your mood check-ins are deleted from this device.');
  }

  return (
    <SettingsSection title="Your mood">
      <SwitchRow
        label="Save my mood with each workout"
        hint="The mood of the day goes to your account with a workout you finish. Your list of check-ins stays on this device."
        checked={sharing === 'yes'}
        onChange={(event) => saveSharing(event.target.checked ? 'yes' : 'no')}
      />
      <TextButton disabled={history.length === 0} onClick={deleteCheckIns}>
        Delete my mood check-ins from this device
      </TextButton>
      <p role="status">{said}</p>
    </SettingsSection>
  );
}
