import { CalendarDays } from 'lucide-react';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { IconTile } from '#client/ui/card.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { SettingsSection } from './settings-section.tsx';

export function WorkoutDaysSection() {
  return (
    <SettingsSection title="Workout days">
      <Rows>
        <ListRow
          lead={
            <IconTile>
              <CalendarDays size={22} aria-hidden="true" />
            </IconTile>
          }
          title="Workout days and reminders"
          detail="Your days, in your calendar and by email if you like"
          href={SCREEN_PATHS.workoutDays}
        />
      </Rows>
    </SettingsSection>
  );
}
