import { Portrait, useLeader } from '#client/parts/site/leader.tsx';
import { WordsText } from '#client/parts/words/words-text.tsx';
import section from './landing-section.module.css';
import styles from './offer.module.css';

export function LedBy() {
  const leader = useLeader();
  if (!leader) return null;
  return (
    <div className={`${section.wrap} ${section.after}`}>
      <section className={styles.led} aria-labelledby="led-by-title">
        <Portrait leader={leader} />
        <div className={styles.ledWords}>
          <h2 id="led-by-title" className={section.title}>
            Led by {leader.name}
          </h2>
          <p>
            <b>{leader.qualification}</b>
          </p>
          <WordsText text={leader.about} />
        </div>
      </section>
    </div>
  );
}
