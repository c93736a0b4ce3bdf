import { Apple, Egg, Fish, type LucideIcon, UtensilsCrossed, Wheat } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
import { PlateKey, PlatePicture } from '#client/parts/site/plate-picture.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { FoldList } from '#client/ui/fold-list.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import {
  dailyGrams,
  EXAMPLE_WEIGHTS_KG,
  type ExampleWeightKg,
  GRAMS_PER_KG,
  type Nutrient,
} from '#domain/body/nutrition.ts';
import type {
  DayPart,
  DishesPart,
  FactsPart,
  ListPart,
  MealPicture,
  NutritionPart,
  NutritionSection,
  ShownTo,
} from '#programme/nutrition/guide-parts.ts';
import { PLATE } from '#programme/nutrition/plate.ts';
import styles from './nutrition-section.module.css';
import workedExample from './worked-example.module.css';

export function SectionCard({ section, numbers }: { section: NutritionSection; numbers: boolean }) {
  const titleId = useId();
  const parts = section.parts.filter(({ shownTo }) => isFor(shownTo, numbers));
  if (!isFor(section.shownTo, numbers) || parts.length === 0) return null;
  return (
    <Card className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{section.title}</h2>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section are fixed content
        <PartOfGuide key={index} part={part} />
      ))}
    </Card>
  );
}

function isFor(shownTo: ShownTo = 'everyone', numbers: boolean): boolean {
  return shownTo === 'everyone' || (shownTo === 'withNumbers') === numbers;
}

const PARTS = PLATE.map(({ part, name, share, choices }) => ({ part, title: `${share}: ${name}`, examples: choices }));

function PartOfGuide({ part }: { part: NutritionPart }) {
  switch (part.kind) {
    case 'text':
      return <p className={styles.text}>{part.text}</p>;
    case 'facts':
      return <Facts part={part} />;
    case 'list':
      return <Points part={part} />;
    case 'dishes':
      return <Dishes part={part} />;
    case 'day':
      return <Day part={part} />;
    case 'plate':
      return <PlateGuide />;
    case 'example':
      return <WorkedExample />;
  }
}

function Facts({ part }: { part: FactsPart }) {
  return (
    <dl className={styles.facts}>
      {part.facts.map(({ name, amount, lines = [] }) => (
        <div key={name}>
          <dt>{name}</dt>
          {amount && <dd className={styles.amount}>{amount}</dd>}
          {lines.map((line) => (
            <dd key={line} className={styles.line}>
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Points({ part: { ordered, points } }: { part: ListPart }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={ordered ? styles.ordered : styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  );
}

function Dishes({ part: { dishes } }: { part: DishesPart }) {
  const folds = dishes.map(({ name, needs, how }) => ({
    title: name,
    content: (
      <>
        <b className={styles.needs}>You’ll need: {needs}.</b> {how}
      </>
    ),
  }));
  return <FoldList folds={folds} />;
}

const MEAL_ICONS: Readonly<Record<MealPicture, LucideIcon>> = {
  grain: Wheat,
  fish: Fish,
  fruit: Apple,
  plate: UtensilsCrossed,
  egg: Egg,
};

function Day({ part: { meals } }: { part: DayPart }) {
  return (
    <ul className={styles.day}>
      {meals.map(({ picture, text }) => {
        const Icon = MEAL_ICONS[picture];
        return (
          <li key={text}>
            <Icon size={22} aria-hidden="true" />
            {text}
          </li>
        );
      })}
    </ul>
  );
}

function PlateGuide() {
  return (
    <div className={styles.row}>
      <PlatePicture />
      <PlateKey parts={PARTS} className={styles.key} />
    </div>
  );
}

const OPTIONS = EXAMPLE_WEIGHTS_KG.map((weight) => ({ value: String(weight), label: `${weight} kg` }));

const NUTRIENTS: readonly { nutrient: Nutrient; name: string; look: string | undefined }[] = [
  { nutrient: 'protein', name: 'Protein', look: workedExample.protein },
  { nutrient: 'carbohydrate', name: 'Carbohydrate', look: workedExample.carbohydrate },
  { nutrient: 'fat', name: 'Fat', look: workedExample.fat },
];

function WorkedExample() {
  const [weight, setWeight] = useState<ExampleWeightKg>();
  return (
    <>
      <p className={workedExample.lead}>For active adults, per day. Tap a body weight. We don’t save it.</p>
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
    <ul className={workedExample.amounts}>
      {NUTRIENTS.map(({ nutrient, name, look }) => {
        const { from, to } = dailyGrams(nutrient, weight);
        const perKg = GRAMS_PER_KG[nutrient];
        const scale = { '--from': `${(100 * from) / most}%`, '--to': `${(100 * to) / most}%` } as CSSProperties;
        return (
          <li key={nutrient}>
            <p className={workedExample.line}>
              <b>{name}</b>
              <b aria-hidden="true">
                {from}–{to} g
              </b>
            </p>
            <div className={workedExample.scale} aria-hidden="true">
              <i className={classNames(look)} style={scale} />
            </div>
            <p className={workedExample.sum}>
              {weight} kg × {perKg.from} to {perKg.to} g = {from} to {to} g a day
            </p>
          </li>
        );
      })}
    </ul>
  );
}
