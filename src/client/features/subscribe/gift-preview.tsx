import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { TickRing } from '#client/ui/tick-ring.tsx';
import { isCalendarDay, shortDate } from '#domain/time/calendar-day.ts';
import styles from './gift-preview.module.css';

export interface GiftOnCard {
  recipientName: string;
  giverName: string;
  note: string;
  /** Empty where it is handed over on paper. */
  deliverOn: string;
}

/** Drawn anew at each letter; what stands here is in the fields too, so nothing announces it. */
export function GiftPreview({ recipientName, giverName, note, deliverOn }: GiftOnCard) {
  return (
    <figure className={styles.preview}>
      <div className={styles.card}>
        <TickRing
          ticks={60}
          lit={30}
          radius={150}
          length={12}
          thickness={5}
          className={styles.ring}
          litClassName={styles.lit}
          dimClassName={styles.dim}
        />
        <span className={styles.disc}>
          <CoachPicture name="scene-celebration" decorative isFirst />
        </span>
        <div className={styles.words}>
          <Logo />
          <b className={styles.to}>For {recipientName.trim() || 'someone you love'}</b>
          <p className={styles.note}>{note}</p>
          <b>{giverName.trim() && `From ${giverName}`}</b>
        </div>
      </div>
      <figcaption className={styles.caption}>
        This is what they’ll see{isCalendarDay(deliverOn) && ` on ${shortDate(deliverOn)}`}.
      </figcaption>
    </figure>
  );
}
