import { Price } from '#client/parts/purchases/price.tsx';
import { BuyLink } from './buy-link.tsx';
import styles from './price-bar.module.css';

/** Stays at the foot of the screen below the hero, by style alone; at the end of the page it has a place of its own. */
export function PriceBar() {
  return (
    <aside className={styles.bar} aria-label="Price">
      <div className={styles.wrap}>
        <p>
          <b>
            <Price />
          </b>{' '}
          once
        </p>
        <BuyLink size="small">Get lifetime access</BuyLink>
      </div>
    </aside>
  );
}
