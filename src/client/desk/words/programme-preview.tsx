import { CoachPicture } from '#client/coach/coach-picture.tsx';
import styles from '#client/desk/desk.module.css';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { clipOfMove } from '#programme/clips/clip-name.ts';
import { MOVE_LEVELS, type MoveId, type MoveLevel } from '#programme/moves/move.ts';
import { moveOfPlaceId, SHIPPED_WORDS, workoutPlaceId } from '#programme/words/programme-words.ts';
import { workoutSummaries } from '#programme/workouts/workout-summaries.ts';
import preview from './programme-preview.module.css';

interface ProgrammePreviewProps {
  placeId: string;
  /** As they are typed. */
  texts: Readonly<Record<string, string>>;
}

/** The words of a workout or a move as a member reads them on a phone of 320 px; nothing for every other place. */
export function ProgrammePreview({ placeId, texts }: ProgrammePreviewProps) {
  const moveId = moveOfPlace(placeId);
  if (!moveId) return null;
  return (
    <section className={styles.part} aria-label="Preview">
      <h2>On a small phone</h2>
      <div className={preview.phones}>
        {moveOfPlaceId(placeId) ? <CuesPreview {...{ moveId, texts }} /> : <WorkoutPreview {...{ moveId, texts }} />}
      </div>
    </section>
  );
}

function WorkoutPreview({ moveId, texts }: { moveId: MoveId; texts: ProgrammePreviewProps['texts'] }) {
  return (
    <>
      <figure className={preview.phone}>
        <div className={preview.start}>
          <CoachPicture name={pictureOf(moveId)} decorative className={preview.coach} />
          <b className={preview.title}>{texts.shortTitle}</b>
        </div>
        <figcaption>Its start screen</figcaption>
      </figure>
      <figure className={preview.phone}>
        <div className={preview.guide}>
          <b>{texts.shortTitle}</b>
          <p>{texts.description}</p>
          <p>{texts.instructions}</p>
        </div>
        <figcaption>Exercise guide</figcaption>
      </figure>
    </>
  );
}

const CAPTIONS = { easier: 'Easier', standard: 'Standard', harder: 'Harder' } as const;

const CuesPreview = ({ moveId, texts }: { moveId: MoveId; texts: ProgrammePreviewProps['texts'] }) =>
  MOVE_LEVELS.map((level) => (
    <figure key={level} className={preview.phone}>
      <div className={preview.player}>
        <span className={preview.stage}>
          <CoachPicture name={pictureOf(moveId, level)} decorative className={preview.coach} />
        </span>
        <p className={preview.cue}>{texts[level]}</p>
      </div>
      <figcaption>{CAPTIONS[level]}, on screen and spoken</figcaption>
    </figure>
  ));

const HEROES = new Map<string, MoveId>(
  (['a', 'b'] as const).flatMap((edition) =>
    workoutSummaries(edition).map(({ id, heroMove }) => [workoutPlaceId(`${edition}${id}`), heroMove] as const),
  ),
);

/** The move of a place of the programme; undefined for every other place. */
export const moveOfPlace = (placeId: string): MoveId | undefined => HEROES.get(placeId) ?? moveOfPlaceId(placeId);

export const pictureOf = (moveId: MoveId, level: MoveLevel = 'standard'): ClipName =>
  clipOfMove(moveId, level, SHIPPED_WORDS);
