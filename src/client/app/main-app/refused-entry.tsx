import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { outbox } from '#client/api/outbox.ts';
import { waitingIn } from '#client/api/send-entry.ts';
import { dayText } from '#client/components/day-text.ts';
import type { OutboxEntry } from '#client/platform/outbox-store.ts';
import { TextButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import type { CalendarDay } from '#domain/calendar-day.ts';
import styles from './refused-entry.module.css';

interface RefusedEntryProps {
  entry: OutboxEntry;
  today: CalendarDay;
}

/** Something that the server does not want, and why. Only she lets it go, and is asked once. */
export function RefusedEntry({ entry, today }: RefusedEntryProps) {
  const [isLettingGo, setIsLettingGo] = useState(false);
  return (
    <Notice tone="error" icon={<CircleAlert size={22} aria-hidden="true" />} className={styles.refused}>
      <p>
        <b>{nameOf(entry, today)} could not be saved.</b> {entry.rejection} It is still on this device.
      </p>
      <div className={styles.choices}>
        {isLettingGo ? (
          <>
            <TextButton onClick={() => setIsLettingGo(false)}>Keep it</TextButton>
            <TextButton onClick={() => void outbox.discard(entry)}>Discard for good</TextButton>
          </>
        ) : (
          <>
            <TextButton onClick={() => void outbox.tryAgain(entry)}>Try again</TextButton>
            <TextButton onClick={() => setIsLettingGo(true)}>Discard</TextButton>
          </>
        )}
      </div>
    </Notice>
  );
}

function nameOf(entry: OutboxEntry, today: CalendarDay): string {
  const { kind, body } = waitingIn(entry);
  if (kind === 'workout')
    return `${body.workoutName || 'A workout'}, ${dayText(body.completedOn as CalendarDay, today)},`;
  if (kind === 'steps') return `Steps, ${dayText(body.date as CalendarDay, today)},`;
  if (kind === 'stepGoal') return 'Your step goal';
  if (kind === 'workoutDays') return 'Your workout days';
  return kind === 'block' ? 'Your new block' : 'Your name';
}
