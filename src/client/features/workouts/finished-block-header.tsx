import { dayAt } from '#client/parts/plan/calendar-now.ts';
import { dayText } from '#client/parts/progress/day-text.ts';
import type { Member } from '#client/parts/progress/member.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { BackHeader } from './back-header.tsx';

interface FinishedBlockHeaderProps {
  block: number;
  today: CalendarDay;
  member: Member | undefined;
}

export function FinishedBlockHeader({ block, today, member }: FinishedBlockHeaderProps) {
  const completedAt = member?.dashboard.progress.blockProgress[`block_${block}`]?.completedAt ?? null;
  return (
    <BackHeader
      band
      title={`Block ${block}`}
      {...(completedAt !== null && { eyebrow: `Finished ${dayText(dayAt(completedAt), today)}` })}
    />
  );
}
