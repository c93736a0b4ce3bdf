import { useState } from 'react';
import { downloadFile } from '#client/browser/download-file.ts';
import { randomId } from '#client/browser/random-id.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { weekdayPlan } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button } from '#client/ui/button.tsx';
import { FoldList } from '#client/ui/fold-list.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import {
  REMINDER_DAYS,
  type ReminderDays,
  reminderCalendar,
  reminderWeekdays,
} from '#domain/courses/course-reminder.ts';
import { FIRST_START_MINUTE } from '#domain/plan/workout-calendar.ts';
import { clockText, minuteOfClockText } from '#domain/time/zoned-time.ts';
import { type Course, isLookSession } from '#programme/courses/course.ts';
import styles from './course-screen.module.css';

const DAY_WORDS: Readonly<Record<ReminderDays, string>> = {
  every: 'Every day',
  workout: 'My workout days',
  other: 'The days between',
};

/** Privacy: made on the device, for its own calendar; no request names a course (decision 57). */
export function CourseReminder({ course }: { course: Course }) {
  if (course.sessions.some(isLookSession)) return null;
  return <FoldList folds={[{ title: 'Remind me', content: <ReminderForm /> }]} />;
}

function ReminderForm() {
  const [plan] = useStoredValue(weekdayPlan);
  const workoutDays = typeof plan === 'object' ? plan.weekdays : [];
  const [days, setDays] = useState<ReminderDays>('every');
  const [time, setTime] = useState(clockText(FIRST_START_MINUTE));
  const minute = minuteOfClockText(time);
  function add(at: number) {
    const text = reminderCalendar({
      uid: `${randomId()}@fit-in-30`,
      weekdays: reminderWeekdays(days, workoutDays),
      from: today(),
      minute: at,
      url: `${location.origin}${SCREEN_PATHS.workoutsTab}`,
    });
    downloadFile('five-minutes.ics', new Blob([text], { type: 'text/calendar' }));
    showToast({ title: 'Open the file to add it', text: 'Your calendar asks once, and rings from then on.' });
  }
  return (
    <div className={styles.reminder}>
      <p>
        A file for the calendar of this device. It says “Five minutes for you” and nothing of what they are for, it is
        made here, and we hear nothing of it. Not today? Close the alarm. No more? Delete it in your calendar.
      </p>
      {workoutDays.length > 0 && (
        <SelectField label="Days" value={days} onChange={(event) => setDays(event.target.value as ReminderDays)}>
          {REMINDER_DAYS.map((value) => (
            <option key={value} value={value}>
              {DAY_WORDS[value]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField label="Time" type="time" required value={time} onChange={(event) => setTime(event.target.value)} />
      <Button
        variant="outline"
        block
        disabled={minute === undefined}
        onClick={() => minute !== undefined && add(minute)}
      >
        Add to my calendar
      </Button>
    </div>
  );
}
