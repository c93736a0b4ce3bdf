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
        <Link href="/desk/words" className={site.back} aria-label="Back to text">
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <h1>Checked by a clinician</h1>
      </header>
      <p className={styles.quiet}>
        These come with the programme and can’t be changed. Members don’t see a medical course until a clinician has
        checked it. They read “More is coming”.
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
                  Record clinician’s check
                </Button>
              )}
              {mayAtDesk(role, 'own') && !subject.isSetOutside && subject.check && (
                <Button
                  variant="outline"
                  aria-label={`Remove check: ${subject.name}`}
                  onClick={() => actions.ask(takeBackAction(subject))}
                >
                  <Undo2 size={20} aria-hidden="true" />
                  Remove check
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
  if (isSetOutside) return 'Set in site.json. Change it there.';
  if (!check) return `Version ${version}. Not checked yet.`;
  const by = `${check.name} (${check.register}) on ${check.checkedOn}`;
  return check.version === version
    ? `Version ${version}, checked by ${by}.`
    : `Version ${version} isn’t checked yet. ${by} checked version ${check.version}.`;
}

const checkAction = ({ subject, name, version }: Subject): Action => ({
  name: 'Record clinician’s check',
  path: DESK_PATHS.checks,
  body: { subject, seenVersion: version },
  happens: `Members see who checked version ${version} of “${name}”, their register and the date.`,
  undo: 'Yes: take it back, or put another in its place. A new version takes it away too.',
  fields: [
    { name: 'name', kind: 'text', label: 'Clinician’s name' },
    { name: 'register', kind: 'text', label: 'Their register and number', hint: 'For example HCPC PH00000.' },
    { name: 'checkedOn', kind: 'day', label: 'On' },
  ],
  problemsIn: dayProblems,
  bodyOf: ({ name: checkedBy, register, checkedOn }) => ({ name: checkedBy, register, checkedOn }),
});

const takeBackAction = ({ subject, name, version, check }: Subject): Action => ({
  name: 'Remove check',
  path: DESK_PATHS.takeBackCheck,
  body: { subject, version: check?.version, name: check?.name, checkedOn: check?.checkedOn },
  happens:
    check?.version === version
      ? `No clinician is named for “${name}” any more. Members don’t see a course until one is.`
      : `${check?.name} isn’t named here any more. That was on version ${check?.version}: members see no change.`,
  undo: 'Mark it as checked again. The activity log keeps who had checked it.',
});
