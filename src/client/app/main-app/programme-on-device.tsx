import { useProgrammeWords } from '#client/member/programme-words.ts';
import { workoutPlayerPath } from '#client/parts/site/screen-paths.ts';
import { Card } from '#client/ui/card.tsx';
import { ListRow, RowKey, Rows } from '#client/ui/list-row.tsx';
import { WEEKS } from '#domain/plan/block.ts';
import { WEEK_NAMES } from '#programme/workouts/week-names.ts';
import { summariesOfWeek } from '#programme/workouts/workout-summaries.ts';
import styles from './load-failed.module.css';

/** The workouts themselves, where nothing is known of her progress: they are on the device and can be begun. */
export function ProgrammeOnDevice() {
  const words = useProgrammeWords();
  return (
    <Card className={styles.programme} aria-labelledby="on-device-title">
      <h2 id="on-device-title">Every workout is on this device</h2>
      <p>You can begin any of them now. It is kept here, and counted once your progress is back.</p>
      {WEEKS.map((week) => (
        <section key={week} aria-labelledby={`on-device-${week}`}>
          <h3 id={`on-device-${week}`}>
            Week {week}: {WEEK_NAMES[week].name}
          </h3>
          <Rows>
            {summariesOfWeek('a', week, words).map(({ id, letter, shortTitle, durationMinutes }) => (
              <ListRow
                key={id}
                href={workoutPlayerPath(id)}
                lead={<RowKey state="later">{letter}</RowKey>}
                title={shortTitle}
                detail={`${durationMinutes} min`}
              />
            ))}
          </Rows>
        </section>
      ))}
    </Card>
  );
}
