import { HeartPulse, type LucideIcon, Phone, RotateCcw } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { STOP_SIGNS } from '#programme/body/safety-words.ts';
import { ExplainedText } from './explanations/explained-text.tsx';
import styles from './stop-signs.module.css';

type Urgency = (typeof STOP_SIGNS.groups)[number]['urgency'];

const LOOKS = { now: styles.now, today: styles.today, ease: undefined } as const;
const ICONS: Readonly<Record<Urgency, LucideIcon>> = { now: Phone, today: HeartPulse, ease: RotateCcw };

export function StopSigns({ hideLead = false }: { hideLead?: boolean }) {
  return (
    <div className={styles.signs}>
      {!hideLead && <p>{STOP_SIGNS.lead}</p>}
      {STOP_SIGNS.groups.map(({ urgency, title, signs }) => {
        const Icon = ICONS[urgency];
        return (
          <section key={urgency} className={classNames(styles.group, LOOKS[urgency])}>
            <h3>
              <Icon size={22} aria-hidden="true" />
              {title}
            </h3>
            <ul>
              {signs.map((sign) => (
                <li key={sign}>
                  <ExplainedText text={sign} />
                </li>
              ))}
            </ul>
            {urgency === 'now' && <a href="tel:999">Call 999</a>}
            {urgency === 'ease' && <p>{STOP_SIGNS.again}</p>}
          </section>
        );
      })}
      <p>{STOP_SIGNS.normal}</p>
    </div>
  );
}
