import { COURSE_IDS, type Course, type CourseId, type CourseSession } from './course.ts';
import { EARLY_WEEKS } from './early-weeks.ts';
import { PELVIC_FLOOR } from './pelvic-floor.ts';
import { SNACKS } from './snacks.ts';
import { TUMMY_CHECK } from './tummy-check.ts';
import { WAY_BACK } from './way-back.ts';

const BY_ID: Readonly<Record<CourseId, Course>> = {
  'early-weeks': EARLY_WEEKS,
  snacks: SNACKS,
  'pelvic-floor': PELVIC_FLOOR,
  'tummy-check': TUMMY_CHECK,
  'way-back': WAY_BACK,
};

/** Every course, in the order of the screen. */
export const COURSES: readonly Course[] = COURSE_IDS.map((id) => BY_ID[id]);

/** The course of an id; undefined when there is none. */
export const findCourse = (id: string): Course | undefined => COURSES.find((course) => course.id === id);

/** A session with its course. */
export interface SessionOfCourse<Session extends CourseSession = CourseSession> {
  readonly course: Course;
  readonly session: Session;
}

/** The key of a session among those of all courses, "snacks/desk". */
export const courseSessionKey = ({ course, session }: SessionOfCourse): string => `${course.id}/${session.id}`;

/** The session of a key, with its course; undefined when there is none. */
export function findCourseSession(key: string): SessionOfCourse | undefined {
  const [courseId = '', sessionId] = key.split('/');
  const course = findCourse(courseId);
  const session = course?.sessions.find(({ id }) => id === sessionId);
  return course && session && { course, session };
}
