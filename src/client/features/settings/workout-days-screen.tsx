import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { workoutDaysQuery } from '#client/api/workout-days.ts';
import { PageFrame } from '#client/components/page-frame.tsx';
import { refusalText } from '#client/components/refusal-words.ts';
import { settingsGroupPath } from '#client/platform/screen-paths.ts';
import { useSession } from '#client/platform/use-session.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { User } from '#contract/auth.ts';
import { CalendarSection } from './calendar-section.tsx';
import styles from './settings-screen.module.css';
import { WorkoutRemindersSection } from './workout-reminders-section.tsx';
import { WorkoutTimesForm } from './workout-times-form.tsx';

const FAILURE_WORDS = {
  fallback: 'Your days could not be read. Please try again.',
  needsConnection: 'Your calendar and your reminders need a connection. Your plan is on Home.',
};

export function WorkoutDaysScreen() {
  const user = useSession()?.user;
  return (
    <PageFrame isWide title="Workout days" backHref={settingsGroupPath('programme')} backLabel="Back to Settings">
      <main className={styles.main}>{user && <Sections key={user.id} user={user} />}</main>
    </PageFrame>
  );
}

function Sections({ user }: { user: User }) {
  const days = useQuery(workoutDaysQuery(user.id));
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
          <WorkoutRemindersSection user={user} isOn={emailReminders} />
        </div>
      )}
    </>
  );
}
