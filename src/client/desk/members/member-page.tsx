import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import styles from '#client/desk/desk.module.css';
import { LettersList } from '#client/desk/emails/emails-list.tsx';
import { dayText, momentText } from '#client/desk/moments.ts';
import { Story, storyOfPurchase } from '#client/desk/money/story.tsx';
import { LoadState } from '#client/desk/page-states.tsx';
import { IconLink } from '#client/ui/button.tsx';
import { Card, FactsList, Notice } from '#client/ui/card.tsx';
import type { DeskMember } from '#contract/desk/members.ts';
import { deskMemberPath } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { MemberDeeds } from './member-actions.tsx';
import { MemberNote } from './member-note.tsx';

const WORKOUTS_OF_A_BLOCK = 12;

export function MemberPage({ memberId, role }: { memberId: string; role: DeskRole }) {
  const member = useQuery<DeskMember>({ queryKey: [deskMemberPath(memberId)], refetchOnMount: 'always' });
  return (
    <>
      <header className={styles.top}>
        <IconLink href="/desk/members" label="Back to the members">
          <ChevronLeft size={24} aria-hidden="true" />
        </IconLink>
        <h1>{member.data ? member.data.name || 'No name' : 'Member'}</h1>
      </header>
      <LoadState of={member} />
      {member.data && (
        <div className={styles.two}>
          <div className={styles.part}>
            <FactsList facts={factsOf(member.data)} />
            {member.data.correction && <Correction {...member.data.correction} />}
            <Story moments={member.data.purchases.flatMap(storyOfPurchase)} diary={member.data.diary} />
            <LettersList letters={member.data.letters} />
          </div>
          <div className={styles.part}>
            <Weeks {...member.data} />
            {mayAtDesk(role, 'tend') && (
              <MemberNote key={member.data.note?.savedAt} member={member.data} onSaved={() => void member.refetch()} />
            )}
            <MemberDeeds member={member.data} role={role} onDone={() => void member.refetch()} />
          </div>
        </div>
      )}
    </>
  );
}

const factsOf = ({ email, hasAccess, joinedAt, devices }: DeskMember) => [
  { name: 'E-mail', value: email ?? 'Not shown to you' },
  { name: 'Access', value: hasAccess ? 'Yes, for life' : 'No' },
  { name: 'Account since', value: dayText(joinedAt) },
  { name: 'Signed in on', value: `${devices} ${pluralise(devices, 'device')}` },
];

function Correction({ newEmail, dueAt }: NonNullable<DeskMember['correction']>) {
  return (
    <Notice tone="sun">
      {newEmail} becomes the address on {momentText(dueAt)}, unless somebody stops it.
    </Notice>
  );
}

function Weeks({ block, week, workoutsDone, weeksSinceWorkout }: DeskMember) {
  return (
    <Card>
      <h2>
        Block {block}, week {week}
      </h2>
      <p>
        {workoutsDone} of {WORKOUTS_OF_A_BLOCK} workouts. {lastText(weeksSinceWorkout)}
      </p>
      <p className={styles.quiet}>
        You see weeks, not days. Moods, notes, ratings, steps and health answers stay private.
      </p>
    </Card>
  );
}

function lastText(weeks: number | null): string {
  if (weeks === null) return 'None in this block yet.';
  return weeks === 0 ? 'Active this week.' : `The last one ${weeks} ${pluralise(weeks, 'week')} ago.`;
}
