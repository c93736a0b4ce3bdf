import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { discard, tryAgain } from '#client/member/outbox.ts';
import type { OutboxEntry } from '#client/member/send.ts';
import { lastsOnlyWithPage } from '#client/member/store.ts';
import { dayText } from '#client/parts/plan/calendar-now.ts';
import { placeText } from '#client/parts/session/waits-text.ts';
import { TextButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import type { EntryKind } from '#domain/progress/member-entry.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import styles from './rejected-entry.module.css';

/** Something that the server does not want, and why. Only the member lets it go, and is asked once. */
export function RejectedEntry({ entry, today }: { entry: OutboxEntry; today: CalendarDay }) {
  const [isDiscarding, setIsDiscarding] = useState(false);
  return (
    <Notice tone="error" icon={<CircleAlert size={22} aria-hidden="true" />} className={styles.rejected}>
      <p>
        <b>{nameOf(entry, today)} didn’t save.</b> {entry.rejection}{' '}
        {lastsOnlyWithPage() ? `${placeText()}.` : 'It’s still on this device.'}
      </p>
      <div className={styles.choices}>
        {isDiscarding ? (
          <>
            <TextButton onClick={() => setIsDiscarding(false)}>Keep it</TextButton>
            <TextButton onClick={() => void discard(entry)}>Delete for good</TextButton>
          </>
        ) : (
          <>
            <TextButton onClick={() => void tryAgain(entry)}>Try again</TextButton>
            <TextButton onClick={() => setIsDiscarding(true)}>Discard</TextButton>
          </>
        )}
      </div>
    </Notice>
  );
}

const NAMES: Partial<Record<EntryKind, string>> = {
  correction: 'Your change to a workout',
  deletion: 'A workout you deleted',
  restoration: 'A workout you brought back',
  stepGoal: 'Your step goal',
  block: 'Your new block',
  restPasses: 'Your rest passes',
  workoutDays: 'Your workout days',
  healthAgreement: 'Your tick for the health note',
};

function nameOf({ kind, body }: OutboxEntry, today: CalendarDay): string {
  if (kind === 'workout')
    return `${body.workoutName || 'A workout'}, ${dayText(body.completedOn as CalendarDay, today)},`;
  if (kind === 'steps') return `Steps, ${dayText(body.date, today)},`;
  return NAMES[kind] ?? 'Your name';
}
