import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '#client/api/dashboard.ts';
import { useSaveRestPasses } from '#client/api/progress.ts';
import { messageOf } from '#client/platform/api-client.ts';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { SettingsSection } from './settings-section.tsx';

/** Whether rest passes hold her streak over a missed day; kept on the account. */
export function RestPassesSection({ userId }: { userId: string }) {
  const dashboard = useQuery(dashboardQuery(userId));
  const { mutate: saveRestPasses } = useSaveRestPasses(userId);

  function save(restPasses: boolean) {
    saveRestPasses(restPasses, {
      onError: (error) =>
        showToast({
          kind: 'destructive',
          title: 'Error saving settings',
          text: messageOf(error, 'Please try again'),
        }),
    });
  }

  return (
    <SettingsSection title="Your streak">
      <SwitchRow
        label="Rest passes"
        hint="Every fifth active day earns one. It covers a day you miss."
        checked={dashboard.data?.restPasses ?? true}
        disabled={!dashboard.data}
        onChange={(event) => save(event.target.checked)}
      />
    </SettingsSection>
  );
}
