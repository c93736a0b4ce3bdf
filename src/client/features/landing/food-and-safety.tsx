import { ShieldCheck } from 'lucide-react';
import { PlateKey } from '#client/components/plate-key.tsx';
import { PlatePicture } from '#client/components/plate-picture.tsx';
import styles from './food-and-safety.module.css';
import { COOL_DOWN_MOVE_COUNT, inWords, inWordsAtStart, WARM_UP_MOVE_COUNT } from './programme-facts.ts';
import section from './section.module.css';

const PARTS = [
  { part: 'greens', title: 'Half: veg and fruit', examples: 'frozen and tinned count' },
  { part: 'protein', title: 'Quarter: protein', examples: 'eggs, beans, fish, tofu, meat' },
  { part: 'carbs', title: 'Quarter: carbs', examples: 'potatoes, rice, oats, bread' },
] as const;

const SAFETY = [
  'Ten short questions before your first workout set a sensible starting level.',
  `${inWordsAtStart(WARM_UP_MOVE_COUNT)} gentle moves before and ${inWords(COOL_DOWN_MOVE_COUNT)} stretches after the main part, in every session.`,
  '“Something wrong?” in the player’s pause, with clear signs to stop.',
  'Stop when something hurts, or when you feel dizzy or faint, and ask your GP before you go on. For chest pain or trouble breathing at rest, call 999.',
  'General information, not medical advice. It does not replace your GP, midwife or physiotherapist.',
];

export function FoodAndSafety() {
  return (
    <section className={section.section}>
      <div className={`${section.wrap} ${styles.topics}`}>
        <div>
          <h2 className={section.title}>Food that fits the day</h2>
          <p className={section.lead}>
            A short guide to eating well, with ten-minute meals and no counting. You can hide the numbers in it.
          </p>
          <Plate />
        </div>
        <div>
          <h2 className={section.title}>Gentle where it should be</h2>
          <p className={section.lead}>
            The standard programme has no jumps. A jump is only ever a Harder version, and it stays locked until you
            have told us that it is safe for you.
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
