import { isCourseOn, useCourseMarks } from '#client/parts/courses/use-course-marks.ts';
import { coursePath } from '#client/parts/site/screen-paths.ts';
import { Card } from '#client/ui/card.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import type { CourseSummary } from '#programme/courses/course.ts';
import { COURSE_SUMMARIES } from '#programme/courses/course-summaries.ts';
import styles from './courses-card.module.css';

/** What stands beside the four weeks. */
export function CoursesCard() {
  const marks = useCourseMarks();
  const isOn = (course: CourseSummary) => isCourseOn(course, marks);
  const off = COURSE_SUMMARIES.filter((course) => !isOn(course));
  return (
    <section className={styles.courses} aria-labelledby="courses-title">
      <h2 id="courses-title">Beside the programme</h2>
      <CourseRows courses={COURSE_SUMMARIES.filter(isOn)} />
      {off.length > 0 && (
        <>
          <h3 className={styles.off}>Not yet checked by a clinician</h3>
          <CourseRows courses={off} />
        </>
      )}
    </section>
  );
}

function CourseRows({ courses }: { courses: readonly CourseSummary[] }) {
  return (
    <Card className={styles.card}>
      <Rows>
        {courses.map(({ id, title, lead }) => (
          <ListRow key={id} href={coursePath(id)} title={title} detail={lead} />
        ))}
      </Rows>
    </Card>
  );
}
