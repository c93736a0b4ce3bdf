import { Check } from 'lucide-react';
import { Panel } from '#client/ui/card.tsx';
import { priceText } from '#domain/price.ts';
import { REFUND_WINDOW_DAYS } from '#domain/refund-window.ts';
import { BuyLink } from './buy-link.tsx';
import styles from './price-section.module.css';
import { FIRST_BLOCK, SECOND_BLOCK } from './programme-facts.ts';
import { RefundWords } from './refund-words.tsx';
import section from './section.module.css';

const INSIDE = [
  `${FIRST_BLOCK.workoutCount + SECOND_BLOCK.workoutCount} guided workouts in two four-week blocks`,
  'An easier and a harder version of every move',
  'Your progress, ratings and notes',
  'Mood check-in, step goal, and a streak that allows for real life',
  'A plain nutrition guide, no calorie counting',
  'On your phone, tablet or computer, and on your home screen if you like',
];

export function PriceSection() {
  return (
    <div className={`${section.wrap} ${styles.around}`}>
      <Panel className={styles.panel} aria-labelledby="price-title">
        <div>
          <h2 id="price-title">One price, once</h2>
          <p className={styles.price}>
            <b>{priceText()}</b>
            <span>
              one payment,
              <br />
              lifetime access
            </span>
          </p>
        </div>
        <div>
          <ul className={section.ticks}>
            {INSIDE.map((text) => (
              <li key={text}>
                <Check size={20} strokeWidth={3} aria-hidden="true" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <BuyLink className={styles.buy} />
          <p className={styles.refund}>
            <RefundWords
              usual={`Changed your mind? Ask within ${REFUND_WINDOW_DAYS} days and you get all of it back.`}
              waived={`Access starts at once, at your wish: the ${REFUND_WINDOW_DAYS} days for changing your mind end with your payment.`}
            />
          </p>
        </div>
      </Panel>
    </div>
  );
}
