import { classNames } from '#client/ui/class-names.ts';
import { moveRovingFocus } from '#client/ui/roving-focus.ts';
import { MAX_RATING, MIN_RATING } from '#domain/workout-session.ts';
import styles from './rating-scale.module.css';

const RATINGS = Array.from({ length: MAX_RATING - MIN_RATING + 1 }, (_, index) => MIN_RATING + index);

export function RatingScale({ rating, onRate }: { rating: number; onRate: (rating: number) => void }) {
  return (
    <>
      <div
        role="radiogroup"
        aria-label="How was your workout? 1 to 10"
        className={styles.scale}
        onKeyDown={(event) => {
          const index = moveRovingFocus(event, '[role=radio]');
          if (index !== undefined) onRate(RATINGS[index] ?? MIN_RATING);
        }}
      >
        {RATINGS.map((value) => (
          // biome-ignore lint/a11y/useSemanticElements: a tile fills on press; the group has the keys of radios
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={value === rating}
            tabIndex={value === (rating || MIN_RATING) ? 0 : -1}
            className={classNames(value < rating && styles.below)}
            onClick={() => onRate(value)}
          >
            {value}
          </button>
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>Not today</span>
        <span>Loved it</span>
      </div>
    </>
  );
}
