import { COURSE_IDS, type CourseId, type CourseSummary } from './course.ts';

const WITHOUT_ID: Readonly<Record<CourseId, Omit<CourseSummary, 'id'>>> = {
  snacks: {
    version: 1,
    isMedical: false,
    title: 'Snacks',
    lead: 'Four to eight minutes for the days between workouts.',
  },
  'pelvic-floor': {
    version: 1,
    isMedical: true,
    title: 'Pelvic floor, three minutes a day',
    lead: 'Squeeze, and let go. The letting go is half of the exercise.',
  },
  'tummy-check': {
    version: 1,
    isMedical: true,
    title: 'Check your tummy muscles',
    lead: 'They move apart in pregnancy to make room. In most mothers they come closer by themselves.',
  },
};

/** What a list shows of that course. */
export const courseSummary = (id: CourseId): CourseSummary => ({ id, ...WITHOUT_ID[id] });

/** The courses that a clinician has to put her name to before they are on. */
export const MEDICAL_COURSES: readonly CourseId[] = COURSE_IDS.filter((id) => WITHOUT_ID[id].isMedical);

/** What a list shows of every course, in the order of the screen. */
export const COURSE_SUMMARIES: readonly CourseSummary[] = COURSE_IDS.map(courseSummary);
