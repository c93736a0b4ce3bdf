import { useWords } from '#client/parts/words/use-words.ts';
import { WordsText } from '#client/parts/words/words-text.tsx';
import type { LANDING_WORDS } from '#programme/words/landing-words.ts';
import { LOOK_PLACE, LOOK_WORDS } from '#programme/words/look-words.ts';
import section from './landing-section.module.css';
import styles from './offer.module.css';

export type LandingWords = Readonly<Record<keyof typeof LANDING_WORDS, string>>;

/** Who leads it, once a name, a qualification and a sentence are written; a page with half of them would look unfinished. */
export function useLeader() {
  const words = useWords(LOOK_PLACE.id, LOOK_WORDS);
  const leader = {
    name: words['led-by-name'],
    qualification: words['led-by-qualification'],
    about: words['about-you'],
  };
  return Object.values(leader).includes('') ? undefined : leader;
}

export function LedBy() {
  const leader = useLeader();
  if (!leader) return null;
  return (
    <div className={`${section.wrap} ${section.after}`}>
      <section className={styles.led} aria-labelledby="led-by-title">
        <h2 id="led-by-title" className={section.title}>
          Led by {leader.name}
        </h2>
        <p>
          <b>{leader.qualification}</b>
        </p>
        <WordsText text={leader.about} />
      </section>
    </div>
  );
}
