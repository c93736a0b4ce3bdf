import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useLocation } from 'wouter';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { EmailsList } from '#client/desk/emails/emails-list.tsx';
import { dayText, momentText } from '#client/desk/labels.ts';
import { ExportButton } from '#client/desk/money/export-button.tsx';
import { Activity, momentsOfPurchase } from '#client/desk/money/purchase-page.tsx';
import { LoadState } from '#client/desk/page-states.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import { Button, IconLink } from '#client/ui/button.tsx';
import { Card, FactsList, Notice } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { DeskMember } from '#contract/desk/members.ts';
import { deskMemberPath } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { actionsFor } from './actions-of-member.ts';
import { MemberNote } from './member-note.tsx';

const WORKOUTS_OF_A_BLOCK = 12;

export function MemberPage({ memberId, role }: { memberId: string; role: DeskRole }) {
  const member = useQuery<DeskMember>({ queryKey: [deskMemberPath(memberId)], refetchOnMount: 'always' });
  return (
    <>
      <header className={styles.top}>
        <IconLink href="/desk/members" label="Back to members">
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
            <Activity moments={member.data.purchases.flatMap(momentsOfPurchase)} activity={member.data.activity} />
            <EmailsList emails={member.data.emails} />
          </div>
          <div className={styles.part}>
            <Weeks {...member.data} />
            {mayAtDesk(role, 'tend') && (
              <MemberNote
                key={memberId}
                member={member.data}
                readAgain={async () => (await member.refetch()).data?.note ?? null}
              />
            )}
            <MemberActions member={member.data} role={role} onDone={() => void member.refetch()} />
          </div>
        </div>
      )}
    </>
  );
}

const factsOf = ({ email, hasAccess, joinedAt, devices }: DeskMember) => [
  { name: 'Email', value: email ?? 'Hidden for your role' },
  { name: 'Access', value: hasAccess ? 'Yes, lifetime' : 'No' },
  { name: 'Joined', value: dayText(joinedAt) },
  { name: 'Devices signed in', value: `${devices} ${pluralise(devices, 'device')}` },
];

function Correction({ newEmail, dueAt }: NonNullable<DeskMember['correction']>) {
  return (
    <Notice tone="sun">
      Their email changes to {newEmail} on {momentText(dueAt)}, unless someone stops it.
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
        You see weeks, not days. Moods, notes, ratings, steps and health answers stay private to them.
      </p>
    </Card>
  );
}

function lastText(weeks: number | null): string {
  if (weeks === null) return 'No workouts in this block yet.';
  return weeks === 0 ? 'Active this week.' : `Last workout ${weeks} ${pluralise(weeks, 'week')} ago.`;
}

interface MemberActionsProps {
  member: DeskMember;
  role: DeskRole;
  onDone: () => void;
}

/** Each asks first, and says what happens, what they are told, and how to undo it. */
function MemberActions({ member, role, onDone }: MemberActionsProps) {
  const [, go] = useLocation();
  const { ask, outcome, questions } = useActions({
    onDone: ({ leadsTo }, done) => (leadsTo === undefined ? onDone() : go(leadsTo, { state: { done } })),
  });
  if (!mayAtDesk(role, 'tend')) return null;
  const isOwner = mayAtDesk(role, 'own');
  return (
    <section className={styles.part}>
      <h2>What you can do</h2>
      {outcome}
      {actionsFor(member, isOwner).map(({ name, actions, isFinal }) => (
        <div key={name} className={classNames(lists.group, isFinal && lists.apart)}>
          <h3>{name}</h3>
          <div className={lists.actions}>
            {actions.map((action) => (
              <Button
                key={action.name}
                size="small"
                variant={isFinal ? 'danger' : 'outline'}
                onClick={() => ask(action)}
              >
                {action.name}
              </Button>
            ))}
            {name === 'Data' && <ExportButton memberId={member.id} />}
          </div>
        </div>
      ))}
      {!isOwner && <p className={styles.quiet}>Only an owner can refund, download data or delete.</p>}
      {questions}
    </section>
  );
}
