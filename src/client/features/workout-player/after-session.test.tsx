import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { safetyNow } from '#client/components/safety-now.ts';
import { bodyRecord } from '#client/platform/body-storage.ts';
import { exerciseLevels, impactRecord, safetySettings } from '#client/platform/browser-storage.ts';
import { today } from '#client/platform/calendar-now.ts';
import { NOTHING_TOLD } from '#domain/body-care.ts';
import { CAREFUL_FLAGS, SAFETY_VERSION } from '#domain/safety-flags.ts';
import { AfterSession } from './after-session.tsx';

const FREE = {
  ...CAREFUL_FLAGS,
  startingLevel: 'standard',
  pelvicSafe: false,
  block: 1,
  version: SAFETY_VERSION,
} as const;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a sign that is told makes the next session gentler, closes jumps, and stays on the device', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  safetySettings.write(FREE);
  impactRecord.write({ openedOn: today() });
  exerciseLevels.write({ squat: 'harder' });
  render(<AfterSession offer="harder" />);
  await press('Leaked');
  await press('Tell us');
  expect(document.activeElement?.textContent).toBe('A gentler next time');
  expect(safetyNow()).toMatchObject({ startingLevel: 'easier', pelvicSafe: true });
  expect(impactRecord.read()).toMatchObject({ symptomOn: today() });
  expect(exerciseLevels.read()).toBeUndefined();
  expect(screen.queryByText(/Try Harder next time/)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('heaviness names somebody to see, and doming eases the moves for the belly alone', async () => {
  safetySettings.write(FREE);
  exerciseLevels.write({ dead_bug: 'harder', boxer: 'harder' });
  const { unmount } = render(<AfterSession offer={undefined} />);
  await press('Belly domed');
  await press('Tell us');
  expect(exerciseLevels.read()).toEqual({ boxer: 'harder' });
  expect(safetyNow()).toMatchObject({ startingLevel: 'standard', pelvicSafe: false });
  unmount();
  render(<AfterSession offer={undefined} />);
  await press('Felt heavy or dragging');
  await press('Tell us');
  expect(screen.getByRole('link', { name: 'How to find a physiotherapist' }).getAttribute('href')).toBe('/help#people');
});

test('nothing to tell changes nothing, and the offer of a level stays', async () => {
  impactRecord.write({ openedOn: today() });
  render(<AfterSession offer="harder" />);
  await press('Nothing like that');
  expect(impactRecord.read()).toEqual({ openedOn: today() });
  expect(bodyRecord.read()?.care).toEqual(NOTHING_TOLD.care);
  expect(screen.getByText(/Try Harder next time/)).toBeTruthy();
});

test('after three sessions without a sign she may step up, and only where she wants to', async () => {
  const clear = { on: today(), signs: [] };
  const care = { startsEasier: true, pelvicSafe: true, bellyEasier: false };
  bodyRecord.write({ sessions: [clear, clear], care });
  render(<AfterSession offer={undefined} />);
  await press('Nothing like that');
  await press('Yes please');
  expect(bodyRecord.read()?.care).toEqual({ ...care, startsEasier: false });
  expect(screen.queryByRole('button', { name: 'Yes please' })).toBeNull();
});

test('a short session without a sign is no step up, and one with a sign counts as any', async () => {
  const clear = { on: today(), signs: [] };
  const record = { sessions: [clear, clear], care: { ...NOTHING_TOLD.care, startsEasier: true } };
  bodyRecord.write(record);
  const { unmount } = render(<AfterSession offer={undefined} isShort />);
  await press('Nothing like that');
  expect(bodyRecord.read()).toEqual(record);
  expect(screen.queryByRole('button', { name: 'Yes please' })).toBeNull();
  unmount();
  render(<AfterSession offer={undefined} isShort />);
  await press('Felt heavy or dragging');
  await press('Tell us');
  expect(bodyRecord.read()?.sessions).toHaveLength(3);
  expect(bodyRecord.read()?.care.pelvicSafe).toBe(true);
});
