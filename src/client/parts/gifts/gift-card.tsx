import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { TickRing } from '#client/ui/tick-ring.tsx';
import styles from './gift-card.module.css';

export interface GiftOnCard {
  recipientName: string;
  giverName: string;
  note: string;
}

/** As the giver sees it while writing, and as the gift is opened. */
export function GiftCard({ recipientName, giverName, note }: GiftOnCard) {
  return (
    <div className={styles.card}>
      <TickRing ticks={60} lit={30} radius={150} length={12} thickness={5} className={styles.ring} />
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
  );
}
