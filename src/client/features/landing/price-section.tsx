import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { Price } from '#client/parts/purchases/price.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Panel } from '#client/ui/card.tsx';
import { REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import { BuyLink } from './buy-link.tsx';
import type { LandingWordsProps } from './landing-words-props.ts';
import styles from './price-section.module.css';
import { RefundWords } from './refund-words.tsx';
import section from './section.module.css';

const INSIDE = ['inside-1', 'inside-2', 'inside-3', 'inside-4', 'inside-5', 'inside-6'] as const;

export function PriceSection({ words }: LandingWordsProps) {
  return (
    <div className={`${section.wrap} ${styles.around}`}>
      <Panel className={styles.panel} aria-labelledby="price-title">
        <div>
          <h2 id="price-title">{words['price-title']}</h2>
          <p className={styles.price}>
            <b>
              <Price />
            </b>
            <span>
              one payment,
              <br />
              lifetime access
            </span>
          </p>
        </div>
        <div>
          <ul className={section.ticks}>
            {INSIDE.filter((name) => words[name] !== '').map((name) => (
              <li key={name}>
                <Check size={20} strokeWidth={3} aria-hidden="true" />
                <span>{words[name]}</span>
              </li>
            ))}
          </ul>
          <BuyLink className={styles.buy} />
          <Link href={SCREEN_PATHS.give} className={styles.give}>
            Give it to somebody
          </Link>
          <Link href={`${SCREEN_PATHS.subscribe}?code`} className={styles.give}>
            Have a code?
          </Link>
          <p className={styles.refund}>
            <RefundWords
              usual={`Changed your mind? All of it back within ${REFUND_WINDOW_DAYS} days.`}
              waived={`Access starts at once, at your wish: that ends the ${REFUND_WINDOW_DAYS} days for changing your mind.`}
            />
          </p>
        </div>
      </Panel>
    </div>
  );
}
