import { Award, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Cheer } from '#client/parts/progress/cheer.tsx';
import { type PraisedWorkout, praiseText, usePraised } from '#client/parts/session/praise.tsx';
import { RatingScale } from '#client/parts/session/rating-scale.tsx';
import { type Unsent, UnsentNote } from '#client/parts/session/unsent-note.tsx';
import { Button, ButtonPair } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { BottomSheet, Dialog } from '#client/ui/dialog.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { TextAreaField } from '#client/ui/text-area-field.tsx';
import type { WorkoutFeedback } from '#domain/session/completion.ts';
import { ratingMessage } from '#domain/session/workout-rating.ts';
import { type Effort, MAX_NOTES_LENGTH } from '#domain/session/workout-session.ts';
import { badgeWords } from '#programme/words/badge-words.ts';

import styles from './rating-dialog.module.css';

interface RatingDialogProps {
  open: boolean;
  /** Played to its end: it is counted already, and praised above the question. */
  praised: (PraisedWorkout & { unsent: Unsent | undefined }) | undefined;
  onCancel: () => void;
  onComplete: (rating: WorkoutFeedback) => void;
}

const EFFORT_OPTIONS: readonly { value: Effort; label: string }[] = [
  { value: 'easy', label: 'Easy' },
  { value: 'right', label: 'About right' },
  { value: 'hard', label: 'Too hard' },
];

/** The choice outlives a Cancel (product §5). */
export function RatingDialog({ open, praised, onCancel, onComplete }: RatingDialogProps) {
  const [rating, setRating] = useState(0);
  const [effort, setEffort] = useState<Effort>();
  const [notes, setNotes] = useState('');
  // From the tap until the praise it is too late for Cancel.
  const [isSaving, setSaving] = useState(false);
  usePraised(praised?.clientId);

  function complete() {
    setSaving(true);
    onComplete({ rating, notes, effort });
  }
  const Shape = praised ? Dialog : BottomSheet;
  return (
    <Shape
      open={open}
      onOpenChange={onCancel}
      keepOnTap
      locked={isSaving}
      title="How was your workout?"
      hero={praised && <Praised praised={praised} />}
      className={praised && styles.praised}
      foot={
        <ButtonPair className={styles.buttons}>
          <Button variant="outline" onClick={isSaving ? undefined : onCancel}>
            {praised ? 'Not now' : 'Cancel'}
          </Button>
          <Button variant="coral" disabled={rating === 0} busy={isSaving} onClick={complete}>
            Complete Workout
          </Button>
        </ButtonPair>
      }
    >
      <RatingScale rating={rating} onRate={setRating} />
      <p role="status" className={classNames(styles.message, rating > 0 && styles.chosen)}>
        {rating > 0 ? ratingMessage(rating) : 'Choose a number first.'}
      </p>
      <details className={styles.more} open={!praised}>
        <summary>
          How hard it was, and a note
          <ChevronDown size={22} aria-hidden="true" />
        </summary>
        <p className={styles.label} aria-hidden="true">
          How hard was it? <span>(optional)</span>
        </p>
        <SegmentedControl
          label="How hard was it? (optional)"
          options={EFFORT_OPTIONS}
          value={effort}
          onChange={setEffort}
        />
        <div className={styles.notes}>
          <TextAreaField
            label="Notes, if you like"
            rows={2}
            maxLength={MAX_NOTES_LENGTH}
            placeholder="What helped, what got in the way, which bag you used"
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        </div>
      </details>
    </Shape>
  );
}

/** So short that all ten numbers stand below it; what it came to is told once she has rated. */
function Praised({ praised }: { praised: NonNullable<RatingDialogProps['praised']> }) {
  const { minutes, isFresh, shortTitle, figures } = praised;
  const badge = figures?.badge;
  return (
    <div className={styles.praise}>
      <Cheer {...{ minutes, isFresh }} />
      <p className={styles.won}>{shortTitle}, done.</p>
      <p className={styles.what}>{praiseText(praised)}</p>
      {badge && (
        <p className={styles.badge}>
          <Award size={20} aria-hidden="true" />
          New badge: {badgeWords(badge).name}
        </p>
      )}
      <UnsentNote unsent={praised.unsent} />
    </div>
  );
}
