import { useLocation } from 'wouter';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { ExportButton } from '#client/desk/money/export-button.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import type { DeskMember } from '#contract/desk/members.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { deedsFor } from './actions-of-member.ts';

interface MemberDeedsProps {
  member: DeskMember;
  role: DeskRole;
  onDone: () => void;
}

/** Each asks first, and says what happens, what they are told, and how to undo it. */
export function MemberDeeds({ member, role, onDone }: MemberDeedsProps) {
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
      {deedsFor(member, isOwner).map(({ name, deeds }) => (
        <div key={name} className={lists.group}>
          <h3>{name}</h3>
          <ButtonStack>
            {deeds.map((deed) => (
              <Button key={deed.name} variant="outline" block onClick={() => ask(deed)}>
                {deed.name}
              </Button>
            ))}
            {name === 'Data' && <ExportButton memberId={member.id} />}
          </ButtonStack>
        </div>
      ))}
      {!isOwner && <p className={styles.quiet}>Refunds, the file and deletion are the owner’s.</p>}
      {questions}
    </section>
  );
}
