import { type FormEvent, useState } from 'react';
import { WeekdayPicker } from '#client/components/weekday-picker.tsx';
import { Button, TextButton } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { MAX_PLAN_TEXT, type WeekdayPlan } from '#domain/weekday-plan.ts';
import styles from './weekday-plan.module.css';

interface WeekdayPlanFormProps {
  plan: WeekdayPlan | undefined;
  onSave: (plan: WeekdayPlan) => void;
  onSkip: () => void;
}

export function WeekdayPlanForm({ plan, onSave, onSkip }: WeekdayPlanFormProps) {
  const [weekdays, setWeekdays] = useState<readonly number[]>(plan?.weekdays ?? []);
  const [after, setAfter] = useState(plan?.after ?? '');
  const [otherwise, setOtherwise] = useState(plan?.otherwise ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (weekdays.length === 0) return;
    onSave({ weekdays: [...weekdays], after: asPhrase(after), otherwise: asPhrase(otherwise) });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <div>
        <h2 id="weekdays-title" className={styles.title}>
          When could you do your workouts?
        </h2>
        <p className={styles.quiet}>Choose up to three days. It is a plan, not a rule.</p>
      </div>
      <WeekdayPicker weekdays={weekdays} onChange={setWeekdays} />
      <TextField
        label="After"
        optional
        hint="for example: the school run, the first nap, tea"
        maxLength={MAX_PLAN_TEXT}
        value={after}
        onChange={(event) => setAfter(event.target.value)}
      />
      <TextField
        label="If something comes up, I will"
        optional
        hint="for example: do the 10 minute version, or move it to tomorrow"
        maxLength={MAX_PLAN_TEXT}
        value={otherwise}
        onChange={(event) => setOtherwise(event.target.value)}
      />
      <div className={styles.ways}>
        <Button type="submit" size="small" disabled={weekdays.length === 0}>
          Save my plan
        </Button>
        <TextButton onClick={onSkip}>Not now</TextButton>
      </div>
    </form>
  );
}

const asPhrase = (text: string): string =>
  text
    .trim()
    .replace(/^after\s+/i, '')
    .replace(/\.+$/, '');
