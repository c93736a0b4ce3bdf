import { FlaskConical } from 'lucide-react';
import { Notice } from '#client/ui/card.tsx';

/** On every page that takes payment while the sandbox plays the card processor. */
export function TestModeBand() {
  return (
    <Notice tone="sun" icon={<FlaskConical size={22} aria-hidden="true" />}>
      Test mode: no real card is charged
    </Notice>
  );
}
