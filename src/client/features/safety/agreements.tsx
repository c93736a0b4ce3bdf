import { Lock } from 'lucide-react';
import { OutsideLink } from '#client/parts/site/outside-link.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import type { DraftProps } from './birth-details.tsx';
import { Problem } from './problem.tsx';
import styles from './safety.module.css';

interface AgreementsProps extends DraftProps {
  mustAgree: boolean;
  /** False where there are no answers to go by. */
  hasAnswers?: boolean;
}

/** Each is a tick of its own, beside what is kept. */
export function Agreements({ mustAgree, hasAnswers = true, ...form }: AgreementsProps) {
  return (
    <>
      {hasAnswers && (
        <Notice icon={<Lock size={20} aria-hidden="true" />}>
          <p>
            Your answers stay on this device. We keep only the settings that come out of them: your starting level,
            pelvic-safe mode, moves changed for a sore pelvis, and a page to read first if one fits.
          </p>
        </Notice>
      )}
      <div className={styles.agreements}>
        {hasAnswers && <Consent {...form} />}
        {mustAgree && <Disclaimer {...form} />}
      </div>
    </>
  );
}

function Consent({ draft, problems, onChange }: DraftProps) {
  return (
    <>
      <CheckRow
        small
        label="I agree that the app uses my answers about my health to set my starting level. I can change or delete them in Settings."
        checked={draft.consents}
        aria-invalid={problems.consents ? true : undefined}
        aria-describedby={problems.consents && 'consents-problem'}
        onChange={(event) => onChange({ ...draft, consents: event.target.checked })}
      />
      <Problem id="consents-problem" text={problems.consents} />
    </>
  );
}

function Disclaimer({ draft, problems, onChange }: DraftProps) {
  return (
    <>
      <CheckRow
        small
        label="I have read the Health disclaimer. I am 18 or over."
        checked={draft.agrees}
        aria-invalid={problems.agrees ? true : undefined}
        aria-describedby={problems.agrees && 'agrees-problem'}
        onChange={(event) => onChange({ ...draft, agrees: event.target.checked })}
      />
      <p className={styles.read}>
        <OutsideLink href={SCREEN_PATHS.health}>Read the Health disclaimer</OutsideLink>
      </p>
      <Problem id="agrees-problem" text={problems.agrees} />
    </>
  );
}

interface AgreementStepProps extends DraftProps {
  mustAgree: boolean;
  /** She would rather not answer: nothing is gone by, and she starts carefully. */
  isDeclining?: boolean;
  onSubmit: () => void;
}

/** What she agrees to, after the last question or in place of all. */
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
      <h2 tabIndex={-1}>{isDeclining ? 'Without your answers' : 'That is all we ask'}</h2>
      {isDeclining && (
        <p className={styles.lead}>You start as carefully as we can: at Easier, pelvic-safe, with jumps locked.</p>
      )}
      <Agreements {...agreements} hasAnswers={!isDeclining} />
      <Button type="submit" variant="coral" size="large">
        {isDeclining ? 'Start carefully' : 'Set my level'}
      </Button>
    </form>
  );
}
