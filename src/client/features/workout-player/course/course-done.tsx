import { Cheer } from '#client/components/cheer.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { SessionOfCourse } from '#programme/courses/courses.ts';
import { AfterSession } from '../after-session.tsx';

interface CourseDoneProps extends SessionOfCourse {
  minutes: number;
  onBack: () => void;
}

export function CourseDone({ course, session, minutes, onBack }: CourseDoneProps) {
  return (
    <Dialog
      open
      locked
      onOpenChange={() => undefined}
      title={`${session.title}, done.`}
      text={`${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. The day is noted on this device.`}
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
