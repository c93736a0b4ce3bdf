import { startTransition, useOptimistic } from 'react';
import { useChangeWorkoutDays } from '#client/api/workout-days.ts';
import { refusalText } from '#client/components/refusal-words.ts';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { User } from '#contract/auth.ts';
import styles from './profile-form.module.css';
import { SettingsSection } from './settings-section.tsx';

const FAILURE_WORDS = { fallback: 'Please try again', needsConnection: 'Changing this needs a connection.' };

interface WorkoutRemindersSectionProps {
  user: User;
  isOn: boolean;
}

/** Emails on her days; off unless she wants them. */
export function WorkoutRemindersSection({ user, isOn }: WorkoutRemindersSectionProps) {
  const change = useChangeWorkoutDays(user.id);
  // What she has tapped shows in that very moment, and goes back by itself if it could not be kept.
  const [shown, show] = useOptimistic(isOn);

  function save(emailReminders: boolean) {
    if (change.isPending) return;
    startTransition(async () => {
      show(emailReminders);
      try {
        await change.mutateAsync({ emailReminders });
      } catch (error) {
        showToast({ kind: 'destructive', title: 'Not changed', text: refusalText(error, FAILURE_WORDS) });
      }
    });
  }

  return (
    <SettingsSection title="Reminders">
      <SwitchRow
        label="Remind me by email"
        hint="At your time on your days. One a day at most, and none once you have been active that day."
        checked={shown}
        onChange={(event) => save(event.target.checked)}
      />
      <p className={styles.note}>
        To <span className={styles.waiting}>{user.email}</span>. Each email has a way to stop them.
      </p>
    </SettingsSection>
  );
}
