import { Lock } from 'lucide-react';
import { OutsideLink } from '#client/components/outside-link.tsx';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { SAFETY_OUTCOME_WORDS } from '#programme/safety-outcomes.ts';
import type { DraftProps } from './birth-details.tsx';
import { Problem } from './problem.tsx';
import styles from './safety.module.css';

interface AgreementStepProps extends DraftProps {
  mustAgree: boolean;
  /** She would rather not answer: nothing is gone by, and she starts carefully. */
  isDeclining?: boolean;
  /** Nothing was true: how she begins is told here, and the workout follows. */
  startsNow?: boolean;
  onSubmit: () => void;
}

/** What she agrees to, after the last question or in place of all. */
export function AgreementStep({
  mustAgree,
  isDeclining = false,
  startsNow = false,
  onSubmit,
  ...form
}: AgreementStepProps) {
  const set = startsNow ? SAFETY_OUTCOME_WORDS.clear.start : 'Set my level';
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
      {isDeclining ? (
        <p className={styles.lead}>You start as carefully as we can: at Easier, pelvic-safe, with jumps locked.</p>
      ) : (
        <Notice icon={<Lock size={20} aria-hidden="true" />}>
          <p>
            Your answers stay on this device. We keep only the settings that come out of them: your starting level,
            pelvic-safe mode, moves changed for a sore pelvis, and a page to read first if one fits.
          </p>
        </Notice>
      )}
      {startsNow && <p className={styles.lead}>{SAFETY_OUTCOME_WORDS.clear.text}</p>}
      <div className={styles.agreements}>
        {!isDeclining && <Consent {...form} />}
        {mustAgree && <Disclaimer {...form} />}
      </div>
      <Button type="submit" variant="coral" size="large">
        {isDeclining ? 'Start carefully' : set}
      </Button>
    </form>
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
