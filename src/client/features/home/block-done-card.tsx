import { Check } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '#client/member/use-outbox.ts';
import { BLOCK_FAILED_TEXT, FollowOnSheet, goOnText } from '#client/parts/progress/follow-on/follow-on-sheet.tsx';
import type { Member } from '#client/parts/progress/member.ts';
import { messageOf } from '#client/parts/server/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { nextPhase } from '#domain/plan/follow-on.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { useTodaysLine } from './line-of-today.tsx';
import styles from './today-panel.module.css';
import { TodayPanel } from './today-panel.tsx';

export function BlockDoneCard({ userId, member, today }: { userId: string; member: Member; today: CalendarDay }) {
  const { save, isPending } = useChange(userId);
  const [isChoosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
  const line = useTodaysLine(member, today, undefined);
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
    <TodayPanel
      isFeast
      chip={
        <>
          <Check size={15} strokeWidth={3} aria-hidden="true" />
          Block {block}, all 12 done
        </>
      }
      title={'4 weeks.\n12 workouts.\nYou did that.'}
      line={line}
      picture="scene-celebration"
    >
      <Button variant="coral" size="large" block busy={isPending} onClick={() => void start()}>
        Start New 4-Week Block
      </Button>
      <div className={styles.others}>
        <button type="button" onClick={() => setChoosing(true)}>
          {goOnText(nextPhase(member.dashboard.followOn))}
        </button>
      </div>
      {isChoosing && <FollowOnSheet {...{ userId, member, today }} onStarted={close} onClose={close} />}
    </TodayPanel>
  );
}
