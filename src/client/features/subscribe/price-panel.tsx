import { Check } from 'lucide-react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { Price } from '#client/parts/purchases/shown-price.tsx';
import { Panel } from '#client/ui/card.tsx';
import styles from './price-panel.module.css';

const FEATURES = [
  'Complete 4-week program',
  'Progress tracking',
  'Mood and wellness tools',
  'Daily step integration',
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
        {FEATURES.map((feature) => (
          <li key={feature}>
            <Check size={18} strokeWidth={3} aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <div className={styles.coach}>
        <CoachPicture name="scene-celebration" decorative isFirst />
      </div>
    </Panel>
  );
}
