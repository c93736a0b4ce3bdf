import { Pause, Play } from 'lucide-react';
import { Price } from '#client/parts/purchases/shown-price.tsx';
import { LedByLine, useLeader } from '#client/parts/site/leader.tsx';
import { SCREEN_PATHS, STARTED } from '#client/parts/site/screen-paths.ts';
import { useWords } from '#client/parts/words/use-words.ts';
import { WordsLine } from '#client/parts/words/words-text.tsx';
import { ButtonLink, TextLink } from '#client/ui/button.tsx';
import { TickRing } from '#client/ui/tick-ring.tsx';
import { REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import { LANDING_WORDS } from '#programme/words/landing-words.ts';
import section from './landing-section.module.css';
import { RefundWords } from './questions.tsx';
import styles from './top.module.css';

export function Hero() {
  const words = useWords('landing', LANDING_WORDS);
  const leader = useLeader();
  return (
    <div className={styles.hero}>
      <div className={`${section.wrap} ${styles.grid}`}>
        <div>
          <h1>{words.promise}</h1>
          <p className={styles.sentence}>
            <WordsLine text={words.sentence} />
          </p>
          <ButtonLink href={SCREEN_PATHS.tryMinute + STARTED} variant="coral" size="large" className={styles.try}>
            Try one minute, free
          </ButtonLink>
          <p className={styles.refund}>
            <b>
              <Price /> once.
            </b>{' '}
            <RefundWords
              usual={words['under-button']}
              waived={`No subscription. You ask us to start straight away. Your ${REFUND_WINDOW_DAYS} days to change your mind end when you pay.`}
            />
          </p>
          <BuyLink isText />
          {leader && <LedByLine leader={leader} className={styles.led} />}
        </div>
        <Film chip={words['session-lead']} />
      </div>
    </div>
  );
}

/** A still, over which `src/client/plain` plays the film. */
function Film({ chip }: { chip: string }) {
  return (
    <div className={styles.film}>
      <TickRing ticks={60} lit={30} radius={150} length={11} thickness={4.5} className={styles.ring} />
      <div className={styles.phone} data-film="/films/session">
        <img
          src="/films/session.webp"
          alt="A real session: a split squat, then a tap on “I’m needed”, and the clock stops"
          width={546}
          height={924}
          fetchPriority="high"
        />
        <button type="button" hidden aria-label="Pause the film" className={styles.hold}>
          <Pause size={22} aria-hidden="true" />
          <Play size={22} aria-hidden="true" />
        </button>
      </div>
      <p className={styles.chip}>{chip}</p>
    </div>
  );
}

/** Stays at the foot of the screen, by style alone, and steps back by script while another way to buy is in sight. */
export function PriceBar() {
  return (
    <aside className={styles.bar} aria-label="Price" data-price-bar>
      <div className={`${section.wrap} ${styles.barInside}`}>
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

interface BuyLinkProps {
  className?: string | undefined;
  size?: 'small' | 'large';
  isText?: boolean;
  /** In place of the whole of it, where the price stands beside. */
  children?: string;
}

export function BuyLink({ className, size = 'large', isText = false, children }: BuyLinkProps) {
  const words = children ?? (
    <span>
      Get lifetime access, <Price />
    </span>
  );
  return (
    <span data-buy>
      {isText ? (
        <TextLink href={SCREEN_PATHS.register}>{words}</TextLink>
      ) : (
        <ButtonLink href={SCREEN_PATHS.register} variant="coral" size={size} className={className}>
          {words}
        </ButtonLink>
      )}
      <span role="alert" className={styles.problem} />
    </span>
  );
}
