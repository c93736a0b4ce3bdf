import type { Member } from '#client/parts/progress/member.ts';
import { BadgesRow } from './badges-row.tsx';
import { MoodConsent } from './mood-consent.tsx';
import { TriedQuestion } from './tried-question.tsx';

export function LaterCards({ userId, member }: { userId: string; member: Member }) {
  return (
    <>
      <BadgesRow member={member} />
      <TriedQuestion userId={userId} />
      <MoodConsent member={member} />
    </>
  );
}
