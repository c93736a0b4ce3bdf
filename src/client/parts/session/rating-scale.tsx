import { RadioGroup } from '#client/ui/radio-group.tsx';
import { MAX_RATING, MIN_RATING } from '#domain/session/workout-session.ts';
import styles from './rating-scale.module.css';

const RATINGS = Array.from({ length: MAX_RATING - MIN_RATING + 1 }, (_, index) => MIN_RATING + index);

export function RatingScale({ rating, onRate }: { rating: number; onRate: (rating: number) => void }) {
  return (
    <>
      <RadioGroup
        aria-label="How was your workout? 1 to 10"
        className={styles.scale}
        radios={RATINGS.map((value) => ({
          value,
          children: value,
          className: value < rating ? styles.below : undefined,
        }))}
        value={rating}
        onChange={onRate}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>Not today</span>
        <span>Loved it</span>
      </div>
    </>
  );
}
