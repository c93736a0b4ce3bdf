import { render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { useForm } from '#client/ui/use-form.ts';
import { OfferBox } from './offer-box.tsx';

/** Presses before the effects of what was drawn have run, as a tap does on a busy phone. */
function PressedAtOnce() {
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm({ names: ['offerCode', 'offerEmail'], problemsIn: () => ({}), onSubmit: () => undefined });
  useLayoutEffect(() => screen.queryByRole('button', { name: 'Have a code?' })?.click(), []);
  const ways = { onOpen: () => setIsOpen(true), onClose: () => undefined, onRemove: () => undefined };
  return <OfferBox {...{ isOpen, form, ...ways }} applied={undefined} isBusy={false} asksAddress={false} typed="" />;
}

test('the field of a code has the focus once it is there', () => {
  render(<PressedAtOnce />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }));
});
