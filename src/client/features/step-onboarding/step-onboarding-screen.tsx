import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { useChange } from '#client/member/use-outbox.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { stepOnboardingCompleted, stepGoal as storedStepGoal } from '#client/parts/account/first-page-storage.ts';
import { CoachLookChoice } from '#client/parts/coach-look/coach-look-choice.tsx';
import { today } from '#client/parts/plan/calendar-now.ts';
import { CoachPage } from '#client/parts/site/coach-page.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Button } from '#client/ui/button.tsx';
import { FoldList } from '#client/ui/fold-list.tsx';
import { RadioTiles } from '#client/ui/radio-tiles.tsx';
import { NumberField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { DEFAULT_STEP_GOAL, onboardingStepGoal } from '#domain/steps/steps.ts';
import { formatCount } from '#domain/time/count-text.ts';
import styles from './step-onboarding-screen.module.css';

/** A slow network may delay the next screen this long at most. */
const PATIENCE_MS = 3_000;

const SUGGESTIONS = [
  { value: '3000', title: '3,000', hint: 'a start' },
  { value: '5000', title: '5,000', hint: 'a good day' },
  { value: '7000', title: '7,000', hint: 'a stretch' },
] as const;

const REFUSALS = {
  too_small: { title: 'Please enter a step goal', text: 'Enter any number that feels right for you' },
  too_large: { title: "That's a lot of steps!", text: 'Try a smaller number to start with' },
} as const;

export function StepOnboardingScreen() {
  const user = useSignIn()?.user;
  const [firstGoal] = useState(() => storedStepGoal.read() ?? user?.stepGoal ?? DEFAULT_STEP_GOAL);
  if (!user) return null;
  return (
    <CoachPage
      coach={<CoachPicture name="scene-walk" decorative isFirst />}
      title="Your Daily Step Goal"
      lead="Pick a number you can reach on an ordinary day. Change it any time."
      foot={
        <p>
          Many people start at 5,000. Studies link about 7,000 a day to better health. Check your phone or watch, and
          type your steps in once a day.
        </p>
      }
    >
      <StepGoalForm userId={user.id} firstGoal={firstGoal} />
      <CoachFold />
    </CoachPage>
  );
}

/** She comes when it is opened, turns round once, and goes when it is closed. */
function CoachFold() {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const toggled = ({ target }: Event) => setOpen(target instanceof HTMLDetailsElement && target.open);
    const list = place.current;
    list?.addEventListener('toggle', toggled, true);
    return () => list?.removeEventListener('toggle', toggled, true);
  }, []);
  const choice = { title: 'Choose how your coach looks', content: isOpen && <CoachLookChoice /> };
  return (
    <div ref={place}>
      <FoldList folds={[choice]} className={styles.coach} />
    </div>
  );
}

function StepGoalForm({ userId, firstGoal }: { userId: string; firstGoal: number }) {
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
    if (!isNumber && digits !== '') setProblem('Enter a whole number, like 7,000.');
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
        {isNumber ? `Set ${groupDigits(digits)} Steps` : 'Enter Your Goal'}
      </Button>
    </form>
  );
}

function useSetStepGoal(userId: string) {
  const [, navigate] = useLocation();
  const [isSaving, setIsSaving] = useState(false);
  const { save } = useChange(userId);

  async function setStepGoal(stepGoal: number) {
    if (isSaving) return;
    setIsSaving(true);
    stepOnboardingCompleted.write(true);
    await Promise.race([save({ kind: 'stepGoal', body: { stepGoal, from: today() } }), patience()]);
    navigate(SCREEN_PATHS.mainApp, { replace: true });
  }

  return { isSaving, setStepGoal };
}

const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

interface GoalNumberFieldProps {
  digits: string;
  problem: string | undefined;
  onChange: (digits: string) => void;
}

function GoalNumberField({ digits, problem, onChange }: GoalNumberFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const digitsAfterCaret = useRef<number>(undefined);

  // Grouping commas must not move the caret.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input || digitsAfterCaret.current === undefined) return;
    const caret = caretBefore(input.value, digitsAfterCaret.current);
    input.setSelectionRange(caret, caret);
    digitsAfterCaret.current = undefined;
  });

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    digitsAfterCaret.current = target.value
      .slice(target.selectionStart ?? target.value.length)
      .replace(/\D/g, '').length;
    onChange(digitsIn(target.value));
  }

  return (
    <NumberField
      ref={field}
      label="Steps a day"
      hideLabel
      placeholder="0"
      enterKeyHint="done"
      className={styles.number}
      value={groupDigits(digits)}
      error={problem}
      onChange={change}
      onFocus={(event) => event.target.select()}
    />
  );
}

/** One digit more than the largest goal, so that too large a number is reported. */
const MAX_DIGITS = 7;

function groupDigits(text: string): string {
  return /^\d+$/.test(text) ? formatCount(Number(text)) : text;
}

function digitsIn(text: string): string {
  const digits = text.replace(/[,\s]/g, '');
  return /^\d*$/.test(digits) ? digits.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS) : text;
}

/** Left of a comma, so that Backspace meets a digit. */
function caretBefore(text: string, digitsAfter: number): number {
  let caret = text.length;
  for (let left = digitsAfter; caret > 0 && left > 0; caret -= 1) {
    if (text[caret - 1] !== ',') left -= 1;
  }
  return text[caret - 1] === ',' ? caret - 1 : caret;
}
