import { classNames } from '#client/ui/class-names.ts';
import { STOP_SIGNS } from '#programme/safety-words.ts';
import styles from './help.module.css';

const LOOKS = { now: styles.now, today: styles.today, ease: styles.ease } as const;

/** When to stop, and how soon help is needed. */
export function StopSigns() {
  return (
    <>
      <p>{STOP_SIGNS.lead}</p>
      {STOP_SIGNS.groups.map(({ urgency, title, signs }) => (
        <section key={urgency} className={classNames(styles.signs, LOOKS[urgency])}>
          <h3>{title}</h3>
          <ul>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          {urgency === 'ease' && <p>{STOP_SIGNS.again}</p>}
        </section>
      ))}
      <p>{STOP_SIGNS.normal}</p>
    </>
  );
}
