import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SessionDial, type SessionDialProps } from './session-dial.tsx';

const shown = (props: SessionDialProps) => {
  const dial = render(<SessionDial {...props} />).container.firstElementChild;
  return [dial?.getAttribute('data-minutes'), dial?.getAttribute('data-frozen')];
};

test.each<[string, SessionDialProps, string, string | null]>([
  ['nothing lit before a minute is over', { totalMinutes: 25, activeMinutes: 0.9 }, '0/25', null],
  ['a tick for each minute', { totalMinutes: 25, activeMinutes: 7 }, '7/25', null],
  ['no more ticks lit than there are', { totalMinutes: 10, activeMinutes: 12 }, '10/10', null],
  ['all of them lit once it is over', { totalMinutes: 10, activeMinutes: 4, full: true }, '10/10', null],
  ['a tick at least', { totalMinutes: 0, activeMinutes: -1 }, '0/1', null],
  ['that it stands still', { totalMinutes: 10, activeMinutes: 4, frozen: true }, '4/10', 'true'],
])('shows %s', (_what, props, minutes, frozen) => {
  expect(shown(props)).toEqual([minutes, frozen]);
});
