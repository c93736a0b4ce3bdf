import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refuseStorage } from '#client/browser/refused-storage.fixture.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import { impactRecord, safetySettings } from '#client/parts/stored/browser-storage.ts';
import { CAREFUL_FLAGS, SAFETY_VERSION } from '#domain/body/safety-flags.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { ImpactCheckScreen } from './impact-check-screen.tsx';

const answer = (question: RegExp, name: string) =>
  userEvent.click(
    screen
      .getAllByRole('radio', { name })
      .find((radio) => question.test(radio.parentElement?.ariaLabel ?? '')) as Element,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

test('a birth less than 12 weeks ago takes a result away, and no check begins', async () => {
  impactRecord.write({ check: { on: addDays(today(), -3), clear: 2 } });
  render(<ImpactCheckScreen />);
  expect(screen.getByText(/You did 2 of 8 on another day/)).toBeTruthy();
  await answer(/12 weeks/, 'No');
  await heading('Not yet');
  expect(screen.queryByRole('button', { name: 'Start the jump check' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(impactRecord.read()).toEqual({});
});

test('the next task begins at its heading', async () => {
  impactRecord.write({ check: { on: today(), clear: 2, done: true } });
  render(<ImpactCheckScreen />);
  await press('All fine');
  expect(document.activeElement).toBe(await heading('Task 4 of 8'));
});

test('something felt at the moment is a symptom told: a week without a check', async () => {
  render(<ImpactCheckScreen />);
  await answer(/leaking, heaviness/, 'Yes');
  await heading('Leave it for now');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(impactRecord.read()).toEqual({ symptomOn: today() });
});

test('what cannot be finished ends it without a mark', async () => {
  impactRecord.write({ check: { on: today(), clear: 6, done: true } });
  render(<ImpactCheckScreen />);
  await press('I couldn’t finish it');
  await heading('Nearly there');
  expect(impactRecord.read()).not.toHaveProperty('symptomOn');
  await press('Start the check again');
  await heading('Task 1 of 8');
});

test('the way out of a check says that it is kept only where the browser keeps it', async () => {
  impactRecord.write({ check: { on: today(), clear: 2 } });
  refuseStorage();
  impactRecord.write({ check: { on: today(), clear: 2 } });
  render(<ImpactCheckScreen />);
  await heading('Task 3 of 8');
  expect(screen.getByRole('link', { name: 'Leave the check. Kept only while this page stays open' })).toBeTruthy();
});

test('a clear check promises no jumps that the safety answers keep locked', async () => {
  impactRecord.write({ openedOn: today() });
  safetySettings.write({ ...CAREFUL_FLAGS, block: 1, version: SAFETY_VERSION });
  render(<ImpactCheckScreen />);
  await heading('Your check is clear');
  expect(screen.queryByText('Jumps are open')).toBeNull();
});

test('after 12 weeks without a jump the check is offered, and jumps stay open', async () => {
  const flags = { ...CAREFUL_FLAGS, hold: null, startingLevel: 'standard', pelvicSafe: false, girdle: false } as const;
  safetySettings.write({ ...flags, block: 1, version: SAFETY_VERSION });
  impactRecord.write({ openedOn: addDays(today(), -84) });
  render(<ImpactCheckScreen />);
  await heading('Jumps are open');
  await press('Do the check again');
  await heading('Task 1 of 8');
  expect(impactRecord.read()).toHaveProperty('openedOn');
});
