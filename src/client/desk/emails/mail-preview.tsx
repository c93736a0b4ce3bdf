import { appName } from '#client/browser/app-name.ts';
import desk from '#client/desk/desk.module.css';
import { WordsText } from '#client/parts/words/words-text.tsx';
import { picturePath } from '#contract/paths.ts';
import styles from './newsletters.module.css';

/** A name that stands for each member’s own. */
const SLOTS = { 'first name': <mark className={styles.slot}>Niamh</mark> };

/** As a mail program shows it; the words by their one reader. */
export function MailPreview({ fields }: { fields: Readonly<Record<string, string>> }) {
  const { subject = '', text = '', button = '', picture = '' } = fields;
  return (
    <article className={styles.mail} aria-label="Your email as members get it">
      <dl className={styles.mailHead}>
        <dt>From</dt>
        <dd>{appName()}</dd>
        <dt>Subject</dt>
        <dd>{subject || 'No subject yet'}</dd>
      </dl>
      <div className={styles.mailBody}>
        {text === '' ? <p className={desk.quiet}>Your text appears here.</p> : <WordsText text={text} slots={SLOTS} />}
        {picture !== '' && <img src={picturePath(picture)} alt="" width={512} height={512} />}
        {button !== '' && <span className={styles.mailButton}>{button}</span>}
        <p className={desk.quiet}>
          <u>Stop these emails</u>
        </p>
        <p className={desk.quiet}>
          Your business name and address. You’re getting this because you said yes to these emails on 14 October.
        </p>
      </div>
    </article>
  );
}
