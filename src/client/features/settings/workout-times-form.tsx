import { type FormEvent, useEffect, useState } from 'react';
import { useChange } from '#client/member/use-change.ts';
import { WeekdayPicker } from '#client/parts/progress/weekday-picker.tsx';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { waitsText } from '#client/parts/session/waits-text.ts';
import { weekdayPlan } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { WorkoutDays } from '#contract/workout-days.ts';
import { FIRST_START_MINUTE } from '#domain/plan/workout-calendar.ts';
import { clockText, minuteOfClockText } from '#domain/time/zoned-time.ts';
import styles from './profile-form.module.css';
import { SettingsSection } from './settings-section.tsx';

const NO_WORDS = { after: '', otherwise: '' };

const FAILURE_WORDS = { fallback: 'Please try again', needsConnection: 'Saving needs a connection.' };

export function WorkoutTimesForm({ userId, times }: { userId: string; times: WorkoutDays['times'] }) {
  const plan = useDevicePlan(times);
  const [weekdays, setWeekdays] = useState<readonly number[]>(times?.weekdays ?? plan.weekdays);
  const [startsAt, setStartsAt] = useState(clockText(times?.startMinute ?? FIRST_START_MINUTE));
  const { save, isPending } = useChange(userId);
  const zone = deviceZone();
  const startMinute = minuteOfClockText(startsAt);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || weekdays.length === 0 || startMinute === undefined) return;
    const outcome = await save({ kind: 'workoutDays', body: { weekdays: [...weekdays], startMinute, zone } });
    if (outcome.kind === 'rejected') {
      const text = refusalText(outcome.error, FAILURE_WORDS);
      showToast({ kind: 'destructive', title: 'Your days were not saved', text });
      return;
    }
    plan.keep(weekdays);
    showToast({ title: 'Your days are saved', ...(outcome.kind === 'waiting' && { text: waitsText() }) });
  }

  return (
    <SettingsSection title="Your days">
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p className={styles.note}>Choose up to three days and a time. It is a plan, not a rule.</p>
        <WeekdayPicker weekdays={weekdays} onChange={setWeekdays} />
        <TextField
          label="Time"
          type="time"
          required
          hint={zoneText(zone, times?.zone)}
          value={startsAt}
          onChange={(event) => setStartsAt(event.target.value)}
        />
        <Button type="submit" block busy={isPending} disabled={weekdays.length === 0 || startMinute === undefined}>
          {isPending ? 'Saving...' : 'Save my days'}
        </Button>
      </form>
    </SettingsSection>
  );
}

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

function zoneText(zone: string, kept: string | undefined): string {
  if (kept === undefined || kept === zone) return `By the clock in ${placeOf(zone)}, summer time included.`;
  return `Now by the clock in ${placeOf(kept)}. Saving changes that to ${placeOf(zone)}, where this device is.`;
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
