import { Bell, CalendarPlus, CloudOff, HandHeart } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useChange } from '#client/member/use-outbox.ts';
import { useWorkoutDays } from '#client/member/use-shown.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { WeekdayPicker } from '#client/parts/progress/weekday-picker.tsx';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { waitsText } from '#client/parts/session/waits-text.ts';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import { settingsGroupPath } from '#client/parts/site/screen-paths.ts';
import { weekdayPlan } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button } from '#client/ui/button.tsx';
import { IconTile, Notice } from '#client/ui/card.tsx';
import { PickedField } from '#client/ui/select-field.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { User } from '#contract/auth.ts';
import type { WorkoutDays } from '#contract/workout-days.ts';
import { FIRST_START_MINUTE } from '#domain/plan/workout-calendar.ts';
import { clockText, minuteOfClockText } from '#domain/time/zoned-time.ts';
import { CalendarSection } from './calendar-section.tsx';
import profileFormStyles from './profile-form.module.css';
import styles from './settings-screen.module.css';
import { SavedSwitch, SettingsSection } from './settings-section.tsx';
import { SitterSection } from './sitter-section.tsx';

const READING_FAILURE = {
  fallback: 'Your days didn’t load. Please try again.',
  needsConnection: 'You need to be online for your calendar and reminders. Your plan is on Home.',
};

export function WorkoutDaysScreen() {
  const user = useSignIn()?.user;
  return (
    <PageFrame title="Workout days" backHref={settingsGroupPath('programme')} backLabel="Back to Settings">
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
          {refusalText(days.error, READING_FAILURE)}
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
          <SitterSection userId={user.id} />
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
        hint="On your days, at your time. One a day at most, and none once you’ve been active."
        isOn={isOn}
        save={(emailReminders) => save({ kind: 'workoutDays', body: { emailReminders } })}
        failureTitle="Not changed"
      />
      <p className={profileFormStyles.note}>
        To <span className={profileFormStyles.waiting}>{user.email}</span>. You can stop them from any email.
      </p>
    </SettingsSection>
  );
}

const NO_WORDS = { after: '', otherwise: '' };

const SAVING_FAILURE = { fallback: 'Please try again', needsConnection: 'You need to be online to save.' };

function WorkoutTimesForm({ userId, times }: { userId: string; times: WorkoutDays['times'] }) {
  const plan = useDevicePlan(times);
  const [weekdays, setWeekdays] = useState<readonly number[]>(times?.weekdays ?? plan.weekdays);
  const [startsAt, setStartsAt] = useState(clockText(times?.startMinute ?? FIRST_START_MINUTE));
  const { save, isPending } = useChange(userId);
  const zone = deviceZone();
  const startMinute = minuteOfClockText(startsAt);
  const saveText = weekdays.length === 0 ? 'Choose a day first' : 'Save my days';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (weekdays.length === 0 || startMinute === undefined) return;
    const outcome = await save({ kind: 'workoutDays', body: { weekdays: [...weekdays], startMinute, zone } });
    if (outcome.kind === 'rejected') {
      const text = refusalText(outcome.error, SAVING_FAILURE);
      showToast({ kind: 'destructive', title: 'Your days didn’t save', text });
      return;
    }
    plan.keep(weekdays);
    showToast({ title: 'Your days are saved', ...(outcome.kind === 'waiting' && { text: waitsText() }) });
  }

  return (
    <SettingsSection title="Your days">
      <form className={profileFormStyles.form} onSubmit={(event) => void submit(event)}>
        <p className={profileFormStyles.note}>Choose up to 3 days and a time. It’s a plan, not a rule.</p>
        <WeekdayPicker weekdays={weekdays} onChange={setWeekdays} />
        <PickedField
          label="Time"
          type="time"
          required
          hint={zoneText(zone, times?.zone)}
          value={startsAt}
          written={startsAt}
          onChange={(event) => setStartsAt(event.target.value)}
        />
        <Button type="submit" block disabled={weekdays.length === 0 || startMinute === undefined}>
          {isPending ? 'Saving...' : saveText}
        </Button>
        {!times && <Afterwards />}
      </form>
    </SettingsSection>
  );
}

/** What else comes with the days, before there are any. */
const AFTERWARDS = [
  [CalendarPlus, 'Put them in your calendar'],
  [Bell, 'Get a reminder by email'],
  [HandHeart, 'Send them to a sitter'],
] as const;

function Afterwards() {
  return (
    <div className={styles.afterwards}>
      <p>Once they’re saved, you can:</p>
      <ul>
        {AFTERWARDS.map(([Icon, text]) => (
          <li key={text}>
            <IconTile icon={Icon} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

function zoneText(zone: string, kept: string | undefined): string {
  if (kept === undefined || kept === zone) return `${placeOf(zone)} time, summer and winter.`;
  return `It’s set to ${placeOf(kept)} time. If you save, it changes to ${placeOf(zone)}, where this device is.`;
}

function useDevicePlan(times: WorkoutDays['times']) {
  const [stored, save] = useStoredValue(weekdayPlan);
  const plan = typeof stored === 'object' ? stored : undefined;

  const keep = (weekdays: readonly number[]) =>
    save({ ...NO_WORDS, ...plan, weekdays: [...weekdays], isOnAccount: true });

  const isBehind = times !== null && !(plan?.isOnAccount && plan.weekdays.join() === times.weekdays.join());
  useEffect(() => {
    if (times !== null && isBehind) keep(times.weekdays);
  });

  return { weekdays: plan?.weekdays ?? [], keep };
}
