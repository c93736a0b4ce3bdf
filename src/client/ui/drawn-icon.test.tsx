import { render } from '@testing-library/react';
import { CircleAlert, House, type LucideIcon } from 'lucide-react';
import * as circleAlert from 'lucide-react/icons/circle-exclamation-point';
import * as house from 'lucide-react/icons/house';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawnIcon } from './drawn-icon.ts';

type Shape = Parameters<typeof drawnIcon>[0];
const markup = (icon: ReactNode) => render(icon).container.innerHTML;

test.each<{ name: string; icon: LucideIcon; shape: object }>([
  { name: 'house', icon: House, shape: house },
  { name: 'circle-alert', icon: CircleAlert, shape: circleAlert },
])('$name is drawn as its library draws it', ({ icon: Icon, shape }) => {
  const Drawn = drawnIcon((shape as { __iconData: Shape }).__iconData);
  expect(markup(<Drawn />)).toBe(markup(<Icon />));
  expect(markup(<Drawn size={20} strokeWidth={3} className="wide" />)).toBe(
    markup(<Icon size={20} strokeWidth={3} className="wide" />),
  );
  expect(markup(<Drawn aria-label="Home" />)).toBe(markup(<Icon aria-label="Home" />));
});
