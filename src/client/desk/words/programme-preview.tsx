import { CoachPicture } from '#client/coach/coach-picture.tsx';
import styles from '#client/desk/desk.module.css';
import { MovePicture } from '#client/parts/move-media/move-picture.tsx';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { clipOfMove } from '#programme/clips/clip-name.ts';
import { MOVE_LEVELS, type MoveId } from '#programme/moves/move.ts';
import { asMoveId, moveInWords } from '#programme/moves/move-in-words.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { moveOfPlaceId, movePlaceId, SHIPPED_WORDS, workoutPlaceId } from '#programme/words/programme-words.ts';
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
        {moveOfPlaceId(placeId) ? <MovePreview {...{ moveId, texts }} /> : <WorkoutPreview {...{ moveId, texts }} />}
      </div>
    </section>
  );
}

function WorkoutPreview({ moveId, texts }: { moveId: MoveId; texts: ProgrammePreviewProps['texts'] }) {
  return (
    <>
      <figure className={preview.phone}>
        <div className={preview.start}>
          <span className={preview.stage}>
            <CoachPicture name={pictureOf(moveId)} decorative className={preview.coach} />
          </span>
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

/** As the player shows it; of a move of the owner's own once it has a name. */
function MovePreview({ moveId, texts }: { moveId: MoveId; texts: ProgrammePreviewProps['texts'] }) {
  const programme = { [movePlaceId(moveId)]: texts };
  if (asMoveId(moveId, programme) === undefined) return null;
  const move = moveInWords(moveId, programme);
  return MOVE_LEVELS.map((level) => {
    const { name, cue, setUp } = versionOf(move, level);
    return (
      <figure key={level} className={preview.phone}>
        <div className={preview.player}>
          <span className={preview.stage}>
            <MovePicture moveId={moveId} level={level} words={programme} className={preview.coach} />
          </span>
          <b className={preview.title}>{name}</b>
          <p className={preview.cue}>{cue}</p>
          <p className={preview.setUp}>Start: {setUp}</p>
        </div>
        <figcaption>{CAPTIONS[level]}, on screen and spoken</figcaption>
      </figure>
    );
  });
}

const HEROES = new Map<string, MoveId>(
  (['a', 'b'] as const).flatMap((edition) =>
    workoutSummaries(edition, SHIPPED_WORDS).map(
      ({ id, heroMove }) => [workoutPlaceId(`${edition}${id}`), heroMove] as const,
    ),
  ),
);

/** The move of a place of the programme; undefined for every other place. */
export const moveOfPlace = (placeId: string): MoveId | undefined => HEROES.get(placeId) ?? moveOfPlaceId(placeId);

export const pictureOf = (moveId: MoveId): ClipName => clipOfMove(moveId, 'standard', SHIPPED_WORDS);
