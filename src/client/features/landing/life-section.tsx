import { Baby, Calendar, CloudOff, Snowflake } from 'lucide-react';
import { ClipPaths } from '#client/figure/clip-paths.tsx';
import { CoachSvg } from '#client/figure/coach-svg.tsx';
import { ACTIVE_DAYS_PER_PASS, MAX_PASSES_HELD } from '#domain/streak.ts';
import type { Clip } from '#programme/poses/pose.ts';
import { facing, key } from '#programme/poses/pose-builders.ts';
import styles from './life-section.module.css';
import { inWords } from './programme-facts.ts';
import section from './section.module.css';

const HOLDING: Clip = {
  seconds: 4,
  view: 'front',
  hold: true,
  alt: 'The coach standing, a sleeping baby in her arms',
  keys: [key(0, { ...facing(14), hip: [160, 156], head: 8, aF: [20, -72], aB: [20, -84] })],
};

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
          <BabyInArms />
        </div>
      </div>
    </section>
  );
}

function BabyInArms() {
  return (
    <CoachSvg viewBox="30 -10 260 306" label={HOLDING.alt}>
      <ClipPaths clip={HOLDING} phase={0} look={undefined} still />
      <path
        d="M138 143C128 128 138 112 156 112C176 112 196 118 194 134C192 150 176 156 160 155C150 154 143 150 138 143Z"
        fill="#8FB4E8"
      />
      <g fill="none" strokeLinecap="round" strokeWidth="1.6">
        <path d="M140 146C158 150 178 146 192 132" stroke="#6F97D1" strokeWidth="3" />
        <circle cx="143" cy="117" r="14" fill="#C98B63" />
        <path d="M130 113C130 102 140 98 148 102C155 104 158 110 157 115C150 110 140 108 130 113Z" fill="#33231F" />
        <path d="M137 119q2.5 2 5 0M146 117q2.5 2 5 0" stroke="#2A1B18" />
        <path d="M142.5 125q3 2 5-.6" stroke="#7C3328" />
      </g>
      <circle cx="188" cy="139" r="6.4" fill="#C98B63" />
      <circle cx="150" cy="150" r="6.4" fill="#C98B63" />
    </CoachSvg>
  );
}
