import { PlateKey } from '#client/components/plate-key.tsx';
import { PlatePicture } from '#client/components/plate-picture.tsx';
import styles from './plate.module.css';

const PARTS = [
  { part: 'greens', title: 'Half: veg and fruit', examples: 'frozen and tinned count' },
  { part: 'protein', title: 'Quarter: protein', examples: 'eggs, beans, fish, tofu, meat' },
  { part: 'carbs', title: 'Quarter: carbs', examples: 'potatoes, rice, oats, bread' },
] as const;

export function Plate() {
  return (
    <div className={styles.row}>
      <PlatePicture />
      <PlateKey parts={PARTS} />
    </div>
  );
}
