import { CalendarHeart } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useChange } from '#client/member/use-outbox.ts';
import { WeekdayPicker } from '#client/parts/progress/weekday-picker.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { weekdayPlan } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button, TextButton, TextLink } from '#client/ui/button.tsx';
import { Card, IconTile } from '#client/ui/card.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { MAX_PLAN_TEXT, type WeekdayPlan } from '#domain/plan/weekday-plan.ts';
import { WEEKDAY_NAMES } from '#domain/time/calendar-day.ts';
import styles from './weekday-plan.module.css';

export function WeekdayPlanCard({ userId }: { userId: string }) {
  const [plan, keep] = useStoredValue(weekdayPlan);
  const { save } = useChange(userId);
  const [editing, setEditing] = useState(false);

  function close(next: WeekdayPlan | 'skipped' | undefined) {
    setEditing(false);
    if (!next) return;
    const isOnAccount = typeof plan === 'object' && plan.isOnAccount === true;
    if (next === 'skipped' || !isOnAccount) return keep(next);
    keep({ ...next, isOnAccount });
    // Calendar and reminders follow the plan; offline it waits in the outbox.
    void save({ kind: 'workoutDays', body: { weekdays: [...next.weekdays] } });
  }

  if (editing) {
    return (
      <Card aria-labelledby="weekdays-title">
        <WeekdayPlanForm
          plan={typeof plan === 'object' ? plan : undefined}
          onSave={close}
          onSkip={() => close(plan === undefined ? 'skipped' : undefined)}
        />
      </Card>
    );
  }
  if (plan === 'skipped') {
    return (
      <TextButton className={styles.quietWay} onClick={() => setEditing(true)}>
        Plan my workout days
      </TextButton>
    );
  }
  return (
    <Card aria-labelledby="weekdays-title">
      <div className={styles.row}>
        <IconTile icon={CalendarHeart} />
        <div className={styles.body}>
          <h3 id="weekdays-title" className={styles.title}>
            {plan ? 'Your plan' : 'When could you work out?'}
          </h3>
          <p>{plan ? planText(plan) : 'Choose up to 3 days. It’s a plan, not a rule.'}</p>
        </div>
        <div className={styles.actions}>
          <Button variant="outline" size="small" onClick={() => setEditing(true)}>
            {plan ? 'Change my plan' : 'Choose days'}
          </Button>
          {plan && <TextLink href={SCREEN_PATHS.workoutDays}>Add my workout days to my calendar</TextLink>}
          {!plan && <TextButton onClick={() => close('skipped')}>Not now</TextButton>}
        </div>
      </div>
    </Card>
  );
}

function planText({ weekdays, after, otherwise }: WeekdayPlan): string {
  const days = weekdays.map((weekday) => WEEKDAY_NAMES[weekday]).join(', ');
  const when = after === '' ? '' : `, after ${after}`;
  return `${days}${when}.${otherwise === '' ? '' : ` If something comes up: ${otherwise}.`}`;
}

interface WeekdayPlanFormProps {
  plan: WeekdayPlan | undefined;
  onSave: (plan: WeekdayPlan) => void;
  onSkip: () => void;
}

function WeekdayPlanForm({ plan, onSave, onSkip }: WeekdayPlanFormProps) {
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
        <h3 id="weekdays-title" className={styles.title}>
          When could you work out?
        </h3>
        <p className={styles.quiet}>Choose up to 3 days. It’s a plan, not a rule.</p>
      </div>
      <WeekdayPicker weekdays={weekdays} onChange={setWeekdays} />
      <TextField
        label="After"
        optional
        hint="The school run, the first nap, tea"
        maxLength={MAX_PLAN_TEXT}
        value={after}
        onChange={(event) => setAfter(event.target.value)}
      />
      <TextField
        label="If something comes up, I’ll"
        optional
        hint="Do the 10-minute version, or move it to tomorrow"
        maxLength={MAX_PLAN_TEXT}
        value={otherwise}
        onChange={(event) => setOtherwise(event.target.value)}
      />
      <div className={styles.actions}>
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
