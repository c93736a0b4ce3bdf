import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, BadgeCheck, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import styles from '#client/desk/desk.module.css';
import { LoadState } from '#client/desk/page-states.tsx';
import type { Action } from '#client/desk/question.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import site from '#client/desk/site/site.module.css';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import type { ClinicianChecks } from '#contract/desk/words.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { dayProblems } from './legal-check.tsx';

type Subject = ClinicianChecks['checks'][number];

/** What clinicians have put their names to, and what waits for one. */
export function ChecksPage({ role }: { role: DeskRole }) {
  const checks = useQuery<ClinicianChecks>({ queryKey: [DESK_PATHS.checks], refetchOnMount: 'always' });
  const actions = useActions({ onDone: () => void checks.refetch() });
  return (
    <>
      <header className={styles.top}>
        <Link href="/desk/words" className={site.back} aria-label="Back to the words">
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <h1>Checked by a clinician</h1>
      </header>
      <p className={styles.quiet}>
        The questions and rules come with the programme and stay as they are. A course is open to members once a
        clinician has put a name to it.
      </p>
      {actions.outcome}
      <LoadState of={checks} />
      <div className={styles.part}>
        {checks.data?.checks.map((subject) => (
          <Card key={subject.subject}>
            <div className={styles.form}>
              <h2>{subject.name}</h2>
              <p>{standing(subject)}</p>
              {mayAtDesk(role, 'own') && !subject.isSetOutside && (
                <Button
                  variant="outline"
                  aria-label={`Mark as checked: ${subject.name}`}
                  onClick={() => actions.ask(checkAction(subject))}
                >
                  <BadgeCheck size={20} aria-hidden="true" />
                  Mark as checked
                </Button>
              )}
              {mayAtDesk(role, 'own') && !subject.isSetOutside && subject.check && (
                <Button
                  variant="outline"
                  aria-label={`Take the check back: ${subject.name}`}
                  onClick={() => actions.ask(takeBackAction(subject))}
                >
                  <Undo2 size={20} aria-hidden="true" />
                  Take the check back
                </Button>
              )}
            </div>
          </Card>
        ))}
      </div>
      {actions.questions}
    </>
  );
}

function standing({ version, check, isSetOutside }: Subject): string {
  if (isSetOutside) return 'Set outside, in site.json. It goes first, and is changed there.';
  if (!check) return `Version ${version}. No clinician has checked it yet.`;
  const by = `${check.name} (${check.register}) on ${check.checkedOn}`;
  return check.version === version
    ? `Version ${version}, checked by ${by}.`
    : `Version ${version} is newer than what ${by} checked, version ${check.version}.`;
}

const checkAction = ({ subject, name, version }: Subject): Action => ({
  name: 'Mark as checked',
  path: DESK_PATHS.checks,
  body: { subject, seenVersion: version },
  happens: `Everybody reads who checked version ${version} of “${name}”, with register and day.`,
  undo: 'Yes: take it back, or put another in its place. A new version takes it away too.',
  fields: [
    { name: 'name', kind: 'text', label: 'Checked by' },
    { name: 'register', kind: 'text', label: 'Their register and number', hint: 'Like HCPC PH00000.' },
    { name: 'checkedOn', kind: 'day', label: 'On' },
  ],
  problemsIn: dayProblems,
  bodyOf: ({ name: checkedBy, register, checkedOn }) => ({ name: checkedBy, register, checkedOn }),
});

const takeBackAction = ({ subject, name, version, check }: Subject): Action => ({
  name: 'Take the check back',
  path: DESK_PATHS.takeBackCheck,
  body: { subject, version: check?.version, name: check?.name, checkedOn: check?.checkedOn },
  happens:
    check?.version === version
      ? `Everybody reads that no clinician has checked “${name}”. A course closes to members until one has.`
      : `${check?.name} is not named here any more. That was on version ${check?.version}: members see no change.`,
  undo: 'Mark it as checked again. The activity log keeps who had checked it.',
});
