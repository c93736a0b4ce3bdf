import { CloudOff, CloudUpload } from 'lucide-react';
import { useOnline } from '#client/browser/connection.ts';
import { lazyView, usePreloaded } from '#client/browser/lazy-view.tsx';
import { lastsOnlyWithPage } from '#client/member/store.ts';
import { useOutbox } from '#client/member/use-outbox.ts';
import { placeText } from '#client/parts/session/waits-text.ts';
import { Notice } from '#client/ui/card.tsx';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import styles from './main-app-screen.module.css';

interface OutboxNoticeProps {
  userId: string;
  today: CalendarDay;
}

/** Few people ever see one. */
const RejectedEntry = lazyView(async () => (await import('./rejected-entry.tsx')).RejectedEntry);

/** Said while there is no connection, or while something has not gone up: that it is safe, and what is to be decided. */
export function OutboxNotice({ userId, today }: OutboxNoticeProps) {
  const { waiting, rejected, isStuck } = useOutbox(userId);
  const online = useOnline();
  const canTell = usePreloaded(RejectedEntry, rejected.length > 0);
  return (
    <>
      <div role="status">
        {!online && (
          <Notice tone="sky" icon={<CloudOff size={22} aria-hidden="true" />} className={styles.notice}>
            <b>You are offline.</b> This is your progress as it was when you were last online.
            {waiting.length > 0 && ` ${placeText()}: ${waiting.length} waiting to go up.`}
          </Notice>
        )}
        {online && isStuck && waiting.length > 0 && (
          <Notice tone="sky" icon={<CloudUpload size={22} aria-hidden="true" />} className={styles.notice}>
            Some progress has not gone up yet. {lastsOnlyWithPage() ? `${placeText()}.` : 'It is safe on this device.'}{' '}
            We will keep trying.
          </Notice>
        )}
      </div>
      {canTell && rejected.map((entry) => <RejectedEntry key={entry.revision} entry={entry} today={today} />)}
    </>
  );
}
