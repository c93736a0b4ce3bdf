import { Baby, Calendar, CloudOff, Snowflake } from 'lucide-react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { ACTIVE_DAYS_PER_PASS, MAX_PASSES_HELD } from '#domain/streak.ts';
import styles from './life-section.module.css';
import { inWords } from './programme-facts.ts';
import section from './section.module.css';

const ORDINALS: Readonly<Record<number, string>> = { 3: 'third', 4: 'fourth', 5: 'fifth', 6: 'sixth', 7: 'seventh' };

const ANSWERS = [
  {
    Icon: Baby,
    question: 'Needed elsewhere?',
    answer: 'Go. Each part of a session is one tap away when you are back, and any workout can be done again.',
  },
  {
    Icon: Calendar,
    question: 'Missed a week?',
    answer: 'There are no dates to fall behind. Your next workout is simply your next workout.',
  },
  {
    Icon: Snowflake,
    question: 'Missed a day?',
    answer: `Every ${ORDINALS[ACTIVE_DAYS_PER_PASS] ?? `${ACTIVE_DAYS_PER_PASS}th`} active day earns a rest pass, and you can hold ${inWords(MAX_PASSES_HELD)}. A pass covers a day off, so your streak goes on.`,
  },
  {
    Icon: CloudOff,
    question: 'Connection gone at the last move?',
    answer: 'What you did is kept on your phone until it is saved, and it never counts twice.',
  },
];

export function LifeSection() {
  return (
    <section className={`${section.section} ${styles.sun}`}>
      <div className={`${section.wrap} ${styles.grid}`}>
        <div>
          <h2 className={section.title}>Made for days that do not go to plan</h2>
          <dl className={styles.life}>
            {ANSWERS.map(({ Icon, question, answer }) => (
              <div key={question}>
                <dt>
                  <Icon size={24} aria-hidden="true" />
                  {question}
                </dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.art}>
          <CoachPicture name="scene-empty" decorative />
        </div>
      </div>
    </section>
  );
}
