import { WordsText } from '#client/parts/words/words-text.tsx';
import type { LandingWordsProps } from './landing-words-props.ts';
import section from './section.module.css';

/** Where the coach has written something about herself. */
export function AboutYou({ words }: LandingWordsProps) {
  if (words['about-you'] === '') return null;
  return (
    <section className={section.section}>
      <div className={section.wrap}>
        <h2 className={section.title}>Your coach</h2>
        <div className={section.lead}>
          <WordsText text={words['about-you']} />
        </div>
      </div>
    </section>
  );
}
