import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { RatingScale } from '#client/parts/session/rating-scale.tsx';
import { Button, ButtonPair } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { TextAreaField } from '#client/ui/text-area-field.tsx';
import type { WorkoutFeedback } from '#domain/session/completion.ts';
import { ratingMessage } from '#domain/session/workout-rating.ts';
import { type Effort, MAX_NOTES_LENGTH } from '#domain/session/workout-session.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { firstLifted, LoadRow } from './load-row.tsx';
import styles from './rating-dialog.module.css';

interface RatingDialogProps {
  open: boolean;
  /** Played to its end: it stays, whatever is pressed. */
  isCounted: boolean;
  /** The moves that were done. */
  done: readonly MoveId[];
  onCancel: () => void;
  onComplete: (rating: WorkoutFeedback) => void;
}

const EFFORT_OPTIONS: readonly { value: Effort; label: string }[] = [
  { value: 'easy', label: 'Easy' },
  { value: 'right', label: 'About right' },
  { value: 'hard', label: 'Too hard' },
];

/** The choice outlives a Cancel (product §5). */
export function RatingDialog({ open, isCounted, done, onCancel, onComplete }: RatingDialogProps) {
  const [rating, setRating] = useState(0);
  const [effort, setEffort] = useState<Effort>();
  const [notes, setNotes] = useState('');
  // From the tap until the praise it is too late for Cancel.
  const [isSaving, setSaving] = useState(false);

  const words = useProgrammeWords();
  function complete() {
    setSaving(true);
    onComplete({ rating, notes, effort });
  }
  return (
    <BottomSheet
      open={open}
      onOpenChange={onCancel}
      keepOnTap
      locked={isSaving}
      title="How was your workout?"
      foot={
        <ButtonPair className={styles.buttons}>
          <Button variant="outline" onClick={isSaving ? undefined : onCancel}>
            {isCounted ? 'Skip' : 'Cancel'}
          </Button>
          <Button variant="coral" disabled={rating === 0} busy={isSaving} onClick={complete}>
            Complete Workout
          </Button>
        </ButtonPair>
      }
    >
      <RatingScale rating={rating} onRate={setRating} />
      <p role="status" className={styles.message}>
        {rating > 0 && ratingMessage(rating)}
      </p>
      {firstLifted(done, words).map((moveId) => (
        <LoadRow key={moveId} {...{ moveId }} />
      ))}
      <details
        className={styles.more}
        open={!isCounted}
        onToggle={({ currentTarget }) => {
          if (isCounted && currentTarget.open) currentTarget.scrollIntoView?.({ block: 'nearest' });
        }}
      >
        <summary>
          Add how hard it was, or a note
          <ChevronDown size={22} aria-hidden="true" />
        </summary>
        <p className={styles.label} aria-hidden="true">
          How hard was it?
        </p>
        <SegmentedControl label="How hard was it?" options={EFFORT_OPTIONS} value={effort} onChange={setEffort} />
        <div className={styles.notes}>
          <TextAreaField
            label="Notes (optional)"
            rows={2}
            maxLength={MAX_NOTES_LENGTH}
            placeholder="What helped? Which bag?"
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        </div>
      </details>
    </BottomSheet>
  );
}
