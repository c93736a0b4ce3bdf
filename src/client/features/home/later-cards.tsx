import type { Member } from '#client/parts/progress/member.ts';
import { BadgesCard } from './badges-card.tsx';
import { MoodConsent } from './mood-consent.tsx';
import { TriedQuestion } from './tried-question.tsx';
import { WeekdayPlanCard } from './weekday-plan-card.tsx';

interface LaterCardsProps {
  userId: string;
  member: Member;
  className: string | undefined;
}

export function LaterCards({ userId, member, className }: LaterCardsProps) {
  return (
    <>
      <BadgesCard member={member} className={className} />
      <WeekdayPlanCard userId={userId} className={className} />
      <TriedQuestion userId={userId} />
      <MoodConsent member={member} className={className} />
    </>
  );
}
