import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { momentText } from '#client/desk/moments.ts';
import { actionText } from '#client/desk/site/action-labels.ts';
import type { DiaryLine } from '#contract/desk/activity-log.ts';
import type { DeskPurchase } from '#contract/desk/members.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { PURCHASE_WORDS } from './purchase-labels.ts';

interface Moment {
  key: string;
  at: number;
  title: string;
  text: string;
}

/** Money and deeds in one line of time, newest first. */
export function Story({ moments, diary }: { moments: readonly Moment[]; diary: readonly DiaryLine[] }) {
  const all = [...moments, ...diary.map(momentOfDeed)].sort((one, other) => other.at - one.at);
  return (
    <section className={styles.part}>
      <h2>Story</h2>
      {all.length === 0 ? (
        <p className={styles.quiet}>Nothing was bought yet.</p>
      ) : (
        <ol className={lists.story}>
          {all.map(({ key, at, title, text }) => (
            <li key={key}>
              <b>{title}</b>
              <p>
                {momentText(at)}. {text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const momentOfDeed = ({ id, at, action, operator, after }: DiaryLine): Moment => ({
  key: id,
  at,
  title: actionText(action),
  text: [operator, after].filter(Boolean).join(', '),
});

export function storyOfPurchase({ id, reference, amountPence, story }: DeskPurchase): Moment[] {
  const what = amountPence === 0 ? 'Present' : poundsText(amountPence);
  return story.map(({ at, to }, index) => ({
    key: `${id} ${index}`,
    at,
    title: `${what} ${PURCHASE_WORDS[to] ?? to}`,
    text: `Reference ${reference}`,
  }));
}
