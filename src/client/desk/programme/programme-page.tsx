import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { LoadState } from '#client/desk/page-states.tsx';
import { PlaceHead } from '#client/desk/site/place-head.tsx';
import site from '#client/desk/site/site.module.css';
import { chipOf } from '#client/desk/words/words-page.tsx';
import { MovePicture } from '#client/parts/move-media/move-picture.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import type { DeskWords } from '#contract/desk/words.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { type Edition, WEEKS } from '#domain/plan/block.ts';
import { type CalendarDay, shortDate } from '#domain/time/calendar-day.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { type ProgrammeWords, workoutPlaceId } from '#programme/words/programme-words.ts';
import { WEEK_NAMES } from '#programme/workouts/week-names.ts';
import type { WorkoutSummary } from '#programme/workouts/workout.ts';
import { summariesOfWeek } from '#programme/workouts/workout-summaries.ts';
import { usePublishedProgramme } from './use-planned-workout.ts';

export const PROGRAMME_TABS = [
  { name: 'Edition A', href: '/desk/programme' },
  { name: 'Edition B', href: '/desk/programme/b' },
  { name: 'Moves', href: '/desk/programme/moves' },
];

const ABOUT = {
  a: 'For a member’s first block, third, fifth and so on. Edition B is for the ones between.',
  b: 'For a member’s second block, fourth and so on. Edition A is for the ones between.',
} as const;

/** The workouts of an edition, week by week, as members have them. */
export function ProgrammePage({ edition }: { edition: Edition }) {
  const places = useQuery<DeskWords>({ queryKey: [DESK_PATHS.words], refetchOnMount: 'always' });
  const words = usePublishedProgramme();
  const ofProgramme = places.data?.places.filter(({ group }) => group === 'workouts' || group === 'moves') ?? [];
  const count = (group: string) => ofProgramme.filter((place) => place.group === group).length;
  const drafts = ofProgramme.filter(({ draft }) => draft).length;
  return (
    <>
      <PlaceHead title="Programme" tabs={PROGRAMME_TABS} />
      <LoadState of={places} />
      {places.data && (
        <>
          <p className={styles.quiet}>
            {count('workouts')} workouts, {count('moves')} moves
            {drafts > 0 && `, ${drafts} ${pluralise(drafts, 'draft')}`}. {ABOUT[edition]}
          </p>
          <div className={styles.halves}>
            {WEEKS.map((week) => (
              <section key={week} className={styles.part} aria-labelledby={`week-${week}`}>
                <h2 id={`week-${week}`}>
                  Week {week}, {WEEK_NAMES[week].name}
                </h2>
                <Rows className={site.onCard}>
                  {summariesOfWeek(edition, week, words).map((workout) => (
                    <WorkoutRow key={workout.id} {...{ edition, workout, words }} places={ofProgramme} />
                  ))}
                </Rows>
              </section>
            ))}
          </div>
        </>
      )}
    </>
  );
}

interface WorkoutRowProps {
  edition: Edition;
  workout: WorkoutSummary;
  words: ProgrammeWords;
  places: DeskWords['places'];
}

function WorkoutRow({ edition, workout, words, places }: WorkoutRowProps) {
  const { id, letter, shortTitle, durationMinutes, heroMove } = workout;
  const code = `${edition}${id}` as const;
  const place = places.find((one) => one.id === workoutPlaceId(code));
  return (
    <ListRow
      href={`/desk/programme/workouts/${code}`}
      lead={<MovePicture moveId={heroMove} level="standard" words={words} className={lists.picture} />}
      title={shortTitle}
      detail={`Workout ${letter}, ${durationMinutes} minutes`}
      trail={
        <>
          {place && planned(place)}
          <ChevronRight size={20} aria-hidden="true" />
        </>
      }
    />
  );
}

function planned(place: DeskWords['places'][number]) {
  const on = place.draft?.publishOn;
  return on ? <Chip tone="sky">New on {shortDate(on as CalendarDay)}</Chip> : chipOf(place);
}
