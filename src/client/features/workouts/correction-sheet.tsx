import { type FormEvent, useState } from 'react';
import { useChange } from '#client/member/use-outbox.ts';
import { type ApiError, messageOf } from '#client/parts/server/api-client.ts';
import { RatingScale } from '#client/parts/session/rating-scale.tsx';
import { Button, ButtonPair } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/text-area-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { ShownSession, WorkoutSessionCorrection } from '#contract/workout-sessions.ts';
import { EMPTY_NOTES_TEXT, MAX_NOTES_LENGTH, ownNote } from '#domain/session/workout-session.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { sessionName } from './done-workout.tsx';
import styles from './workout-sheet.module.css';

interface CorrectionSheetProps {
  userId: string;
  today: CalendarDay;
  session: ShownSession;
  onClose: () => void;
}

export function CorrectionSheet({ userId, today, session, onClose }: CorrectionSheetProps) {
  const { save } = useChange(userId);
  const [rating, setRating] = useState(session.rating ?? 0);
  const [notes, setNotes] = useState(ownNote(session.notes));

  async function submit(event: FormEvent) {
    event.preventDefault();
    onClose();
    const correction = correctionOf(session, rating, notes);
    if (!correction) return;
    const outcome = await save({ kind: 'correction', body: { session, correction } });
    if (outcome.kind !== 'rejected') return;
    showToast({ kind: 'destructive', title: 'That didn’t save', text: failureText(outcome.error) });
  }

  return (
    <BottomSheet open onOpenChange={onClose} title="Change rating or note" text={sessionName(session, today)}>
      <form onSubmit={(event) => void submit(event)}>
        <RatingScale rating={rating} onRate={setRating} />
        <div className={styles.notes}>
          <TextAreaField
            label="Notes (optional)"
            rows={3}
            maxLength={MAX_NOTES_LENGTH}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        </div>
        <ButtonPair className={styles.buttons}>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="coral">
            Save
          </Button>
        </ButtonPair>
      </form>
    </BottomSheet>
  );
}

function correctionOf(session: ShownSession, rating: number, notes: string): WorkoutSessionCorrection | undefined {
  const kept = notes.trim() === '' ? EMPTY_NOTES_TEXT : notes.trim();
  const correction = {
    ...(rating !== 0 && rating !== session.rating && { rating }),
    ...(kept !== session.notes && { notes: kept }),
  };
  return Object.keys(correction).length === 0 ? undefined : correction;
}

export const failureText = (error: ApiError): string =>
  messageOf(error, 'Nothing else has changed. Please try again in a moment.');
