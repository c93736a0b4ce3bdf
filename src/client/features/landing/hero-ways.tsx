import { Price } from '#client/parts/purchases/price.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ButtonLink, TextLink } from '#client/ui/button.tsx';
import { BuyLink } from './buy-link.tsx';
import styles from './hero-ways.module.css';

/** To buy is the brightest; to try comes second. */
export function HeroWays({ underButton }: { underButton: string }) {
  return (
    <div className={styles.ways}>
      <BuyLink>Get lifetime access</BuyLink>
      <ButtonLink href={SCREEN_PATHS.tryMinute} variant="outline" className={styles.second}>
        Try one minute
      </ButtonLink>
      <p>
        <b>
          <Price /> once.
        </b>{' '}
        {underButton} <TextLink href={SCREEN_PATHS.tryFirst}>Try the first workout, 10 min</TextLink>
      </p>
    </div>
  );
}
