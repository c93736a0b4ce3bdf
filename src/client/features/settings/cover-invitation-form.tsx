import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { SitterInvitation } from '#contract/sitter.ts';
import { NAME_MAX_LENGTH } from '#domain/account/account.ts';
import styles from './profile-form.module.css';

interface CoverInvitationFormProps {
  isBusy: boolean;
  onAsk: (invitation: SitterInvitation) => void;
}

export function CoverInvitationForm({ isBusy, onAsk }: CoverInvitationFormProps) {
  const [name, setName] = useState('');
  const [showsTime, setShowsTime] = useState(true);

  function submit(event: FormEvent) {
    event.preventDefault();
    onAsk({ name, showsTime });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.note}>
        Ask one person to take over while you train. A link is all they need: no account. They can put your days into
        their calendar, and say yes or not today.
      </p>
      <TextField
        label="Their first name"
        optional
        hint="Only you see it."
        maxLength={NAME_MAX_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <SwitchRow
        label="Tell the time, too"
        hint="Off, the link shows your days and minutes only."
        checked={showsTime}
        onChange={(event) => setShowsTime(event.target.checked)}
      />
      <Button type="submit" block busy={isBusy}>
        {isBusy ? 'Making...' : 'Make a link'}
      </Button>
    </form>
  );
}
