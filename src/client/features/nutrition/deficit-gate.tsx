import { HeartPulse } from 'lucide-react';
import { useId, useState } from 'react';
import { OutsideLink } from '#client/parts/site/outside-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import type { ReaderGate } from '#domain/body/nutrition.ts';
import { GATE_NAMES, GATE_WORDS, type GateWords } from '#programme/nutrition/gate-words.ts';
import type { NutritionSection } from '#programme/nutrition/guide-parts.ts';
import type { NutritionChoices } from './number-gate.tsx';
import sectionStyles from './nutrition-section.module.css';
import { SectionCard } from './nutrition-section.tsx';

/** The way on is asked for each time; in pregnancy there is none. */
export function DeficitGate({ section, reader }: { section: NutritionSection; reader: NutritionChoices }) {
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

function GateNotices({ gates, unsaid }: { gates: readonly ReaderGate[]; unsaid: boolean }) {
  return gates.map((gate) => (
    <Notice key={gate} tone="sun" icon={<HeartPulse size={22} aria-hidden="true" />}>
      <b>{GATE_NAMES[gate]}.</b> <Words words={GATE_WORDS[gate]} unsaid={unsaid} />
    </Notice>
  ));
}

function Words({
  words: { before, beforeIfUnsaid = before, link, after },
  unsaid,
}: {
  words: GateWords;
  unsaid: boolean;
}) {
  return (
    <>
      {unsaid ? beforeIfUnsaid : before}
      {link && <OutsideLink href={link.url}>{link.words}</OutsideLink>}
      {after}
    </>
  );
}
