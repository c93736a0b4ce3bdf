import { ChevronUp, Lock } from 'lucide-react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import type { MoveLevel } from '#programme/moves/move.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import styles from './move-words.module.css';
import type { PlayerMove } from './player-steps.ts';

interface MoveWordsProps {
  move: PlayerMove;
  level: MoveLevel;
  isHarderLocked: boolean;
  listName: string;
  onOpenList: () => void;
}

export function MoveWords({ move, level, isHarderLocked, listName, onOpenList }: MoveWordsProps) {
  const { name, cue, setUp, halfway } = versionOf(moveInWords(move.moveId, useProgrammeWords()), level);
  const notes = [move.rounds, halfway && `half way: ${halfway.toLowerCase()}`].filter(Boolean);
  return (
    <section className={styles.words} aria-label="The move">
      <h1>{name}</h1>
      <p className={styles.cue}>{cue}</p>
      <p className={styles.setUp}>To start: {setUp}</p>
      {isHarderLocked && MOVES[move.moveId].cautions.includes('J') && (
        <p className={styles.locked}>
          <Lock size={15} aria-hidden="true" />
          Jumps are locked in this version, to keep you safe.
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.format}>
          <b>{move.time}</b>
          {notes.length > 0 && <span>{notes.join(' · ')}</span>}
        </p>
        <button type="button" className={styles.list} aria-haspopup="dialog" onClick={onOpenList}>
          {listName}
          <ChevronUp size={20} aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
