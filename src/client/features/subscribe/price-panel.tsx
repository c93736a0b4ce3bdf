import { Check } from 'lucide-react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { Price } from '#client/parts/purchases/shown-price.tsx';
import { Panel } from '#client/ui/card.tsx';
import styles from './price-panel.module.css';

const FEATURES = [
  ['Complete 4-week program', 'Each workout in full, 15 or 10 minutes'],
  ['Progress tracking', 'Stop for the baby. Your workout waits'],
  ['Mood and wellness tools', 'Tired? Today gets shorter and easier'],
  ['Daily step integration', 'A day on your feet counts too'],
] as const;

export function PricePanel() {
  return (
    <Panel className={styles.panel} aria-label="What you get">
      <p className={styles.price}>
        <b>
          <Price />
        </b>
        <span>
          one-time payment,
          <br />
          lifetime access
        </span>
      </p>
      <ul className={styles.features}>
        {FEATURES.map(([feature, meaning]) => (
          <li key={feature}>
            <Check size={18} strokeWidth={3} aria-hidden="true" />
            <div>
              <b>{feature}</b>
              <p>{meaning}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.coach}>
        <CoachPicture name="scene-celebration" decorative isFirst />
      </div>
    </Panel>
  );
}
