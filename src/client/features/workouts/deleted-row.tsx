import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { ShownSession } from '#contract/workout-sessions.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import styles from './history-row.module.css';
import { sessionName } from './session-words.ts';

interface DeletedRowProps {
  session: ShownSession;
  today: CalendarDay;
  onUndo: () => void;
}

export function DeletedRow({ session, today, onUndo }: DeletedRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className={styles.deleted}>
      <p>Deleted: {sessionName(session, today)}</p>
      <Button ref={button} variant="outline" size="small" onClick={onUndo}>
        <Undo2 size={18} aria-hidden="true" />
        Undo
        <span className="visually-hidden">: bring back {sessionName(session, today)}</span>
      </Button>
    </li>
  );
}
