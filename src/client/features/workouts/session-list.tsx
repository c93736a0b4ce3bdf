import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import type { ShownSession } from '#contract/workout-sessions.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { CorrectionSheet } from './correction-sheet.tsx';
import type { HistoryGroup } from './history-groups.ts';
import historyRowStyles from './history-row.module.css';
import { HistoryRow } from './history-row.tsx';
import styles from './session-list.module.css';
import { sessionName } from './session-words.ts';
import type { Deletions } from './use-deletions.ts';

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
  const name = sessionName(session, today, useProgrammeWords());
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className={historyRowStyles.deleted}>
      <p>Deleted: {name}</p>
      <Button ref={button} variant="outline" size="small" onClick={onUndo}>
        <Undo2 size={18} aria-hidden="true" />
        Undo
        <span className="visually-hidden">: bring back {name}</span>
      </Button>
    </li>
  );
}
