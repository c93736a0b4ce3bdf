import { PLATE_COLOURS, PlatePicture } from '#client/components/plate-picture.tsx';
import { PLATE } from '#programme/nutrition/plate.ts';
import styles from './plate-key.module.css';

/** The plate and what may lie on it. */
export function Plate() {
  return (
    <div className={styles.row}>
      <PlatePicture />
      <ul className={styles.key}>
        {PLATE.map(({ part, name, share, choices }) => (
          <li key={part}>
            <i className={PLATE_COLOURS[part]} aria-hidden="true" />
            <p>
              <b>
                {share}: {name}
              </b>
              {choices}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
