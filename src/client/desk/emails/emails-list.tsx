import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { emailName, FATE_LABELS, momentText } from '#client/desk/labels.ts';
import type { Action } from '#client/desk/question.tsx';
import type { EmailFate } from '#contract/desk/emails.ts';
import { deskEmailPath } from '#contract/paths.ts';

/** What was written, and whether it arrived. */
export function EmailsList({ emails }: { emails: readonly EmailFate[] }) {
  return (
    <section className={styles.part}>
      <h2>Emails</h2>
      {emails.length === 0 ? (
        <p className={styles.quiet}>None in the last 30 days.</p>
      ) : (
        <ul className={lists.rows}>
          {emails.map(({ kind, at, fate }) => (
            <li key={`${kind} ${at}`} className={lists.person}>
              <div className={lists.who}>
                <b>{emailName(kind)}</b>
                <span>{momentText(at)}</span>
              </div>
              <div className={lists.meta}>
                <b className={fate === 'sent' ? lists.open : lists.closed}>{FATE_LABELS[fate]}</b>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const sendEmailAction = (emailId: string, name: string, to: string | null): Action => ({
  name: 'Resend',
  path: `${deskEmailPath(emailId)}/again`,
  body: {},
  happens: `We email “${name}” to ${to} again.`,
  told: 'The email.',
  undo: 'No. Wrong address? Correct it first, on their member or purchase page.',
});
