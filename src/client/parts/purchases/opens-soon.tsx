import { DoorClosed } from 'lucide-react';
import { Notice } from '#client/ui/card.tsx';

/** In the place of a way to pay, for a stranger before the opening. */
export function OpensSoon() {
  return (
    <Notice role="status" icon={<DoorClosed size={22} aria-hidden="true" />}>
      <b>Opens soon.</b> You can’t buy anything yet, and you don’t need a card. Look around, and try a session.
    </Notice>
  );
}
