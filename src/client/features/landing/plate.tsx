import { PLATE_COLOURS, PlatePicture } from '#client/components/plate-picture.tsx';
import styles from './plate.module.css';

const PARTS = [
  { name: 'Half: veg and fruit', examples: 'frozen and tinned count', look: PLATE_COLOURS.greens },
  { name: 'Quarter: protein', examples: 'eggs, beans, fish, tofu, meat', look: PLATE_COLOURS.protein },
  { name: 'Quarter: carbs', examples: 'potatoes, rice, oats, bread', look: PLATE_COLOURS.carbs },
];

/** The whole nutrition guide in one picture; the list beside it says the same. */
export function Plate() {
  return (
    <div className={styles.row}>
      <PlatePicture />
      <ul className={styles.key}>
        {PARTS.map(({ name, examples, look }) => (
          <li key={name}>
            <i className={look} aria-hidden="true" />
            <span>
              <b>{name}</b>
              {examples}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
