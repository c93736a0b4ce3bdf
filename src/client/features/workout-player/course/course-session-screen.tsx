import { useEffect } from 'react';
import { appName } from '#client/browser/app-name.ts';
import { useViewChange } from '#client/browser/view-change.ts';
import { useSavedSnapshots } from '#client/features/workout-player/guided/saved-snapshots.ts';
import { useFreshWords } from '#client/member/fresh-words.ts';
import { deleteSnapshot, snapshotsOf } from '#client/member/session-snapshots.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { noteCourseDone } from '#client/parts/courses/course-days.ts';
import { countsAs, type SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { isMoveSession, isRingSession, type MoveSession } from '#programme/courses/course.ts';
import { courseSessionKey, type SessionOfCourse } from '#programme/courses/courses.ts';
import styles from '../player.module.css';
import { CoursePlayer } from './course-player.tsx';
import { RingScreen } from './ring-screen.tsx';

/** The player of a session of a course. */
export function CourseSessionScreen({ found }: { found: SessionOfCourse }) {
  const user = useSignIn()?.user;
  const { course, session } = found;
  const key = courseSessionKey(found);
  if (!user) return null;
  return (
    <>
      <title>{`${session.title} - ${appName()}`}</title>
      {isRingSession(session) && <RingScreen key={key} {...{ course, session }} />}
      {isMoveSession(session) && (
        <SessionOfMember key={`${user.id}/${key}`} userId={user.id} found={{ course, session }} />
      )}
    </>
  );
}

function SessionOfMember({ userId, found }: { userId: string; found: SessionOfCourse<MoveSession> }) {
  useFreshWords(() => snapshotsOf(userId));
  const { saved, lookAgain } = useSavedSnapshots(userId, courseSessionKey(found));
  useCountEnded(userId, saved?.snapshots);
  // The heading that the new page would focus is not there before.
  useViewChange(saved ? 'player' : 'wait');
  if (!saved) return <main className={styles.player} />;
  const snapshots = saved.snapshots.filter((snapshot) => !isEnded(snapshot));
  return <CoursePlayer key={saved.look} {...{ userId, found, snapshots, lookAgain }} />;
}

const isEnded = (snapshot: SessionSnapshot): boolean => countsAs(snapshot) === 'workout';

/** What was played to its end in a page that closed at that moment. */
function useCountEnded(userId: string, snapshots: readonly SessionSnapshot[] | undefined): void {
  useEffect(() => {
    for (const { course, savedAt, sessionId } of snapshots?.filter(isEnded) ?? []) {
      if (course) noteCourseDone(course, savedAt);
      void deleteSnapshot(userId, sessionId);
    }
  }, [userId, snapshots]);
}
