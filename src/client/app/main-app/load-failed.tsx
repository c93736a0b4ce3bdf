import { CloudAlert, CloudOff } from 'lucide-react';
import { useOnline } from '#client/browser/connection.ts';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { StartCard } from '#client/features/home/today-card.tsx';
import { isServerProblem } from '#client/member/offline-answers.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { workoutPlayerPath } from '#client/parts/site/screen-paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { WEEKS } from '#domain/plan/block.ts';
import { clipOfMove } from '#programme/clips/clip-name.ts';
import { WEEK_NAMES } from '#programme/workouts/week-names.ts';
import { summariesOfWeek, summaryAt } from '#programme/workouts/workout-summaries.ts';
import styles from './load-failed.module.css';

interface LoadFailedProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** In place of the numbers when they could not be read. They are read again by themselves when the device is back online. */
export function LoadFailed({ error, retrying, onRetry }: LoadFailedProps) {
  const isOnline = useOnline();
  const Icon = isServerProblem(error) ? CloudAlert : CloudOff;
  return (
    <div className={styles.without}>
      <div className={styles.lead}>
        <Notice tone="sky" role="alert" icon={<Icon size={22} aria-hidden="true" />} className={styles.problem}>
          <div className={styles.said}>
            <h2>We couldn’t load your progress</h2>
            <p>{reasonText(error, isOnline)}</p>
          </div>
          <TryAgain {...{ retrying, onRetry }} />
        </Notice>
        <AnyDay />
      </div>
      <ProgrammeOnDevice />
    </div>
  );
}

/** Above progress as it was last seen, while the server is in trouble. */
export function ServerProblem({ retrying, onRetry }: Omit<LoadFailedProps, 'error'>) {
  return (
    <Notice tone="sun" role="status" icon={<CloudAlert size={22} aria-hidden="true" />} className={styles.problem}>
      <p>
        <b>Our server is having trouble. Your connection is fine.</b> This is your progress from last time. Every
        workout is on this device, and we’ll save what you do.
      </p>
      <TryAgain {...{ retrying, onRetry }} />
    </Notice>
  );
}

function TryAgain({ retrying, onRetry }: Omit<LoadFailedProps, 'error'>) {
  return (
    <Button variant="outline" size="small" busy={retrying} onClick={onRetry}>
      Try again
    </Button>
  );
}

function reasonText(error: unknown, isOnline: boolean): string {
  if (isServerProblem(error)) return 'Our server is having trouble. Your connection is fine, and nothing’s lost.';
  if (error instanceof ApiError) return `${answerText(error)} Nothing’s lost. Try again in a moment.`;
  return isOnline
    ? 'We can’t reach our server. Nothing’s lost.'
    : 'You’re offline. Nothing’s lost. Check your connection and try again.';
}

function answerText({ status, serverMessage }: ApiError): string {
  if (status === 403) return 'We couldn’t confirm your access.';
  return (status === 429 && serverMessage) || 'Our server answered, but without your progress.';
}

/** Where nothing is known of the member's progress, the first workout: it suits any week. */
function AnyDay() {
  const workout = summaryAt('a', 1, useProgrammeWords());
  return <StartCard workout={workout} chip={`Week ${workout.week} ${workout.letter}, good any day`} />;
}

/**
 * The workouts themselves, where nothing is known of the member's progress: they are on the device and can be begun.
 */
function ProgrammeOnDevice() {
  const words = useProgrammeWords();
  return (
    <Card className={styles.programme} aria-labelledby="on-device-title">
      <h2 id="on-device-title">Every workout is on this device</h2>
      <p>Start any of them now. It’s kept here, and counts as soon as we can sync it.</p>
      {WEEKS.map((week) => (
        <section key={week} aria-labelledby={`on-device-${week}`}>
          <h3 id={`on-device-${week}`}>
            Week {week}: {WEEK_NAMES[week].name}
          </h3>
          <Rows>
            {summariesOfWeek('a', week, words).map(({ id, letter, shortTitle, durationMinutes, heroMove }) => (
              <ListRow
                key={id}
                href={workoutPlayerPath(id)}
                lead={
                  <span className={styles.thumb}>
                    <CoachPicture name={clipOfMove(heroMove, 'standard', words)} decorative />
                  </span>
                }
                title={shortTitle}
                detail={`${letter}, ${durationMinutes} min`}
              />
            ))}
          </Rows>
        </section>
      ))}
    </Card>
  );
}
