import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { useWords } from '#client/parts/words/use-words.ts';
import { MinutesBadge } from '#client/ui/minute-dial.tsx';
import type { Week } from '#domain/plan/block.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { workoutPlaceId } from '#programme/words/programme-words.ts';
import { SECOND_BLOCK, WEEKS_OF_FIRST_BLOCK, type WeekFacts } from '#programme/workouts/programme-facts.ts';
import type { LandingWordsProps } from './landing-words-props.ts';
import section from './section.module.css';
import styles from './weeks-section.module.css';

const WEEK_PICTURES: Readonly<Record<Week, ClipName>> = {
  1: 'march-standard',
  2: 'deadlift-standard',
  3: 'split_squat-standard',
  4: 'scene-celebration',
};

export function WeeksSection({ words }: LandingWordsProps) {
  return (
    <section className={section.section}>
      <div className={section.wrap}>
        <h2 className={section.title}>{words['weeks-title']}</h2>
        <p className={section.lead}>
          Then {SECOND_BLOCK.workoutCount} new ones, up to {SECOND_BLOCK.longest} minutes.
        </p>
        <div className={styles.weeks}>
          {WEEKS_OF_FIRST_BLOCK.map((week) => (
            <WeekCard key={week.week} {...week} text={words[`week-${week.week}`]} />
          ))}
        </div>
      </div>
    </section>
  );
}

function WeekCard({ week, name, workouts, text }: WeekFacts & { text: string }) {
  return (
    <article className={styles.week} aria-labelledby={`week-${week}-name`}>
      <div className={styles.head}>
        <div>
          <small>Week {week}</small>
          <h3 id={`week-${week}-name`}>{name}</h3>
          <p>{text}</p>
        </div>
        <div className={section.stage}>
          <CoachPicture name={WEEK_PICTURES[week]} decorative />
        </div>
      </div>
      <ul className={styles.list}>
        {workouts.map((workout) => (
          <WorkoutRow key={workout.id} {...workout} />
        ))}
      </ul>
    </article>
  );
}

function WorkoutRow({ id, shortTitle, durationMinutes }: WeekFacts['workouts'][number]) {
  const words = useWords(workoutPlaceId(`a${id}`), { shortTitle });
  return (
    <li>
      <MinutesBadge minutes={durationMinutes} />
      <b>{words.shortTitle}</b>
    </li>
  );
}
