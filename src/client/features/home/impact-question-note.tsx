import { ShieldCheck } from 'lucide-react';
import { useImpactCheck } from '#client/parts/body/safety-now.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { TextLink } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';

export function ImpactQuestionNote() {
  const { next } = useImpactCheck();
  if (next.step !== 'ask') return null;
  return (
    <Notice icon={<ShieldCheck size={22} aria-hidden="true" />}>
      <p>Your jump check was clear. One last question.</p>
      <TextLink href={SCREEN_PATHS.impactCheck}>Answer it</TextLink>
    </Notice>
  );
}
