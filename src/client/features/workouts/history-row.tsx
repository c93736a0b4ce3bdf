import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { dayText } from '#client/parts/progress/day-text.ts';
import { placeText } from '#client/parts/session/waits-text.ts';
import { Chip } from '#client/ui/chip.tsx';
import { Menu } from '#client/ui/menu.tsx';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { isTemporary } from '#domain/progress/sent-completion.ts';
import { ownNote, type SessionLength } from '#domain/session/workout-session.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { minutesOfSession } from '#programme/workouts/session-minutes.ts';
import { summaryOfSession } from '#programme/workouts/workout-summaries.ts';
import styles from './history-row.module.css';
import { RatingTile } from './rating-tile.tsx';
import { sessionName, sessionTitle } from './session-words.ts';

const LENGTH_CHIPS: Partial<Record<SessionLength, string>> = { '15': '15 min', '10': '10 min', partial: 'Part of it' };

interface HistoryRowProps {
  session: ShownSession;
  today: CalendarDay;
  showBlock: boolean;
  takesFocus: boolean;
  onCorrect: () => void;
  onDelete: () => void;
}

export function HistoryRow({ session, today, showBlock, takesFocus, onCorrect, onDelete }: HistoryRowProps) {
  const words = useProgrammeWords();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const chip = LENGTH_CHIPS[session.length];
  const note = ownNote(session.notes);
  return (
    <li ref={row} className={styles.row}>
      <RatingTile rating={session.rating} />
      <div className={styles.body}>
        <h3>{sessionTitle(session, words)}</h3>
        <p className={styles.detail}>
          {showBlock && `Block ${session.block}, `}
          {codeOf(session)}
          {dayText(session.completedOn as CalendarDay, today)}, {minutesOfSession(session)} min
          {session.rating === null && <span aria-hidden="true">, not rated</span>}
        </p>
        {note !== '' && <p className={styles.note}>{note}</p>}
        {isTemporary(session) && <p className={styles.waiting}>{placeText()}, waiting to go up</p>}
        {chip !== undefined && <Chip tone="sky">{chip}</Chip>}
      </div>
      {!isTemporary(session) && (
        <Menu
          label={`Change ${sessionName(session, today, words)}`}
          triggerClassName={styles.more}
          entries={[
            { label: 'Change rating or note', icon: <Pencil size={20} aria-hidden="true" />, onSelect: onCorrect },
            { label: 'Delete', icon: <Trash2 size={20} aria-hidden="true" />, onSelect: onDelete },
          ]}
        >
          <EllipsisVertical size={22} aria-hidden="true" />
        </Menu>
      )}
    </li>
  );
}

function codeOf(session: ShownSession): string {
  const workout = summaryOfSession(session, SHIPPED_WORDS);
  return workout ? `${workout.week}${workout.letter}, ` : '';
}
