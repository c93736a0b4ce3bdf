import { ShieldCheck } from 'lucide-react';
import { PlateKey } from '#client/components/plate-key.tsx';
import { PlatePicture } from '#client/components/plate-picture.tsx';
import styles from './food-and-safety.module.css';
import type { LandingWordsProps } from './landing-words-props.ts';
import section from './section.module.css';

const PARTS = [
  { part: 'greens', title: 'Half: veg and fruit', examples: 'frozen and tinned count' },
  { part: 'protein', title: 'Quarter: protein', examples: 'eggs, beans, fish, tofu, meat' },
  { part: 'carbs', title: 'Quarter: carbs', examples: 'potatoes, rice, oats, bread' },
] as const;

const SAFETY = [
  'Ten short questions before your first workout set a sensible starting level.',
  '“Something wrong?” in the player’s pause, with clear signs to stop.',
  'Stop when something hurts, or when you feel dizzy or faint, and ask your GP before you go on. For chest pain or trouble breathing at rest, call 999.',
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
          <p className={section.lead}>
            No jumps as standard. A jump is only ever a Harder version, locked until you have told us that it is safe.
          </p>
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
