import { EllipsisVertical, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '#client/member/use-outbox.ts';
import { dayText } from '#client/parts/plan/calendar-now.ts';
import { placeText } from '#client/parts/session/waits-text.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { isTemporary } from '#domain/progress/sent-completion.ts';
import { ownNote, type SessionLength } from '#domain/session/workout-session.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { minutesOfSession } from '#programme/workouts/session-minutes.ts';
import { summaryOfSession } from '#programme/workouts/workout-summaries.ts';
import { CorrectionSheet, failureText } from './correction-sheet.tsx';
import { RatingTile, sessionName, sessionTitle } from './done-workout.tsx';
import type { HistoryGroup } from './history-groups.ts';
import styles from './session-list.module.css';

interface SessionListProps {
  userId: string;
  today: CalendarDay;
  groups: readonly HistoryGroup[];
  deletions: Deletions;
  showBlock?: boolean;
}

export function SessionList({ userId, today, groups, deletions, showBlock = false }: SessionListProps) {
  const [corrected, setCorrected] = useState<ShownSession>();
  const { deleted, restoredId, remove, undo } = deletions;
  const isDeleted = ({ id }: ShownSession) => deleted.some((other) => other.id === id);
  return (
    <div className={styles.groups}>
      {groups.map(({ key, title, line, sessions }) => (
        <section key={key} aria-labelledby={`group-${key}`}>
          <div className={styles.heading}>
            <h2 id={`group-${key}`}>{title}</h2>
            {line !== undefined && <p>{line}</p>}
          </div>
          <Card className={styles.card}>
            <ul>
              {sessions.map((session) =>
                isDeleted(session) ? (
                  <DeletedRow key={session.id} {...{ session, today }} onUndo={() => undo(session)} />
                ) : (
                  <HistoryRow
                    key={session.id}
                    {...{ session, today, showBlock }}
                    takesFocus={session.id === restoredId}
                    onCorrect={() => setCorrected(session)}
                    onDelete={() => remove(session)}
                  />
                ),
              )}
            </ul>
          </Card>
        </section>
      ))}
      {corrected && (
        <CorrectionSheet {...{ userId, today }} session={corrected} onClose={() => setCorrected(undefined)} />
      )}
    </div>
  );
}

function DeletedRow({ session, today, onUndo }: { session: ShownSession; today: CalendarDay; onUndo: () => void }) {
  const name = sessionName(session, today);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className={styles.deleted}>
      <p>Deleted: {name}</p>
      <Button ref={button} variant="outline" size="small" onClick={onUndo}>
        <Undo2 size={18} aria-hidden="true" />
        Undo
        <span className="visually-hidden">: bring back {name}</span>
      </Button>
    </li>
  );
}

const LENGTH_CHIPS: Partial<Record<SessionLength, string>> = { '15': '15 min', '10': '10 min', partial: 'Part of it' };

interface HistoryRowProps {
  session: ShownSession;
  today: CalendarDay;
  showBlock: boolean;
  takesFocus: boolean;
  onCorrect: () => void;
  onDelete: () => void;
}

function HistoryRow({ session, today, showBlock, takesFocus, onCorrect, onDelete }: HistoryRowProps) {
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
        <h3>{sessionTitle(session)}</h3>
        <p className={styles.detail}>
          {showBlock && `Block ${session.block}, `}
          {codeOf(session)}
          {dayText(session.completedOn as CalendarDay, today)}, {minutesOfSession(session)} min
          {session.rating === null && <span aria-hidden="true">, not rated</span>}
        </p>
        {note !== '' && <p className={styles.note}>{note}</p>}
        {isTemporary(session) && <p className={styles.waiting}>{placeText()}, waiting to sync</p>}
        {chip !== undefined && <Chip tone="sky">{chip}</Chip>}
      </div>
      {!isTemporary(session) && (
        <Menu
          label={`Change ${sessionName(session, today)}`}
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

interface Deletions {
  deleted: readonly ShownSession[];
  restoredId: string | undefined;
  remove: (session: ShownSession) => Promise<void>;
  undo: (session: ShownSession) => Promise<void>;
}

/** A deletion can be undone for as long as the screen is open. */
export function useDeletions(userId: string): Deletions {
  const { save } = useChange(userId);
  const [deleted, setDeleted] = useState<readonly ShownSession[]>([]);
  const [restoredId, setRestoredId] = useState<string>();

  const mark = (session: ShownSession) => setDeleted((others) => [...withoutOne(others, session), session]);
  const unmark = (session: ShownSession) => setDeleted((others) => withoutOne(others, session));

  async function remove(session: ShownSession) {
    mark(session);
    setRestoredId(undefined);
    const outcome = await save({ kind: 'deletion', body: { session } });
    if (outcome.kind !== 'rejected') return;
    unmark(session);
    showToast({ kind: 'destructive', title: 'It wasn’t deleted', text: failureText(outcome.error) });
  }

  async function undo(session: ShownSession) {
    unmark(session);
    setRestoredId(session.id);
    const outcome = await save({ kind: 'restoration', body: { session } });
    if (outcome.kind !== 'rejected') return;
    mark(session);
    showToast({ kind: 'destructive', title: 'It’s still deleted', text: failureText(outcome.error) });
  }

  return { deleted, restoredId, remove, undo };
}

const withoutOne = (sessions: readonly ShownSession[], { id }: ShownSession): ShownSession[] =>
  sessions.filter((other) => other.id !== id);
