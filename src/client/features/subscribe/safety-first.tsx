import { Link } from 'wouter';
import { isCourseOn, useCourseChecks } from '#client/parts/courses/use-course-checks.ts';
import { SAFETY_PATH } from '#client/parts/site/screen-paths.ts';
import { courseSummary } from '#programme/courses/course-summaries.ts';
import { CHECKED_EXCEPTIONS } from '#programme/words/checked-exceptions.ts';
import styles from './safety-first.module.css';

/** Above what is pressed to pay. */
export function SafetyFirst() {
  const isEarlyWeeksOn = isCourseOn(courseSummary('early-weeks'), useCourseChecks());
  return (
    <p className={styles.safety}>
      Before you pay: this isn’t for pregnancy, or the first 6 weeks after a birth. After a caesarean it’s 8.{' '}
      {isEarlyWeeksOn && `${CHECKED_EXCEPTIONS.earlyWeeksComeAlong} `}
      <Link href={SAFETY_PATH} className="link-inline">
        Read the safety questions
      </Link>
      .
    </p>
  );
}
