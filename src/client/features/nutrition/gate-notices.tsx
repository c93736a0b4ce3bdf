import { HeartPulse } from 'lucide-react';
import { OutsideLink } from '#client/components/reading-page.tsx';
import { Notice } from '#client/ui/card.tsx';
import type { ReaderGate } from '#domain/nutrition.ts';
import { GATE_NAMES, GATE_WORDS, type GateWords } from '#programme/nutrition/gate-words.ts';

interface GateNoticesProps {
  gates: readonly ReaderGate[];
  unsaid: boolean;
}

export function GateNotices({ gates, unsaid }: GateNoticesProps) {
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
