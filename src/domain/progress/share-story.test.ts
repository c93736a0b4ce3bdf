import { describe, expect, test } from 'vitest';
import { storyFileName, storyWords, type Win } from './share-story.ts';

const WIN: Win = {
  title: 'Week 2B – Glute Burner',
  shortTitle: 'Glute Burner',
  week: 2,
  letter: 'B',
  minutes: 25,
  workoutNumber: 5,
  streakDays: 7,
};

describe('storyWords', () => {
  test('her name, how long and how often she was needed, the workout, its number and the streak', () => {
    expect(storyWords({ ...WIN, needed: 2 }, 'Maya')).toEqual({
      headline: 'Maya did it.',
      told: '25 minutes. Needed twice. Still done.',
      title: 'Glute Burner',
      code: 'Week 2, workout B',
      figures: [
        { value: '7', name: 'day streak' },
        { value: '5', name: 'workouts' },
      ],
      alt: 'A picture that says: Maya did it. 25 minutes. Needed twice. Still done. Workout 5 done, Glute Burner, 7 day streak.',
      caption: 'Workout 5 done. 25 minutes at home.',
    });
  });

  test.each([
    [undefined, '25 minutes. Done.'],
    [0, '25 minutes. Done.'],
    [1, '25 minutes. Needed once. Still done.'],
    [2, '25 minutes. Needed twice. Still done.'],
    [3, '25 minutes. Needed 3 times. Still done.'],
  ])('needed %s times', (needed, told) => {
    expect(storyWords({ ...WIN, needed }).told).toBe(told);
  });

  test('the first day of a streak is called that, and the first workout stands alone', () => {
    expect(storyWords({ ...WIN, streakDays: 1, workoutNumber: 1 }).figures).toEqual([
      { value: 'Day 1', name: 'of a streak' },
      { value: '1', name: 'workout' },
    ]);
  });

  test('without a streak its figure is left out', () => {
    const words = storyWords({ ...WIN, streakDays: 0 });
    expect(words.figures.map(({ name }) => name)).toEqual(['workouts']);
    expect(words.alt).toContain('Workout 5 done, Glute Burner.');
  });

  test('what is not known is not said', () => {
    const { title, shortTitle, week, letter } = WIN;
    const words = storyWords({ title, shortTitle, week, letter, minutes: 1 });
    expect(words.headline).toBe('Workout done.');
    expect(words.told).toBe('1 minute. Done.');
    expect(words.figures).toEqual([]);
    expect(words.caption).toBe('Workout done. 1 minute at home.');
  });
});

describe('storyFileName', () => {
  const AT = Date.UTC(2026, 10, 21, 8, 5, 9);

  test.each([
    ['Week 2B – Glute Burner', 0, 'fit-in-30-week-2b-glute-burner-20261121-080509.png'],
    ['Week 1A – Strength & Core Foundation', 60, 'fit-in-30-week-1a-strength-core-foundation-20261121-090509.png'],
    ['Été – Über & façade', 0, 'fit-in-30-ete-uber-facade-20261121-080509.png'],
    ['Late', 14 * 60, 'fit-in-30-late-20261121-220509.png'],
    ['Early', -12 * 60, 'fit-in-30-early-20261120-200509.png'],
    ['…', 0, 'fit-in-30-workout-20261121-080509.png'],
  ])('%s at %i minutes east of UTC', (title, offset, expected) => {
    expect(storyFileName(title, AT, offset)).toBe(expected);
  });
});
