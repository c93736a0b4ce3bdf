import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { moodHistory } from '#client/parts/stored/browser-storage.ts';
import { moodEntry } from '#domain/mood/mood.ts';
import { FIXTURE_TODAY } from '#tests/fixtures/member-fixtures.ts';
import { MoodCheckIn } from './mood-check-in.tsx';

describe('MoodCheckIn', () => {
  test('asks once a day, and then offers to change the answer', async () => {
    render(<MoodCheckIn today={FIXTURE_TODAY} />);
    expect(screen.getByRole('heading', { name: 'How are you feeling today?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Tired' }));
    expect(screen.getByText('Change your mood:')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Tired' }).getAttribute('aria-checked')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Tired' }));
  });

  test('a new choice replaces the day’s earlier one and leaves other days alone', async () => {
    const yesterday = { ...moodEntry(FIXTURE_TODAY, 'peaceful'), date: '2026-11-20' as typeof FIXTURE_TODAY };
    moodHistory.write([yesterday]);
    render(<MoodCheckIn today={FIXTURE_TODAY} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Stressed' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Energised' }));
    expect(moodHistory.read()).toEqual([yesterday, { date: FIXTURE_TODAY, mood: 'energised', emoji: '⚡' }]);
  });

  test('arrow keys choose, from the chosen one on', async () => {
    render(<MoodCheckIn today={FIXTURE_TODAY} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(moodHistory.read()).toEqual([moodEntry(FIXTURE_TODAY, 'tired')]);
  });

  test('the encouraging message stays for four seconds', () => {
    vi.useFakeTimers();
    render(<MoodCheckIn today={FIXTURE_TODAY} />);
    act(() => screen.getByRole('radio', { name: 'Peaceful' }).click());
    expect(screen.getByRole('status').textContent).toBe('Lovely. Take that with you.');
    act(() => vi.advanceTimersByTime(3999));
    expect(screen.getByRole('status').textContent).not.toBe('');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('asks nothing else of somebody who is on her way to a workout', async () => {
    render(<MoodCheckIn today={FIXTURE_TODAY} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Peaceful' }));
    expect(screen.queryByText('Save your mood with each workout?')).toBeNull();
  });

  test('a mood that nobody knows counts as none', () => {
    moodHistory.write([{ ...moodEntry(FIXTURE_TODAY, 'tired'), mood: 'cheerful' as 'tired' }]);
    render(<MoodCheckIn today={FIXTURE_TODAY} />);
    expect(screen.getByRole('heading', { name: 'How are you feeling today?' })).toBeTruthy();
  });
});
