import { COURSE_IDS, type CourseId, type CourseSummary, type PartToCheck } from './course.ts';

const WITHOUT_ID: Readonly<Record<CourseId, Omit<CourseSummary, 'id'>>> = {
  'early-weeks': {
    version: 2,
    isMedical: true,
    title: 'Early weeks',
    lead: '5 to 8 minutes a day, in bed or on the floor, whenever you can.',
  },
  'way-back': {
    version: 3,
    isMedical: true,
    title: 'Back to jogging',
    lead: '3 weeks, from first bounces to a first jog.',
  },
  snacks: {
    version: 3,
    isMedical: false,
    title: 'Snacks',
    lead: '4 to 8 minutes, for the days in between.',
  },
  'pelvic-floor': {
    version: 3,
    isMedical: true,
    title: 'Pelvic floor, 3 minutes a day',
    lead: 'Squeeze, and let go. Letting go is half of it.',
  },
  'tummy-check': {
    version: 4,
    isMedical: true,
    title: 'Check your tummy muscles',
    lead: 'They move apart in pregnancy to make room. In most mums they come closer on their own.',
  },
};

/** The summary of a course, as a list shows it. */
export const courseSummary = (id: CourseId): CourseSummary => ({ id, ...WITHOUT_ID[id] });

/** The summaries of all courses, in the order of the screen. */
export const COURSE_SUMMARIES: readonly CourseSummary[] = COURSE_IDS.map(courseSummary);

/** The session of the snacks that is off until a clinician has checked it. */
export const BABY_IN_ARMS: PartToCheck = { id: 'baby-in-arms', version: 2 };

/** Every part of a course that a clinician puts a name to, each in one version. */
export const PARTS_TO_CHECK: readonly PartToCheck[] = [
  ...COURSE_SUMMARIES.filter(({ isMedical }) => isMedical),
  BABY_IN_ARMS,
];
