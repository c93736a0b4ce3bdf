import { SAFETY_RULES_VERSION } from '#domain/body/safety-flags.ts';
import { COURSE_SUMMARIES, PARTS_TO_CHECK } from '../courses/course-summaries.ts';

/** The subject of a check on the safety questions and the rules behind them. */
export const SAFETY_RULES_SUBJECT = 'safety-rules';

/** The subject of a check on a medical course. */
export const courseSubject = (course: string): string => `course-${course}`;

/** The subjects that a clinician puts a name to, each in its shipped version: a change takes the check away. */
export const CLINICIAN_SUBJECTS: readonly { subject: string; name: string; version: number }[] = [
  { subject: SAFETY_RULES_SUBJECT, name: 'Safety questions and rules', version: SAFETY_RULES_VERSION },
  ...PARTS_TO_CHECK.map(({ id, version }) => ({ subject: courseSubject(id), name: nameOf(id), version })),
];

function nameOf(part: string): string {
  return COURSE_SUMMARIES.find(({ id }) => id === part)?.title ?? 'With your baby in your arms';
}
