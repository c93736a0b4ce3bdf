import { useId } from 'react';
import { Card } from '#client/ui/card.tsx';
import type { NutritionSection, ShownTo } from '#programme/nutrition/guide-parts.ts';
import { PartOfGuide } from './nutrition-parts.tsx';
import styles from './nutrition-section.module.css';

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
