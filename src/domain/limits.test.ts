import { expect, test } from 'vitest';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './account/account.ts';
import { MAX_NOTES_LENGTH } from './session/workout-session.ts';
import { INLINE_STEP_GOAL_MAX, MAX_STEPS_PER_DAY, STEP_GOAL_MAX } from './steps/steps.ts';
import { MAX_DAYS_AHEAD, MAX_STEP_ENTRY_AGE_DAYS } from './time/activity-day.ts';

test('the limits are those of docs/product.md', () => {
  expect([NAME_MAX_LENGTH, EMAIL_MAX_LENGTH, MAX_NOTES_LENGTH]).toEqual([80, 254, 2_000]);
  expect([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]).toEqual([6, 128]);
  expect([INLINE_STEP_GOAL_MAX, STEP_GOAL_MAX, MAX_STEPS_PER_DAY]).toEqual([50_000, 100_000, 100_000]);
  expect([MAX_DAYS_AHEAD, MAX_STEP_ENTRY_AGE_DAYS]).toEqual([1, 365]);
});
