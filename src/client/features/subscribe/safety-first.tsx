import { Link } from 'wouter';
import { isCourseOn, useCourseMarks } from '#client/parts/courses/use-course-marks.ts';
import { SAFETY_PATH } from '#client/parts/site/screen-paths.ts';
import { courseSummary } from '#programme/courses/course-summaries.ts';
import { CHECKED_EXCEPTIONS } from '#programme/words/checked-exceptions.ts';
import styles from './purchase.module.css';

export function SafetyFirst() {
  const isEarlyWeeksOn = isCourseOn(courseSummary('early-weeks'), useCourseMarks());
  return (
    <p className={styles.safety}>
      Before you pay: the programme is not for pregnancy or the first six weeks after a birth, eight after a caesarean.{' '}
      {isEarlyWeeksOn && `${CHECKED_EXCEPTIONS.earlyWeeksComeAlong} `}
      <Link href={SAFETY_PATH} className="link-inline">
        Read the safety questions
      </Link>
      .
    </p>
  );
}
