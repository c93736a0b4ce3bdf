import { COURSE_IDS, type CourseId, type CourseSummary, type PartToCheck } from './course.ts';

const WITHOUT_ID: Readonly<Record<CourseId, Omit<CourseSummary, 'id'>>> = {
  'early-weeks': {
    version: 1,
    isMedical: true,
    title: 'Early weeks',
    lead: 'Five to eight minutes a day, in bed or on the floor, whenever the day has room.',
  },
  'way-back': {
    version: 2,
    isMedical: true,
    title: 'Way back to impact',
    lead: 'Three weeks from first bounces to a first jog.',
  },
  snacks: {
    version: 2,
    isMedical: false,
    title: 'Snacks',
    lead: 'Four to eight minutes for the days between workouts.',
  },
  'pelvic-floor': {
    version: 2,
    isMedical: true,
    title: 'Pelvic floor, three minutes a day',
    lead: 'Squeeze, and let go. The letting go is half of the exercise.',
  },
  'tummy-check': {
    version: 3,
    isMedical: true,
    title: 'Check your tummy muscles',
    lead: 'They move apart in pregnancy to make room. In most mothers they come closer by themselves.',
  },
};

/** The summary of a course, as a list shows it. */
export const courseSummary = (id: CourseId): CourseSummary => ({ id, ...WITHOUT_ID[id] });

/** The summaries of all courses, in the order of the screen. */
export const COURSE_SUMMARIES: readonly CourseSummary[] = COURSE_IDS.map(courseSummary);

/** The session of the snacks that is off until a clinician has checked it. */
export const BABY_IN_ARMS: PartToCheck = { id: 'baby-in-arms', version: 1 };

/** Every part of a course that a clinician puts a name to, each in one version. */
export const PARTS_TO_CHECK: readonly PartToCheck[] = [
  ...COURSE_SUMMARIES.filter(({ isMedical }) => isMedical),
  BABY_IN_ARMS,
];
