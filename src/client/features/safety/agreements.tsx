import type { ReactNode } from 'react';
import { OutsideLink } from '#client/parts/site/outside-link.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import type { DraftProps } from './birth-details.tsx';
import { Problem } from './problem.tsx';
import styles from './safety.module.css';

interface AgreementsProps extends DraftProps {
  mustAgree: boolean;
  /** False where there are no answers to go by. */
  hasAnswers?: boolean;
}

/** Each is a tick of its own. */
export function Agreements({ mustAgree, hasAnswers = true, ...form }: AgreementsProps) {
  return (
    <div>
      {hasAnswers && (
        <Agreement {...form} tick="consents">
          I agree that the app uses my answers about my health to set my starting level.
        </Agreement>
      )}
      {mustAgree && (
        <Agreement {...form} tick="agrees">
          I have read the <OutsideLink href={SCREEN_PATHS.health}>Health disclaimer</OutsideLink>. I am 18 or over.
        </Agreement>
      )}
    </div>
  );
}

interface AgreementProps extends DraftProps {
  tick: 'consents' | 'agrees';
  children: ReactNode;
}

function Agreement({ tick, draft, problems, onChange, children }: AgreementProps) {
  const problemId = `${tick}-problem`;
  return (
    <>
      <CheckRow
        small
        label={children}
        checked={draft[tick]}
        aria-invalid={problems[tick] ? true : undefined}
        aria-describedby={problems[tick] && problemId}
        onChange={(event) => onChange({ ...draft, [tick]: event.target.checked })}
      />
      <Problem id={problemId} text={problems[tick]} />
    </>
  );
}

interface AgreementStepProps extends DraftProps {
  mustAgree: boolean;
  /** A member who would rather not say: there is nothing to go by, and the start is careful. */
  isDeclining?: boolean;
  onSubmit: () => void;
}

/** The agreements after the last question, or in place of all. */
export function AgreementStep({ isDeclining = false, onSubmit, ...agreements }: AgreementStepProps) {
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2 tabIndex={-1}>{isDeclining ? 'That’s fine' : 'That’s everything'}</h2>
      {isDeclining && (
        <p className={styles.lead}>You’ll start with Easier, extra care for your pelvic floor, and no jumps.</p>
      )}
      <Agreements {...agreements} hasAnswers={!isDeclining} />
      <Button type="submit" variant="coral" size="large">
        {isDeclining ? 'Start gently' : 'Set my level'}
      </Button>
    </form>
  );
}
