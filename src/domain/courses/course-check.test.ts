import { expect, test } from 'vitest';
import { type CourseCheck, checkOf, isCourseChecks } from './course-check.ts';

const CHECK: CourseCheck = {
  course: 'pelvic-floor',
  name: 'Ada Example',
  register: 'HCPC PH00000',
  checkedOn: '2026-11-20',
  version: 1,
};

test('a check counts for the version that was checked, of that course', () => {
  expect(checkOf({ id: 'pelvic-floor', version: 1 }, [CHECK])).toBe(CHECK);
  expect(checkOf({ id: 'pelvic-floor', version: 2 }, [CHECK])).toBeUndefined();
  expect(checkOf({ id: 'snacks', version: 1 }, [CHECK])).toBeUndefined();
  expect(checkOf({ id: 'pelvic-floor', version: 1 }, [])).toBeUndefined();
});

test.each<[unknown, boolean]>([
  [[], true],
  [[CHECK], true],
  [undefined, false],
  [{}, false],
  [[null], false],
  [[{ ...CHECK, name: 1 }], false],
  [[{ ...CHECK, checkedOn: 'lately' }], false],
  [[{ ...CHECK, version: 1.5 }], false],
])('%j is understood: %s', (value, isUnderstood) => {
  expect(isCourseChecks(value)).toBe(isUnderstood);
});
