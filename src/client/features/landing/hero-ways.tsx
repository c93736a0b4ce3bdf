import { Price } from '#client/components/price.tsx';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { BuyLink } from './buy-link.tsx';
import styles from './hero-ways.module.css';

/** To try is the brightest, beside the price. */
export function HeroWays({ underButton }: { underButton: string }) {
  return (
    <div className={styles.ways}>
      <ButtonLink href={SCREEN_PATHS.tryMinute} variant="coral" size="large">
        Try one minute
      </ButtonLink>
      <ButtonLink href={SCREEN_PATHS.tryFirst} variant="outline" className={styles.second}>
        Try the first workout, 10 min
      </ButtonLink>
      <p>
        <b>
          <Price /> once.
        </b>{' '}
        {underButton} <BuyLink isText />
      </p>
    </div>
  );
}
