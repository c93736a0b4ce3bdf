import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { readText } from '#client/browser/stored-value.ts';
import { bodyRecord, courseChecks } from '#client/parts/body/body-storage.ts';
import { safetyNow } from '#client/parts/body/safety-now.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import { exerciseLevels, impactRecord, safetySettings } from '#client/parts/stored/browser-storage.ts';
import { NOTHING_TOLD } from '#domain/body/body-care.ts';
import { CAREFUL_FLAGS, SAFETY_VERSION } from '#domain/body/safety-flags.ts';
import type { CourseCheck } from '#domain/courses/course-check.ts';
import { AFTER_SESSION_TABLE, OFFER_WORDS, SIGN_WORDS } from '#programme/body/after-session.ts';
import { COURSE_SUMMARIES, PARTS_TO_CHECK } from '#programme/courses/course-summaries.ts';
import { AfterSession, BodySheet } from './after-session.tsx';

const FREE = {
  ...CAREFUL_FLAGS,
  startingLevel: 'standard',
  pelvicSafe: false,
  block: 1,
  version: SAFETY_VERSION,
} as const;
const CHECK = { name: 'Ada Example', register: 'HCPC PH00000', checkedOn: '2026-11-20' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a sign that is told makes the next session gentler, closes jumps, and stays on the device', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  safetySettings.write(FREE);
  impactRecord.write({ openedOn: today() });
  exerciseLevels.write({ squat: 'harder' });
  render(<AfterSession offer="harder" />);
  const asked = fetched.mock.calls.length;
  await press('Not quite');
  await press('Leaked');
  await press('Save');
  expect(document.activeElement?.textContent).toBe('Gentler next time');
  expect(safetyNow()).toMatchObject({ startingLevel: 'easier', pelvicSafe: true });
  expect(impactRecord.read()).toMatchObject({ symptomOn: today() });
  expect(readText(exerciseLevels.key)).toBeUndefined();
  expect(screen.queryByText(/Try Harder next time/)).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(asked);
});

test('heaviness names somebody to see, and doming eases the moves for the belly alone', async () => {
  safetySettings.write(FREE);
  exerciseLevels.write({ dead_bug: 'harder', boxer: 'harder' });
  const { unmount } = render(<AfterSession offer={undefined} />);
  await press('Not quite');
  await press('Belly domed');
  await press('Save');
  expect(exerciseLevels.read()).toEqual({ boxer: 'harder' });
  expect(safetyNow()).toMatchObject({ startingLevel: 'standard', pelvicSafe: false });
  unmount();
  render(<AfterSession offer={undefined} />);
  await press('Not quite');
  await press('Felt heavy or dragging');
  await press('Save');
  expect(screen.getByRole('link', { name: 'How to find a physiotherapist' }).getAttribute('href')).toBe('/help#people');
});

describe.each(AFTER_SESSION_TABLE)('$signs, told before: $repeated', ({ signs, repeated, offer, seeSomebody }) => {
  const tell = async (checks: readonly CourseCheck[]) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    courseChecks.write(checks);
    const before = repeated ? (signs.length > 0 ? signs : (['pain'] as const)) : [];
    bodyRecord.write({ ...NOTHING_TOLD, sessions: [{ on: today(), signs: before }] });
    render(<AfterSession offer={undefined} />);
    if (signs.length > 0) await press('Not quite');
    for (const sign of signs) await press(SIGN_WORDS[sign]);
    await press(signs.length > 0 ? 'Save' : 'All good');
  };
  const offered = () => COURSE_SUMMARIES.filter(({ title }) => screen.queryByRole('link', { name: title }));

  test('leads to the course of its row', async () => {
    await tell(PARTS_TO_CHECK.map(({ id, version }) => ({ ...CHECK, course: id, version })));
    expect(offered().map(({ id }) => id)).toEqual(offer ? [offer] : []);
    expect(screen.queryByText(seeSomebody ?? /physiotherapist/) !== null).toBe(seeSomebody !== undefined);
  });

  test('says only whom to see while that course is not checked', async () => {
    await tell([]);
    expect(offered()).toEqual([]);
    const isNamed = screen.queryByRole('link', { name: 'How to find a physiotherapist' }) !== null;
    expect(isNamed).toBe(seeSomebody !== undefined || offer !== undefined);
    if (!seeSomebody && offer) expect(screen.getByText(OFFER_WORDS[offer].whileOff)).toBeTruthy();
  });
});

test('nothing to tell changes nothing, and the offer of a level stays', async () => {
  impactRecord.write({ openedOn: today() });
  render(<AfterSession offer="harder" />);
  await press('All good');
  expect(impactRecord.read()).toEqual({ openedOn: today() });
  expect(bodyRecord.read().care).toEqual(NOTHING_TOLD.care);
  expect(screen.getByText(/Try Harder next time/)).toBeTruthy();
});

test('after three sessions without a sign she may step up, and only where she wants to', async () => {
  const clear = { on: today(), signs: [] };
  const care = { startsEasier: true, pelvicSafe: true, bellyEasier: false };
  bodyRecord.write({ sessions: [clear, clear], care });
  render(<AfterSession offer={undefined} />);
  await press('All good');
  await press('Yes please');
  expect(bodyRecord.read().care).toEqual({ ...care, startsEasier: false });
  expect(screen.queryByRole('button', { name: 'Yes please' })).toBeNull();
});

test('a short session without a sign is no step up, and one with a sign counts as any', async () => {
  const clear = { on: today(), signs: [] };
  const record = { sessions: [clear, clear], care: { ...NOTHING_TOLD.care, startsEasier: true } };
  bodyRecord.write(record);
  const { unmount } = render(<AfterSession offer={undefined} isShort />);
  await press('All good');
  expect(bodyRecord.read()).toEqual(record);
  expect(screen.queryByRole('button', { name: 'Yes please' })).toBeNull();
  unmount();
  render(<AfterSession offer={undefined} isShort />);
  await press('Not quite');
  await press('Felt heavy or dragging');
  await press('Save');
  expect(bodyRecord.read().sessions).toHaveLength(3);
  expect(bodyRecord.read().care.pelvicSafe).toBe(true);
});

describe('on a screen of its own', () => {
  test('“All good” is one tap where nothing follows, and closing it tells nothing', async () => {
    const onDone = vi.fn();
    render(<BodySheet offer={undefined} onDone={onDone} />);
    await press('Close');
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(bodyRecord.read().sessions).toEqual([]);
    await press('All good');
    expect(onDone).toHaveBeenCalledTimes(2);
    expect(bodyRecord.read().sessions).toHaveLength(1);
  });

  test('what follows an answer stands until it is done, and no level is offered before', async () => {
    const onDone = vi.fn();
    render(<BodySheet offer="harder" onDone={onDone} />);
    expect(screen.queryByText(/Try Harder next time/)).toBeNull();
    await press('All good');
    expect(screen.getByText(/Try Harder next time/)).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
    await press('Done');
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
