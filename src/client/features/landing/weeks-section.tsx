import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { MinutesBadge } from '#client/ui/minute-dial.tsx';
import type { Week } from '#domain/block.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { inWords, SECOND_BLOCK, WEEKS_OF_FIRST_BLOCK, type WeekFacts } from './programme-facts.ts';
import section from './section.module.css';
import styles from './weeks-section.module.css';

const WEEK_PICTURES: Readonly<Record<Week, ClipName>> = {
  1: 'march-standard',
  2: 'deadlift-standard',
  3: 'split_squat-standard',
  4: 'scene-celebration',
};

const WEEK_TEXTS: Readonly<Record<Week, string>> = {
  1: 'Learn the shapes at an easy pace.',
  2: 'A backpack joins in, and the work gets a little longer.',
  3: 'One leg at a time, and a flow to loosen up.',
  4: 'Your hardest session, then a friendly one to finish.',
};

const [FIRST_WEEK] = WEEKS_OF_FIRST_BLOCK;
const LAST_WEEK = WEEKS_OF_FIRST_BLOCK.at(-1);

export function WeeksSection() {
  return (
    <section className={section.section}>
      <div className={section.wrap}>
        <h2 className={section.title}>Four weeks, three workouts a week</h2>
        <p className={section.lead}>
          Then start again with {SECOND_BLOCK.workoutCount} different workouts, {SECOND_BLOCK.shortest} to{' '}
          {SECOND_BLOCK.longest} minutes each. Blocks take turns for as long as you like.
        </p>
        <div className={styles.weeks}>
          {WEEKS_OF_FIRST_BLOCK.map((week) => (
            <WeekCard key={week.week} {...week} />
          ))}
        </div>
        <p className={styles.time}>
          In week 1 the {inWords(FIRST_WEEK?.workouts.length ?? 0)} workouts take {FIRST_WEEK?.totalMinutes} minutes
          altogether, in week 4 they take {LAST_WEEK?.totalMinutes}. The NHS suggests 150 minutes of moderate activity a
          week, so walking still counts, and the app has a step goal for it.
        </p>
      </div>
    </section>
  );
}

function WeekCard({ week, name, workouts, shortest, longest }: WeekFacts) {
  return (
    <article className={styles.week} aria-labelledby={`week-${week}-name`}>
      <div className={styles.head}>
        <div>
          <small>Week {week}</small>
          <h3 id={`week-${week}-name`}>{name}</h3>
          <p>
            {WEEK_TEXTS[week]} {shortest} to {longest} minutes.
          </p>
        </div>
        <div className={section.stage}>
          <CoachPicture name={WEEK_PICTURES[week]} decorative />
        </div>
      </div>
      <ul className={styles.list}>
        {workouts.map(({ id, shortTitle, durationMinutes }) => (
          <li key={id}>
            <MinutesBadge minutes={durationMinutes} />
            <b>{shortTitle}</b>
            <small aria-hidden="true">{durationMinutes} min</small>
          </li>
        ))}
      </ul>
    </article>
  );
}
