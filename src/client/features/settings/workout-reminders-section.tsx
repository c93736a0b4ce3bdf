import { useChangeWorkoutDays } from '#client/api/workout-days.ts';
import { refusalText } from '#client/components/refusal-words.ts';
import type { User } from '#contract/auth.ts';
import styles from './profile-form.module.css';
import { SavedSwitch } from './saved-switch.tsx';
import { SettingsSection } from './settings-section.tsx';

const FAILURE_WORDS = { fallback: 'Please try again', needsConnection: 'Changing this needs a connection.' };

interface WorkoutRemindersSectionProps {
  user: User;
  isOn: boolean;
}

export function WorkoutRemindersSection({ user, isOn }: WorkoutRemindersSectionProps) {
  const { mutateAsync: changeDays } = useChangeWorkoutDays(user.id);
  return (
    <SettingsSection title="Reminders">
      <SavedSwitch
        label="Remind me by email"
        hint="At your time on your days. One a day at most, and none once you have been active that day."
        isOn={isOn}
        save={(emailReminders) => changeDays({ emailReminders })}
        failureTitle="Not changed"
        failureText={(error) => refusalText(error, FAILURE_WORDS)}
      />
      <p className={styles.note}>
        To <span className={styles.waiting}>{user.email}</span>. Each email has a way to stop them.
      </p>
    </SettingsSection>
  );
}
