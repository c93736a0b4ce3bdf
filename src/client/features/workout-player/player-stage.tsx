import type { ReactNode } from 'react';
import { lazyView, usePreloaded } from '#client/browser/lazy-view.tsx';
import { CoachStage, type CoachStageProps } from '#client/coach/stage/coach-stage.tsx';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { LEVEL_NAMES } from '#client/parts/session/workout-labels.ts';
import { classNames } from '#client/ui/class-names.ts';
import { clipOfMove } from '#programme/clips/clip-name.ts';
import type { MoveLevel } from '#programme/moves/move.ts';
import { mediumOfMove } from '#programme/moves/move-media.ts';
import { type ShownSegment, wordsOf } from './guided/segment-words.ts';
import { LevelPicker } from './level-choice.tsx';
import type { MoveLevels } from './move-levels.ts';
import styles from './player-stage.module.css';

/** Where a move is shown by the owner's film or photo. */
const MoveFilm = lazyView(async () => (await import('#client/parts/move-media/move-film.tsx')).MoveFilm);

interface PlayerStageProps
  extends Pick<CoachStageProps, 'pace' | 'effort' | 'seed' | 'lasts' | 'begins' | 'idle' | 'next' | 'onTap'> {
  shown: Pick<ShownSegment, 'moveId' | 'level' | 'isOtherSide' | 'isOtherWay' | 'isPastHalf'>;
  isPlaying: boolean;
  levels: MoveLevels;
  onLevel: (level: MoveLevel) => void;
  /** Her levels and the two buttons that turn her are put away. */
  isBare?: boolean;
  /** Of a guided session; without the timer she has her own ground. */
  className?: string | undefined;
  /** Above her. */
  children?: ReactNode;
}

export function PlayerStage({ shown, isPlaying, levels, onLevel, className, children, ...coach }: PlayerStageProps) {
  const { moveId, level } = shown;
  const words = useProgrammeWords();
  const { name, cue } = wordsOf(shown, words);
  const clip = clipOfMove(moveId, level, words);
  const medium = mediumOfMove(moveId, level, words);
  const canShow = usePreloaded(MoveFilm, medium !== undefined);
  const inPlace = (her: ReactNode) => (
    <MoveFilm
      key={medium}
      id={medium ?? ''}
      {...{ isPlaying }}
      pace={coach.pace ?? 1}
      isMirrored={shown.isOtherSide}
      isDrawn={clip !== 'scene-empty'}
    >
      {her}
    </MoveFilm>
  );
  return (
    <div className={classNames(styles.stage, className ?? styles.byHand)}>
      {children}
      <CoachStage
        name={clip}
        inPlace={medium !== undefined && canShow ? inPlace : undefined}
        label={`The ${medium === undefined ? 'coach' : 'picture'} shows: ${name}, ${LEVEL_NAMES[level]} version. ${cue}`}
        mirror={shown.isOtherSide}
        backwards={shown.isOtherWay}
        pastHalf={shown.isPastHalf}
        playing={isPlaying}
        controls
        {...coach}
        className={styles.coach}
      >
        <LevelPicker {...{ moveId, level, levels, onLevel }} />
      </CoachStage>
    </div>
  );
}
