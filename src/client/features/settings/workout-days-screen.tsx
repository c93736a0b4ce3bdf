import { CloudOff } from 'lucide-react';
import { useChange } from '#client/member/use-change.ts';
import { useWorkoutDays } from '#client/member/use-member.ts';
import { useSignIn } from '#client/parts/account/use-sign-in.ts';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import { settingsGroupPath } from '#client/parts/site/screen-paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { User } from '#contract/auth.ts';
import { CalendarSection } from './calendar-section.tsx';
import { CoverSection } from './cover-section.tsx';
import profileFormStyles from './profile-form.module.css';
import { SavedSwitch } from './saved-switch.tsx';
import styles from './settings-screen.module.css';
import { SettingsSection } from './settings-section.tsx';
import { WorkoutTimesForm } from './workout-times-form.tsx';

const FAILURE_WORDS = {
  fallback: 'Your days could not be read. Please try again.',
  needsConnection: 'Your calendar and your reminders need a connection. Your plan is on Home.',
};

export function WorkoutDaysScreen() {
  const user = useSignIn()?.user;
  return (
    <PageFrame isWide title="Workout days" backHref={settingsGroupPath('programme')} backLabel="Back to Settings">
      <main className={styles.main}>{user && <Sections key={user.id} user={user} />}</main>
    </PageFrame>
  );
}

function Sections({ user }: { user: User }) {
  const days = useWorkoutDays(user.id);
  if (days.data === undefined) {
    return days.isError ? (
      <div className={styles.column}>
        <Notice tone="sun" role="alert" icon={<CloudOff size={22} aria-hidden="true" />}>
          {refusalText(days.error, FAILURE_WORDS)}
        </Notice>
        <Button variant="outline" busy={days.isFetching} onClick={() => void days.refetch()}>
          Try again
        </Button>
      </div>
    ) : (
      <>
        <p role="status" className="visually-hidden">
          Loading
        </p>
        <Skeleton shape="panel" />
      </>
    );
  }
  const { times, emailReminders, calendarAddressMadeAt } = days.data;
  return (
    <>
      <div className={styles.column}>
        <WorkoutTimesForm userId={user.id} times={times} />
      </div>
      {times && (
        <div className={styles.column}>
          <CalendarSection userId={user.id} addressMadeAt={calendarAddressMadeAt} />
          <CoverSection userId={user.id} />
          <WorkoutRemindersSection user={user} isOn={emailReminders} />
        </div>
      )}
    </>
  );
}

function WorkoutRemindersSection({ user, isOn }: { user: User; isOn: boolean }) {
  const { save } = useChange(user.id);
  return (
    <SettingsSection title="Reminders">
      <SavedSwitch
        label="Remind me by email"
        hint="At your time on your days. One a day at most, and none once you have been active that day."
        isOn={isOn}
        save={(emailReminders) => save({ kind: 'workoutDays', body: { emailReminders } })}
        failureTitle="Not changed"
      />
      <p className={profileFormStyles.note}>
        To <span className={profileFormStyles.waiting}>{user.email}</span>. Each email has a way to stop them.
      </p>
    </SettingsSection>
  );
}
