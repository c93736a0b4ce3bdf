import { useState } from 'react';
import styles from '#client/desk/desk.module.css';
import { deskCall, FAILURE, isOutcomeUnknown, useActionFailure } from '#client/desk/desk-call.ts';
import { dayText } from '#client/desk/labels.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { FormProblem, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { TextAreaField } from '#client/ui/text-area-field.tsx';
import type { DeskMember } from '#contract/desk/members.ts';
import { deskMemberPath } from '#contract/paths.ts';

type Note = DeskMember['note'];

interface Typed {
  text: string;
  /** When the note that it replaces was saved. */
  seenAt: number | null;
}

const savedAt = (note: Note): number | null => note?.savedAt ?? null;

interface MemberNoteProps {
  member: DeskMember;
  /** Reads the note that is stored now. */
  readAgain: () => Promise<Note>;
}

/** What is typed stays, whatever is read meanwhile; saved beside another's change it is refused, and told of theirs. */
export function MemberNote({ member: { id, note }, readAgain }: MemberNoteProps) {
  const failureText = useActionFailure();
  const [typed, setTyped] = useState<Typed>();
  const [standing, setStanding] = useState<string>();
  const stands = typed ?? { text: note?.text ?? '', seenAt: savedAt(note) };

  async function save(text: string): Promise<'again'> {
    try {
      await deskCall(`${deskMemberPath(id)}/note`, { note: text, seenAt: stands.seenAt });
      showStored(await readAgain());
    } catch (error) {
      if (isBesideAnother(error)) setTyped({ text, seenAt: savedAt(await readAgain()) });
      if (!isOutcomeUnknown(error)) throw error;
      const now = await readAgain();
      if (now?.text === text.trim()) showStored(now);
      else setStanding(failureText(error));
    }
    return 'again';
  }

  function showStored(now: Note) {
    setTyped(undefined);
    setStanding(now ? undefined : 'Saved.');
  }

  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm({
    names: ['note'],
    problemsIn: () => ({}),
    send: (values) => save(values.note),
    failure: FAILURE,
  });
  return (
    <Card>
      <form {...formProps} className={styles.form}>
        <h2>Private note</h2>
        <FormProblem problems={problems} problem={problem} />
        <TextAreaField
          label="Private note"
          hideLabel
          hint="Only your team sees it. It’s part of the data this member can download."
          value={stands.text}
          maxLength={2_000}
          readOnly={isBusy}
          onChange={({ target }) => {
            setTyped({ ...stands, text: target.value });
            setStanding('Not saved yet.');
          }}
          {...fieldProps('note')}
        />
        <Button type="submit" variant="outline" size="small" busy={isBusy}>
          Save note
        </Button>
        <p role="status" className={classNames(styles.quiet, styles.said)}>
          {standing ?? (note && `Saved by ${note.savedBy}, ${dayText(note.savedAt)}.`)}
        </p>
      </form>
    </Card>
  );
}

const isBesideAnother = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
