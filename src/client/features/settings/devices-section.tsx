import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { devicesQuery, signOutEverywhereElse } from '#client/parts/account/own-account-calls.ts';
import { dayAt } from '#client/parts/plan/calendar-now.ts';
import { messageOf } from '#client/parts/server/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { Device } from '#contract/account.ts';
import { longDate } from '#domain/time/calendar-day.ts';
import { SettingsSection } from './settings-section.tsx';

export function DevicesSection() {
  const queryClient = useQueryClient();
  const devices = useQuery({ ...devicesQuery(), staleTime: 0 });
  const signOutElsewhere = useMutation({
    mutationFn: signOutEverywhereElse,
    onSuccess: () => showToast({ title: 'Signed out everywhere else.' }),
    onError: (error) =>
      showToast({
        kind: 'destructive',
        title: 'Nobody was signed out',
        text: messageOf(error, 'Please try again'),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery().queryKey }),
  });
  if (!devices.data) return null;
  return (
    <SettingsSection title="Where you are signed in">
      <Rows>
        {devices.data.map((device) => (
          <ListRow
            key={`${device.name} ${device.signedInAt}`}
            lead={<IconTile icon={MonitorSmartphone} />}
            title={device.isThis ? 'This device' : device.name}
            detail={device.isThis ? device.name : lastUse(device)}
          />
        ))}
      </Rows>
      {devices.data.some(({ isThis }) => !isThis) && (
        <Button variant="outline" block busy={signOutElsewhere.isPending} onClick={() => signOutElsewhere.mutate()}>
          Sign out everywhere else
        </Button>
      )}
    </SettingsSection>
  );
}

const lastUse = ({ lastUsedAt }: Device) => `Last used on ${longDate(dayAt(lastUsedAt))}`;
