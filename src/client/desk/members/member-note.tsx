import { useState } from 'react';
import styles from '#client/desk/desk.module.css';
import { deskCall, FAILURE, isOutcomeUnknown, useActionFailure } from '#client/desk/desk-call.ts';
import { dayText } from '#client/desk/moments.ts';
import { FormTrouble } from '#client/parts/site/form-trouble.tsx';
import { useSendingForm } from '#client/parts/site/use-sending-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { TextAreaField } from '#client/ui/text-area-field.tsx';
import type { DeskMember } from '#contract/desk/members.ts';
import { deskMemberPath } from '#contract/paths.ts';

/** Saved beside another's change, it is refused and the words that were typed stay. */
export function MemberNote({ member, onSaved }: { member: DeskMember; onSaved: () => void }) {
  const { id, note } = member;
  const failureText = useActionFailure();
  const [standing, setStanding] = useState<string>();
  const { isBusy, trouble, problems, formProps, fieldProps } = useSendingForm({
    names: ['note'],
    problemsIn: () => ({}),
    send: async (values) => {
      setStanding('Not saved yet.');
      try {
        await deskCall(`${deskMemberPath(id)}/note`, { note: values.note, seenAt: note?.savedAt ?? null });
        setStanding('Saved.');
        onSaved();
      } catch (error) {
        if (!isOutcomeUnknown(error)) throw error;
        setStanding(failureText(error));
      }
      return 'again';
    },
    failure: FAILURE,
  });
  return (
    <Card>
      <form {...formProps} className={styles.form} onInput={() => setStanding('Not saved yet.')}>
        <h2>Private note</h2>
        <FormTrouble problems={problems} trouble={trouble} />
        <TextAreaField
          label="Private note"
          hideLabel
          hint="For those at the desk. It is part of what a member can export."
          defaultValue={note?.text ?? ''}
          maxLength={2_000}
          {...fieldProps('note')}
        />
        <Button type="submit" variant="outline" size="small" busy={isBusy}>
          Save the note
        </Button>
        <p role="status" className={styles.quiet}>
          {standing ?? (note && `Saved by ${note.savedBy}, ${dayText(note.savedAt)}.`)}
        </p>
      </form>
    </Card>
  );
}
