import { FlaskConical } from 'lucide-react';
import { Notice } from '#client/ui/card.tsx';

export function TestModeBand() {
  return (
    <Notice tone="sun" icon={<FlaskConical size={22} aria-hidden="true" />}>
      Test mode: no real card is charged
    </Notice>
  );
}
