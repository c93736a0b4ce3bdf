import { Apple, Egg, Fish, type LucideIcon, UtensilsCrossed, Wheat } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
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
  FactsPart,
  ListPart,
  MealPicture,
  NutritionPart,
  NutritionSection,
  ShownTo,
} from '#programme/nutrition/guide-parts.ts';
import { PLATE } from '#programme/nutrition/plate.ts';
import { DishCards } from './dishes.tsx';
import styles from './nutrition-section.module.css';
import workedExample from './worked-example.module.css';

interface SectionProps {
  section: NutritionSection;
  numbers: boolean;
  /** A drawn dish beside the words. */
  picture?: string | undefined;
}

export function SectionCard({ section, numbers, picture }: SectionProps) {
  const titleId = useId();
  const parts = partsFor(section, numbers);
  if (parts.length === 0) return null;
  const Frame = has(section, 'dishes') ? 'section' : Card;
  return (
    <Frame className={classNames(lookOf(section), picture && styles.pictured)} aria-labelledby={titleId}>
      {picture && <img src={`/plates/${picture}.svg`} alt="" width="200" height="200" />}
      <h2 id={titleId}>{section.title}</h2>
      <Parts parts={parts} />
    </Frame>
  );
}

/** What may be read later stands as its title alone. */
export function FoldedSections({ sections, numbers }: { sections: readonly NutritionSection[]; numbers: boolean }) {
  const folds = sections.flatMap((section) => {
    const parts = partsFor(section, numbers);
    return parts.length === 0 ? [] : [{ title: section.title, content: <Parts parts={parts} /> }];
  });
  return folds.length > 0 && <FoldList className={styles.folds} folds={folds} />;
}

/** These are never folded. */
export const isPictured = (section: NutritionSection): boolean => has(section, 'plate') || has(section, 'dishes');

const has = ({ parts }: NutritionSection, kind: NutritionPart['kind']): boolean =>
  parts.some((part) => part.kind === kind);

function lookOf(section: NutritionSection): string | undefined {
  if (has(section, 'dishes')) return styles.dishes;
  return has(section, 'plate') ? styles.plate : styles.section;
}

const partsFor = ({ shownTo, parts }: NutritionSection, numbers: boolean): readonly NutritionPart[] =>
  isFor(shownTo, numbers) ? parts.filter((part) => isFor(part.shownTo, numbers)) : [];

function Parts({ parts }: { parts: readonly NutritionPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section are fixed content
    <PartOfGuide key={index} part={part} />
  ));
}

function isFor(shownTo: ShownTo = 'everyone', numbers: boolean): boolean {
  return shownTo === 'everyone' || (shownTo === 'withNumbers') === numbers;
}

function PartOfGuide({ part }: { part: NutritionPart }) {
  switch (part.kind) {
    case 'text':
      return <p className={styles.text}>{part.text}</p>;
    case 'facts':
      return <Facts part={part} />;
    case 'list':
      return <Points part={part} />;
    case 'dishes':
      return <DishCards dishes={part.dishes} />;
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

/** Says in words what the picture shows. */
function PlateGuide() {
  return (
    <>
      <img src="/plates/plate.svg" alt="" width="200" height="200" />
      <p>Half veg. A quarter protein. A quarter carbs.</p>
      <FoldList className={styles.choices} folds={[{ title: 'What to choose', content: <Facts part={CHOICES} /> }]} />
    </>
  );
}

const CHOICES: FactsPart = {
  kind: 'facts',
  facts: PLATE.map(({ name, share, choices }) => ({ name: `${share}: ${name}`, lines: [choices] })),
};

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
