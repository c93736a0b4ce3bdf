import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '#client/api/dashboard.ts';
import { useSaveRestPasses } from '#client/api/progress.ts';
import { messageOf } from '#client/platform/api-client.ts';
import { SavedSwitch } from './saved-switch.tsx';
import { SettingsSection } from './settings-section.tsx';

export function RestPassesSection({ userId }: { userId: string }) {
  const dashboard = useQuery(dashboardQuery(userId));
  const { mutateAsync: saveRestPasses } = useSaveRestPasses(userId);
  return (
    <SettingsSection title="Your streak">
      <SavedSwitch
        label="Rest passes"
        hint="Every fifth active day earns one. It covers a day you miss."
        isOn={dashboard.data?.restPasses ?? true}
        disabled={!dashboard.data}
        save={saveRestPasses}
        failureTitle="Error saving settings"
        failureText={(error) => messageOf(error, 'Please try again')}
      />
    </SettingsSection>
  );
}
