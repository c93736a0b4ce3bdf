import { describe, expect, test, vi } from 'vitest';
import { stepGoal, subscriptionStatus } from '#client/parts/account/first-page-storage.ts';
import { exerciseLevels, moodHistory, startLevel, workoutIntroViewed } from './browser-storage.ts';

describe('stored values', () => {
  test('come back as they were written, as plain text that can be read', () => {
    stepGoal.write(7_500);
    workoutIntroViewed.write(true);
    expect([localStorage.getItem('stepGoal'), localStorage.getItem('workoutIntroViewed')]).toEqual(['7500', 'true']);
    expect([stepGoal.read(), workoutIntroViewed.read()]).toEqual([7_500, true]);
  });

  test.each([
    { key: 'stepGoal', text: '5e3', read: stepGoal.read, absent: undefined },
    { key: 'stepGoal', text: '-1', read: stepGoal.read, absent: undefined },
    { key: 'subscriptionStatus', text: 'gold', read: subscriptionStatus.read, absent: 'inactive' },
    { key: 'moodHistory', text: '{"date":"2026-11-21"}', read: moodHistory.read, absent: [] },
    { key: 'moodHistory', text: '[1', read: moodHistory.read, absent: [] },
    { key: 'exerciseLevels', text: '{"Squat":3}', read: exerciseLevels.read, absent: {} },
    { key: 'startLevel', text: '{"level":"easier"}', read: startLevel.read, absent: undefined },
    { key: 'startLevel', text: '{"level":"hardest","answeredAt":1}', read: startLevel.read, absent: undefined },
    { key: 'startLevel', text: '"easier"', read: startLevel.read, absent: undefined },
  ])('$key with $text in it counts as absent', ({ key, text, read, absent }) => {
    localStorage.setItem(key, text);
    expect(read()).toEqual(absent);
  });

  test.each([{ level: 'easier', answeredAt: 1 } as const, { answeredAt: 1 }])('a start level is read: %o', (level) => {
    startLevel.write(level);
    expect(startLevel.read()).toEqual(level);
  });

  test('where the browser blocks storage they last until the tab closes', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    stepGoal.write(6_000);
    expect(stepGoal.read()).toBe(6_000);
    stepGoal.clear();
    expect(stepGoal.read()).toBeUndefined();
  });
});
