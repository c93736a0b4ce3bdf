import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { today } from '#client/parts/plan/calendar-now.ts';
import { impactRecord, safetySettings } from '#client/parts/stored/browser-storage.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { agree, answerFirst, openGate, press, say, tick, workout } from './safety-gate.fixture.tsx';

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const asks = (name: RegExp) => screen.queryByRole('radiogroup', { name }) !== null;

async function tellOfBirth(weeks: string) {
  await screen.findByRole('heading', { name: 'First, your body' });
  await say(/^I’ve had a baby/);
  await userEvent.type(screen.getByLabelText('How many weeks ago?'), weeks);
}

describe('heavy bleeding', () => {
  test('is asked first, and leads to a page of its own with whom to ring', async () => {
    openGate();
    await answerFirst(/^I have one or more/, /^I’m bleeding heavily/);
    await screen.findByRole('heading', { name: 'Please get help today' });
    const calls = screen.getAllByRole('link', { name: /^Call/ }).map((link) => link.getAttribute('href'));
    expect(calls).toEqual(['tel:999', 'tel:111']);
    expect(safetySettings.read()).toMatchObject({ hold: 'bleeding', startingLevel: 'easier', pelvicSafe: true });
    await press('Change my answers');
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('I’m bleeding heavily');
    expect(screen.getByText(/^Soaking a pad in an hour or less/)).toBeTruthy();
  });
});

describe('a birth', () => {
  test('is asked about by the weeks since: the check from six weeks on, a tear within the year', async () => {
    openGate();
    await tellOfBirth('5');
    expect([asks(/check gone well/), asks(/forceps/)]).toEqual([false, true]);
    await userEvent.clear(screen.getByLabelText('How many weeks ago?'));
    await userEvent.type(screen.getByLabelText('How many weeks ago?'), '52');
    expect([asks(/check gone well/), asks(/forceps/)]).toEqual([true, false]);
  });

  test('with a tear neither said nor denied takes her back to that question', async () => {
    openGate();
    await tellOfBirth('13');
    await press('Next');
    expect(screen.getByText('Please choose one.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'No, or not that I know of' }));
  });

  test('twelve weeks ago begins at Easier, and at Standard only for whoever confirms that no sign is there', async () => {
    openGate();
    await tellOfBirth('13');
    await choose('No, or not that I know of');
    await press('Next');
    for (let question = 8; question <= 10; question += 1) await press('No');
    await agree();
    await screen.findByRole('heading', { name: 'You choose the next step' });
    expect(screen.getByText('Please ask your GP for your 6 to 8 week check.')).toBeTruthy();
    await press('Start with Standard');
    expect(safetySettings.read()?.startingLevel).toBe('easier');
    expect(screen.getByText(/^Tick this if it’s true/)).toBeTruthy();
    await tick(/^I have no leaking, no heaviness or dragging, no doming and no pain/);
    await press('Start with Standard');
    await workout();
    expect(safetySettings.read()).toMatchObject({ startingLevel: 'standard', pelvicSafe: false, hold: null });
  });
});

describe('jumps', () => {
  const OPENED = { openedOn: '2026-01-05' as CalendarDay };

  test('stay as the check left them where nothing is ticked', async () => {
    impactRecord.write(OPENED);
    openGate();
    await answerFirst();
    await screen.findByRole('heading', { name: 'You’re ready to start' });
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['Standard', 'Open']);
    expect(impactRecord.read()).toEqual(OPENED);
  });

  test('are locked until the check was clear, and it says so', async () => {
    openGate();
    await answerFirst();
    await screen.findByRole('heading', { name: 'You’re ready to start' });
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['Standard', 'Locked']);
    expect(screen.getByText(/^Jumps open once it’s 12 weeks/)).toBeTruthy();
  });

  test('close with a symptom, which the check hears of', async () => {
    impactRecord.write(OPENED);
    openGate();
    await answerFirst(/^My pelvis hurts/);
    await screen.findByRole('heading', { name: 'Kinder to your pelvis' });
    expect(impactRecord.read()).toEqual({ symptomOn: today(), closedAgain: true });
  });

  test('close in pregnancy, without a symptom being written down', async () => {
    impactRecord.write(OPENED);
    openGate();
    await answerFirst(/^I’m pregnant/);
    await screen.findByRole('heading', { name: 'This one can wait' });
    expect(impactRecord.read()).toEqual({});
  });
});
