import { foldOfWords } from '#client/parts/purchases/buying-questions.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { useWords } from '#client/parts/words/use-words.ts';
import { type Fold, FoldList } from '#client/ui/fold-list.tsx';
import { LANDING_QUESTION_WORDS } from '#programme/words/landing-words.ts';
import { type LandingQuestion, QUESTIONS } from './answers.ts';
import styles from './questions.module.css';
import { RefundWords } from './refund-words.tsx';
import section from './section.module.css';

const MORE = `${SCREEN_PATHS.help}#before-buying`;

export function Questions() {
  const words = useWords('landing', LANDING_QUESTION_WORDS);
  return (
    <section className={section.section}>
      <div className={`${section.wrap} ${styles.grid}`}>
        <h2 className={section.title}>Questions</h2>
        <div>
          <FoldList
            folds={QUESTIONS.flatMap((question) => foldOf(question, words))}
            firstOpen
            className={styles.list}
          />
          <a href={MORE} className="link-inline">
            More questions
          </a>
        </div>
      </div>
    </section>
  );
}

function foldOf(entry: LandingQuestion, words: Readonly<Record<string, string>>): Fold[] {
  if ('name' in entry) return foldOfWords(entry.name, words);
  const { question, answer, waived } = entry;
  return [{ title: question, content: waived === undefined ? answer : <RefundWords usual={answer} waived={waived} /> }];
}
