import { describe, expect, test } from 'vitest';
import {
  earnedPassMessage,
  endedStreakMessage,
  flamesOf,
  restPassesText,
  streakHint,
  streakMessage,
} from './streak-message.ts';

describe('the streak in words', () => {
  test.each([
    {
      days: 0,
      flames: 0,
      message: 'Today’s a good day to start. So is tomorrow.',
    },
    { days: 1, flames: 1, message: 'Day one, done.' },
    { days: 2, flames: 1, message: 'You’re on a roll.' },
    { days: 6, flames: 1, message: 'You’re on a roll.' },
    { days: 7, flames: 2, message: 'A whole week and counting.' },
    { days: 13, flames: 2, message: 'A whole week and counting.' },
    { days: 14, flames: 3, message: 'This is how you live now.' },
    { days: 29, flames: 3, message: 'This is how you live now.' },
    { days: 30, flames: 4, message: 'A month and more, all yours.' },
    { days: 400, flames: 4, message: 'A month and more, all yours.' },
  ])('$days days: $flames flames and “$message”', ({ days, flames, message }) => {
    expect(flamesOf(days)).toBe(flames);
    expect(streakMessage(days)).toBe(message);
  });

  test('the hint says what extends the streak, or what did so today', () => {
    expect(streakHint(false, false)).toBe('Complete a workout OR reach your step goal to extend your streak');
    expect(streakHint(true, true)).toBe('Workout completed today! Streak extended!');
    expect(streakHint(false, true)).toBe('Step goal reached. Today counts.');
  });

  test.each([
    { current: 0, longest: 3, message: 'Your 3 days still count.' },
    { current: 0, longest: 2, message: undefined },
    { current: 1, longest: 9, message: undefined },
  ])('now $current, longest $longest: $message', ({ current, longest, message }) => {
    const streak = { todayActive: false, passesHeld: 0, passDays: [], endDays: [] };
    expect(endedStreakMessage({ ...streak, currentStreak: current, longestStreak: longest })).toBe(message);
  });
});

describe('rest passes in words', () => {
  test.each([
    { held: 0, text: 'No rest passes yet' },
    { held: 1, text: '1 rest pass' },
    { held: 2, text: '2 rest passes' },
  ])('$held: $text', ({ held, text }) => expect(restPassesText(held)).toBe(text));

  const EARNED = 'You’ve earned a rest pass. It’ll wait till you need it.';
  const FULL = 'You have 2 rest passes. That’s the most you can keep.';

  test.each([
    { name: 'the fifth active day', active: true, held: 1, days: 5, message: EARNED },
    { name: 'the tenth', active: true, held: 2, days: 10, message: FULL },
    { name: 'the sixth', active: true, held: 1, days: 6, message: undefined },
    { name: 'the day after the fifth, still open', active: false, held: 1, days: 5, message: undefined },
    { name: 'the fifth with rest passes off', active: true, held: 0, days: 5, message: undefined },
  ])('$name: $message', ({ active, held, days, message }) => {
    const streak = { currentStreak: 5, longestStreak: 5, todayActive: active, passesHeld: held };
    expect(earnedPassMessage({ ...streak, passDays: [], endDays: [] }, days)).toBe(message);
  });
});
