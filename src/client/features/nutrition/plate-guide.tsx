import { PlateKey } from '#client/components/plate-key.tsx';
import { PlatePicture } from '#client/components/plate-picture.tsx';
import { PLATE } from '#programme/nutrition/plate.ts';
import styles from './plate-guide.module.css';

const PARTS = PLATE.map(({ part, name, share, choices }) => ({ part, title: `${share}: ${name}`, examples: choices }));

export function PlateGuide() {
  return (
    <div className={styles.row}>
      <PlatePicture />
      <PlateKey parts={PARTS} className={styles.key} />
    </div>
  );
}
