import { Apple, Egg, Fish, type LucideIcon, UtensilsCrossed, Wheat } from 'lucide-react';
import { useId } from 'react';
import { PlateKey, PlatePicture } from '#client/parts/site/plate-picture.tsx';
import { Card } from '#client/ui/card.tsx';
import { FoldList } from '#client/ui/fold-list.tsx';
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
import { WorkedExample } from './worked-example.tsx';

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

function isFor(shownTo: ShownTo = 'everybody', numbers: boolean): boolean {
  return shownTo === 'everybody' || (shownTo === 'withNumbers') === numbers;
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
        <b className={styles.needs}>You need: {needs}.</b> {how}
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
