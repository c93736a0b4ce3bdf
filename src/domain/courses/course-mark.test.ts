import { expect, test } from 'vitest';
import { type CourseMark, isCourseMarks, markOf } from './course-mark.ts';

const MARK: CourseMark = {
  course: 'pelvic-floor',
  name: 'Ada Example',
  register: 'HCPC PH00000',
  checkedOn: '2026-11-20',
  version: 1,
};

test('a mark counts for the version that was checked, of that course', () => {
  expect(markOf({ id: 'pelvic-floor', version: 1 }, [MARK])).toBe(MARK);
  expect(markOf({ id: 'pelvic-floor', version: 2 }, [MARK])).toBeUndefined();
  expect(markOf({ id: 'snacks', version: 1 }, [MARK])).toBeUndefined();
  expect(markOf({ id: 'pelvic-floor', version: 1 }, [])).toBeUndefined();
});

test.each<[unknown, boolean]>([
  [[], true],
  [[MARK], true],
  [undefined, false],
  [{}, false],
  [[null], false],
  [[{ ...MARK, name: 1 }], false],
  [[{ ...MARK, checkedOn: 'lately' }], false],
  [[{ ...MARK, version: 1.5 }], false],
])('%j is understood: %s', (value, isUnderstood) => {
  expect(isCourseMarks(value)).toBe(isUnderstood);
});
