import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { momentText } from '#client/desk/moments.ts';
import type { LetterFate } from '#contract/desk/emails.ts';
import { FATE_WORDS, letterName } from './email-labels.ts';

/** What was written, and whether it arrived. */
export function LettersList({ letters }: { letters: readonly LetterFate[] }) {
  return (
    <section className={styles.part}>
      <h2>E-mails</h2>
      {letters.length === 0 ? (
        <p className={styles.quiet}>None in the last thirty days.</p>
      ) : (
        <ul className={lists.rows}>
          {letters.map(({ kind, at, fate }) => (
            <li key={`${kind} ${at}`} className={lists.person}>
              <div className={lists.who}>
                <b>{letterName(kind)}</b>
                <span>{momentText(at)}</span>
              </div>
              <div className={lists.meta}>
                <b className={fate === 'sent' ? lists.open : lists.closed}>{FATE_WORDS[fate]}</b>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
