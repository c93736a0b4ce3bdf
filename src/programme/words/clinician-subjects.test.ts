import { expect, test } from 'vitest';
import { CLINICIAN_SUBJECTS } from './clinician-subjects.ts';

test('a clinician signs the safety questions, each medical course and the marked session, by their names', () => {
  expect(CLINICIAN_SUBJECTS.map(({ subject, name }) => [subject, name])).toEqual([
    ['safety-rules', 'Safety questions and rules'],
    ['course-early-weeks', 'Early weeks'],
    ['course-pelvic-floor', 'Pelvic floor, 3 minutes a day'],
    ['course-tummy-check', 'Check your tummy muscles'],
    ['course-way-back', 'Back to jogging'],
    ['course-baby-in-arms', 'With your baby in your arms'],
  ]);
});
