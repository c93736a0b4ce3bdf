import styles from './rating-tile.module.css';

export function RatingTile({ rating }: { rating: number | null }) {
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{rating === null ? 'Not rated' : `Rated ${rating} of 10`}</span>
      <span aria-hidden="true">
        {rating ?? '–'}
        {rating !== null && <small>/10</small>}
      </span>
    </span>
  );
}
