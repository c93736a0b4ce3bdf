import { ShieldCheck } from 'lucide-react';
import { PlateKey } from '#client/parts/site/plate-key.tsx';
import { PlatePicture } from '#client/parts/site/plate-picture.tsx';
import styles from './food-and-safety.module.css';
import type { LandingWordsProps } from './landing-words-props.ts';
import section from './section.module.css';

const PARTS = [
  { part: 'greens', title: 'Half: veg and fruit' },
  { part: 'protein', title: 'Quarter: protein' },
  { part: 'carbs', title: 'Quarter: carbs' },
] as const;

const SAFETY = [
  'Ten short questions set a sensible starting level.',
  'Stop when something hurts, or you feel dizzy or faint. Chest pain, or trouble breathing at rest: call 999.',
];

export function FoodAndSafety({ words }: LandingWordsProps) {
  return (
    <section className={section.section}>
      <div className={`${section.wrap} ${styles.topics}`}>
        <div>
          <h2 className={section.title}>{words['food-title']}</h2>
          <p className={section.lead}>{words['food-lead']}</p>
          <Plate />
        </div>
        <div>
          <h2 className={section.title}>Gentle where it should be</h2>
          <p className={section.lead}>No jumps as standard. Harder ones stay locked until a check of your own.</p>
          <ul className={`${section.ticks} ${styles.safety}`}>
            {SAFETY.map((text) => (
              <li key={text}>
                <ShieldCheck size={20} aria-hidden="true" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Plate() {
  return (
    <div className={styles.row}>
      <PlatePicture />
      <PlateKey parts={PARTS} />
    </div>
  );
}
