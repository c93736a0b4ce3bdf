import { KEPT_WITH_PAGE } from '#client/browser/kept-with-page.ts';
import { isLostWithPage } from '#client/browser/stored-value.ts';
import { courseDays } from '#client/parts/body/body-storage.ts';
import { Cheer } from '#client/parts/progress/cheer.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { SessionOfCourse } from '#programme/courses/courses.ts';
import { AfterSession } from '../after-session.tsx';

interface CourseDoneProps extends SessionOfCourse {
  minutes: number;
  onBack: () => void;
}

export function CourseDone({ course, session, minutes, onBack }: CourseDoneProps) {
  const noted = isLostWithPage(courseDays.key) ? KEPT_WITH_PAGE : 'The day is noted on this device';
  return (
    <Dialog
      open
      locked
      onOpenChange={() => undefined}
      title={`${session.title}, done.`}
      text={`${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. ${noted}.`}
      hero={<Cheer isFresh {...{ minutes }} />}
      foot={
        <Button variant="outline" size="large" block onClick={onBack}>
          Back to {course.title}
        </Button>
      }
    >
      <AfterSession offer={undefined} isShort />
    </Dialog>
  );
}
