import { useState } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { useChange } from '#client/member/use-outbox.ts';
import { BLOCK_FAILED_TEXT, FollowOnSheet, goOnText } from '#client/parts/progress/follow-on/follow-on-sheet.tsx';
import type { Member } from '#client/parts/progress/member.ts';
import { messageOf } from '#client/parts/server/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { Panel } from '#client/ui/card.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { nextPhase } from '#domain/plan/follow-on.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import styles from './today-card.module.css';

export function BlockDoneCard({ userId, member, today }: { userId: string; member: Member; today: CalendarDay }) {
  const { save, isPending } = useChange(userId);
  const [isChoosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
  const { block } = member.overview;

  async function start() {
    const outcome = await save({ kind: 'block', body: { currentBlock: block + 1 } });
    if (outcome.kind !== 'rejected') return;
    showToast({
      kind: 'destructive',
      title: 'Something went wrong',
      text: messageOf(outcome.error, BLOCK_FAILED_TEXT),
    });
  }

  return (
    <Panel className={styles.today} aria-labelledby="today-title">
      <div className={styles.text}>
        <p className={styles.eyebrow}>Block {block}</p>
        <h2 id="today-title" className={styles.title}>
          All 12 done
        </h2>
        <p className={styles.note}>Start a new block when you are ready. Your streak and your history carry on.</p>
      </div>
      <div className={styles.dial}>
        <MinuteDial lit={60} tone="panel" />
        <span className={styles.disc} />
        <CoachPicture name="scene-celebration" decorative isFirst className={styles.coach} />
      </div>
      <div className={styles.action}>
        <Button variant="coral" size="small" className={styles.button} busy={isPending} onClick={() => void start()}>
          Start New 4-Week Block
        </Button>
        <Button variant="ghost" size="small" className={styles.button} onClick={() => setChoosing(true)}>
          {goOnText(nextPhase(member.dashboard.followOn))}
        </Button>
        {isChoosing && <FollowOnSheet {...{ userId, member, today }} onStarted={close} onClose={close} />}
      </div>
    </Panel>
  );
}
