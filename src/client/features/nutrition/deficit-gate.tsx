import { useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import type { NutritionSection } from '#programme/nutrition/guide-parts.ts';
import { GateNotices } from './gate-notices.tsx';
import sectionStyles from './nutrition-section.module.css';
import { SectionCard } from './nutrition-section.tsx';
import type { NutritionChoices } from './use-nutrition-reader.ts';

interface DeficitGateProps {
  section: NutritionSection;
  reader: NutritionChoices;
}

/** The way on is asked for each time; in pregnancy there is none. */
export function DeficitGate({ section, reader }: DeficitGateProps) {
  const titleId = useId();
  const [hasRead, setHasRead] = useState(false);
  if (reader.gates.length === 0) return null;
  if (reader.deficit === 'gated' && hasRead) return <SectionCard section={section} numbers />;
  return (
    <Card className={sectionStyles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{reader.deficit === 'gated' ? 'Before you read about eating less' : 'For you just now'}</h2>
      <GateNotices gates={reader.gates} unsaid={reader.answer === 'unsaid'} />
      {reader.deficit === 'gated' && (
        <Button variant="outline" size="small" block onClick={() => setHasRead(true)}>
          I have read this. Show the figures
        </Button>
      )}
    </Card>
  );
}
