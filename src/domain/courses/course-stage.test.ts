import { expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import type { CourseDay } from './course-days.ts';
import { DAYS_AT_A_STAGE, nextCourseStage } from './course-stage.ts';

const STAGES = ['one', 'two', 'three'];
const daysOf = (sessions: readonly string[], count: number, from = 0): CourseDay[] =>
  Array.from({ length: count }, (_, day) => ({ on: addDays('2026-11-01' as CalendarDay, from + day), sessions }));

test.each([
  ['nothing yet', [], undefined],
  ['a day short', daysOf(['one'], DAYS_AT_A_STAGE - 1), undefined],
  ['two weeks', daysOf(['one'], DAYS_AT_A_STAGE), 'two'],
  ['two weeks with the letting go', daysOf(['one', 'letting-go'], DAYS_AT_A_STAGE), 'two'],
  ['only the letting go', daysOf(['letting-go'], 30), undefined],
  ['the next is known', [...daysOf(['two'], 1), ...daysOf(['one'], DAYS_AT_A_STAGE, 1)], undefined],
  ['new at the next', [...daysOf(['one'], DAYS_AT_A_STAGE), ...daysOf(['two'], 1, 20)], undefined],
  ['two weeks at the second', [...daysOf(['one'], DAYS_AT_A_STAGE), ...daysOf(['two'], DAYS_AT_A_STAGE, 20)], 'three'],
  ['the last stage', daysOf(['three'], 40), undefined],
])('%s', (_what, days, offered) => {
  expect(nextCourseStage(days, STAGES)).toBe(offered);
});
