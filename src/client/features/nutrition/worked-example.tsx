import { type CSSProperties, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import {
  dailyGrams,
  EXAMPLE_WEIGHTS_KG,
  type ExampleWeightKg,
  GRAMS_PER_KG,
  type Nutrient,
} from '#domain/body/nutrition.ts';
import styles from './worked-example.module.css';

const OPTIONS = EXAMPLE_WEIGHTS_KG.map((weight) => ({ value: String(weight), label: `${weight} kg` }));

const NUTRIENTS: readonly { nutrient: Nutrient; name: string; look: string | undefined }[] = [
  { nutrient: 'protein', name: 'Protein', look: styles.protein },
  { nutrient: 'carbohydrate', name: 'Carbohydrate', look: styles.carbohydrate },
  { nutrient: 'fat', name: 'Fat', look: styles.fat },
];

export function WorkedExample() {
  const [weight, setWeight] = useState<ExampleWeightKg>();
  return (
    <>
      <p className={styles.lead}>For active adults, per day. Tap a body weight; it is not stored.</p>
      <SegmentedControl
        label="Body weight"
        tight
        options={OPTIONS}
        value={weight === undefined ? undefined : String(weight)}
        onChange={(chosen) => setWeight(EXAMPLE_WEIGHTS_KG.find((each) => String(each) === chosen))}
      />
      <div role="status">{weight !== undefined && <Amounts weight={weight} />}</div>
    </>
  );
}

function Amounts({ weight }: { weight: ExampleWeightKg }) {
  const most = dailyGrams('carbohydrate', weight).to;
  return (
    <ul className={styles.amounts}>
      {NUTRIENTS.map(({ nutrient, name, look }) => {
        const { from, to } = dailyGrams(nutrient, weight);
        const perKg = GRAMS_PER_KG[nutrient];
        const scale = { '--from': `${(100 * from) / most}%`, '--to': `${(100 * to) / most}%` } as CSSProperties;
        return (
          <li key={nutrient}>
            <p className={styles.line}>
              <b>{name}</b>
              <b aria-hidden="true">
                {from}–{to} g
              </b>
            </p>
            <div className={styles.scale} aria-hidden="true">
              <i className={classNames(look)} style={scale} />
            </div>
            <p className={styles.sum}>
              {weight} kg × {perKg.from} to {perKg.to} g = {from} to {to} g a day
            </p>
          </li>
        );
      })}
    </ul>
  );
}
