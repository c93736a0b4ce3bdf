import { Card, Notice } from '#client/ui/card.tsx';
import styles from './nutrition-tab.module.css';

const PLATE = [
  {
    part: 'Vegetables and fruit',
    share: 'Half the plate',
    choices: 'frozen peas, spinach and berries, carrots, peppers, tomatoes, bananas, apples',
    look: styles.greens,
  },
  {
    part: 'Protein',
    share: 'A quarter',
    choices: 'eggs, tinned fish, chicken, beans and lentils, tofu, yoghurt, cheese, lean mince',
    look: styles.protein,
  },
  {
    part: 'Carbohydrate',
    share: 'A quarter',
    choices: 'oats, wholemeal bread, rice pouches, pasta, potatoes, couscous, wraps',
    look: styles.carbohydrate,
  },
  {
    part: 'Fat',
    share: 'A little, for taste',
    choices: 'olive or rapeseed oil, nuts and nut butter, seeds, avocado, oily fish',
    look: styles.fat,
  },
] as const;

/** The method of the nutrition guide: how to build a plate, without a number to count. */
export function NutritionTab() {
  return (
    <div className={styles.nutrition}>
      <Notice>
        General information for healthy adults. It is not advice for you personally and does not replace your GP,
        midwife, health visitor or a dietitian.
      </Notice>
      <Card aria-labelledby="plate-title">
        <h2 id="plate-title">Build a plate</h2>
        <div className={styles.row}>
          <span className={styles.plate} aria-hidden="true" />
          <ul className={styles.parts}>
            {PLATE.map(({ part, share, choices, look }) => (
              <li key={part}>
                <i className={look} aria-hidden="true" />
                <p>
                  <b>{part}</b>
                  <span className={styles.share}>{share}</span>
                  <span className={styles.choices}>{choices}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.more}>
          That is the whole method. It works at breakfast, with one hand, and with what is left in the fridge.
        </p>
      </Card>
      <Card aria-labelledby="when-title">
        <h2 id="when-title">When to eat around a workout</h2>
        <p className={styles.more}>
          A snack one to two hours before is enough: a banana, toast, a small bowl of oats. Afterwards, eat your next
          meal when you are hungry. There is no window to hit.
        </p>
      </Card>
    </div>
  );
}
