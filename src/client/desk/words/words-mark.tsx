import { BadgeCheck, TriangleAlert, Undo2 } from 'lucide-react';
import styles from '#client/desk/desk.module.css';
import type { Action } from '#client/desk/question.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import type { WordsMark, WordsPlaceAnswer } from '#contract/desk/words.ts';
import { deskWordsPath } from '#contract/paths.ts';

interface LawyersMarkProps {
  place: WordsPlaceAnswer;
  mayMark: boolean;
  onMarked: () => void;
}

/** "2026-11-28", the day that the server goes by. */
const LONDON_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** A day that has been. */
export function dayProblems({ checkedOn = '' }: Readonly<Record<string, string>>): Record<string, string> {
  if (checkedOn === '') return { checkedOn: 'Choose a date.' };
  return checkedOn > LONDON_DAY.format(Date.now()) ? { checkedOn: 'Choose today or earlier.' } : {};
}

/** Who read the version that is shown, and when; gone with the next change. */
export function LawyersMark({ place, mayMark, onMarked }: LawyersMarkProps) {
  const { id, name, version, mark, isDraftPage } = place;
  const actions = useActions({ onDone: onMarked });
  return (
    <Card>
      <div className={styles.form}>
        <h2>Lawyer’s mark</h2>
        {mark && mark.version !== version && (
          <Notice tone="sun" icon={<TriangleAlert size={22} aria-hidden="true" />}>
            <b>Changed after the lawyer read it.</b> Read by {mark.name} on {mark.checkedOn}, version {mark.version}.
          </Notice>
        )}
        {mark?.version === version && (
          <p>
            Read by {mark.name} on {mark.checkedOn}.
          </p>
        )}
        {mark?.version !== version && !isDraftPage && <p>The shipped words were read, as LEGAL_REVIEWED says.</p>}
        {actions.outcome}
        {mayMark && (
          <Button
            variant="outline"
            onClick={() =>
              actions.ask({
                name: 'Mark this version as read',
                path: `${deskWordsPath(id)}/read`,
                body: { seenVersion: version },
                happens: `The draft mark goes off “${name}”. Who read it stands here and in the activity log.`,
                undo: 'Yes: take the mark back. The next change takes it away too.',
                fields: [
                  { name: 'name', kind: 'text', label: 'Read by' },
                  { name: 'checkedOn', kind: 'day', label: 'On' },
                ],
                bodyOf: ({ name: readBy, checkedOn }) => ({ name: readBy, checkedOn }),
                problemsIn: dayProblems,
              })
            }
          >
            <BadgeCheck size={20} aria-hidden="true" />
            Mark this version as read
          </Button>
        )}
        {mayMark && mark && (
          <Button variant="outline" onClick={() => actions.ask(takeBackAction(place, mark))}>
            <Undo2 size={20} aria-hidden="true" />
            Take the mark back
          </Button>
        )}
        <p className={styles.quiet}>Without a mark the page says “draft”.</p>
      </div>
      {actions.questions}
    </Card>
  );
}

function takeBackAction({ id, name, version }: WordsPlaceAnswer, mark: WordsMark): Action {
  const draft = `“${name}” says “draft” again${version === 0 ? ', unless LEGAL_REVIEWED is set' : ''}.`;
  return {
    name: 'Take the mark back',
    path: `${deskWordsPath(id)}/read/take-back`,
    body: { version: mark.version, name: mark.name, checkedOn: mark.checkedOn },
    happens: `${mark.name} is not named here any more. ${mark.version === version ? draft : 'The page stays as it is.'}`,
    undo: 'Mark it as read again. The activity log keeps who had read it.',
  };
}
