import { BadgeCheck, TriangleAlert, Undo2 } from 'lucide-react';
import styles from '#client/desk/desk.module.css';
import type { Action } from '#client/desk/question.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import type { WordsCheck, WordsPlaceAnswer } from '#contract/desk/words.ts';
import { deskWordsPath } from '#contract/paths.ts';

interface LegalCheckProps {
  place: WordsPlaceAnswer;
  mayCheck: boolean;
  onChecked: () => void;
}

/** "2026-11-28", the day that the server goes by. */
const LONDON_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** A day that has been. */
export function dayProblems({ checkedOn = '' }: Readonly<Record<string, string>>): Record<string, string> {
  if (checkedOn === '') return { checkedOn: 'Choose a date.' };
  return checkedOn > LONDON_DAY.format(Date.now()) ? { checkedOn: 'Choose today or earlier.' } : {};
}

/** Who checked the version that is shown, and when; gone with the next change. */
export function LegalCheck({ place, mayCheck, onChecked }: LegalCheckProps) {
  const { id, name, version, check, isDraftPage } = place;
  const actions = useActions({ onDone: onChecked });
  return (
    <Card>
      <div className={styles.form}>
        <h2>Legal check</h2>
        {check && check.version !== version && (
          <Notice tone="sun" icon={<TriangleAlert size={22} aria-hidden="true" />}>
            <b>Changed after the lawyer checked it.</b> Checked by {check.name} on {check.checkedOn}, version{' '}
            {check.version}.
          </Notice>
        )}
        {check?.version === version && (
          <p>
            Checked by {check.name} on {check.checkedOn}.
          </p>
        )}
        {check?.version !== version && !isDraftPage && <p>The shipped words were checked, as LEGAL_REVIEWED says.</p>}
        {actions.outcome}
        {mayCheck && (
          <Button
            variant="outline"
            onClick={() =>
              actions.ask({
                name: 'Mark this version as checked',
                path: `${deskWordsPath(id)}/check`,
                body: { seenVersion: version },
                happens: `The draft mark goes off “${name}”. Their name shows here and in the activity log.`,
                undo: 'Yes: take the check back. The next change takes it away too.',
                fields: [
                  { name: 'name', kind: 'text', label: 'Lawyer’s name' },
                  { name: 'checkedOn', kind: 'day', label: 'On' },
                ],
                bodyOf: ({ name: checkedBy, checkedOn }) => ({ name: checkedBy, checkedOn }),
                problemsIn: dayProblems,
              })
            }
          >
            <BadgeCheck size={20} aria-hidden="true" />
            Mark this version as checked
          </Button>
        )}
        {mayCheck && check && (
          <Button variant="outline" onClick={() => actions.ask(takeBackAction(place, check))}>
            <Undo2 size={20} aria-hidden="true" />
            Remove check
          </Button>
        )}
        <p className={styles.quiet}>Without a check the page says “draft”.</p>
      </div>
      {actions.questions}
    </Card>
  );
}

function takeBackAction({ id, name, version }: WordsPlaceAnswer, check: WordsCheck): Action {
  const draft = `“${name}” says “draft” again${version === 0 ? ', unless LEGAL_REVIEWED is set' : ''}.`;
  return {
    name: 'Remove check',
    path: `${deskWordsPath(id)}/check/take-back`,
    body: { version: check.version, name: check.name, checkedOn: check.checkedOn },
    happens: `${check.name} isn’t named here any more. ${check.version === version ? draft : 'The page doesn’t change.'}`,
    undo: 'Mark it as checked again. The activity log keeps who had checked it.',
  };
}
