import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { RadioTiles } from '#client/ui/radio-tiles.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { onboardingStepGoal } from '#domain/steps.ts';
import { GoalNumberField } from './goal-number-field.tsx';
import { grouped } from './grouped-digits.ts';
import styles from './step-onboarding.module.css';
import { useSetStepGoal } from './use-set-step-goal.ts';

const SUGGESTIONS = [
  { value: '3000', title: '3,000', hint: 'a start' },
  { value: '5000', title: '5,000', hint: 'a good day' },
  { value: '7000', title: '7,000', hint: 'a stretch' },
] as const;

const REFUSALS = {
  too_small: { title: 'Please enter a step goal', text: 'Enter any number that feels right for you' },
  too_large: { title: "That's a lot of steps!", text: 'Try a smaller number to start with' },
} as const;

interface StepGoalFormProps {
  userId: string;
  firstGoal: number;
}

export function StepGoalForm({ userId, firstGoal }: StepGoalFormProps) {
  const [digits, setDigits] = useState(String(firstGoal));
  const [problem, setProblem] = useState<string>();
  const { isSaving, setStepGoal } = useSetStepGoal(userId);
  const isNumber = /^\d+$/.test(digits);

  function change(typed: string) {
    setDigits(typed);
    setProblem(undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isNumber && digits !== '') setProblem('Please enter a whole number, such as 7,000.');
    const answer = isNumber ? onboardingStepGoal(digits) : ({ ok: false, reason: 'too_small' } as const);
    if (answer.ok) void setStepGoal(answer.goal);
    else showToast({ kind: 'destructive', ...REFUSALS[answer.reason] });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <GoalNumberField digits={digits} problem={problem} onChange={change} />
      <RadioTiles
        label="Suggestions"
        tiles={SUGGESTIONS}
        value={SUGGESTIONS.find(({ value }) => value === digits)?.value}
        onChange={change}
        className={styles.suggestions}
      />
      <Button type="submit" variant="coral" size="large" block busy={isSaving}>
        {isNumber ? `Set ${grouped(digits)} Steps` : 'Enter Your Goal'}
      </Button>
    </form>
  );
}
