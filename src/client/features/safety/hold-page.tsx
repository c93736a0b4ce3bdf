import { HeartPulse, Phone } from 'lucide-react';
import { isCourseOn, useCourseChecks } from '#client/parts/courses/use-course-checks.ts';
import { OutsideLink } from '#client/parts/site/outside-link.tsx';
import { coursePath } from '#client/parts/site/screen-paths.ts';
import { Button, ButtonLink, TextButton } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import type { SafetyHold } from '#domain/body/safety-flags.ts';
import { SAFETY_OUTCOME_WORDS } from '#programme/body/safety-outcomes.ts';
import { courseSummary } from '#programme/courses/course-summaries.ts';
import styles from './safety.module.css';

interface HoldPageProps {
  hold: SafetyHold;
  closeHref: string;
  onGoOn?: (() => void) | undefined;
  onChangeAnswers: () => void;
}

const EARLY_WEEKS = courseSummary('early-weeks');

const CALLS: Readonly<Partial<Record<SafetyHold, readonly string[]>>> = { bleeding: ['999', '111'], chest: ['999'] };

export function HoldPage({ hold, closeHref, onGoOn, onChangeAnswers }: HoldPageProps) {
  const { title, text } = SAFETY_OUTCOME_WORDS[hold];
  const calls = CALLS[hold] ?? [];
  const checks = useCourseChecks();
  return (
    <StatusPage
      takesFocus
      icon={<IconTile icon={HeartPulse} size={26} tone={calls.length > 0 ? 'err' : 'mint'} className={styles.tile} />}
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink href={closeHref} variant="coral" size="large">
            Close
          </ButtonLink>
          {onGoOn && (
            <Button variant="outline" size="large" onClick={onGoOn}>
              I’ve asked a doctor or midwife, and I want to go on
            </Button>
          )}
          <TextButton className={styles.decline} onClick={onChangeAnswers}>
            Change my answers
          </TextButton>
        </>
      }
    >
      {calls.length > 0 && (
        <ul className={styles.calls}>
          {calls.map((number) => (
            <li key={number}>
              <a href={`tel:${number}`}>
                <Phone size={20} aria-hidden="true" />
                Call {number}
              </a>
            </li>
          ))}
        </ul>
      )}
      {hold === 'pregnant' && (
        <p>
          <OutsideLink href="https://www.nhs.uk/pregnancy/keeping-well/exercise/">Read the NHS page</OutsideLink>
        </p>
      )}
      {hold === 'early' && isCourseOn(EARLY_WEEKS, checks) && (
        <ButtonLink href={coursePath(EARLY_WEEKS.id)} variant="primary" block>
          {EARLY_WEEKS.title}: made for this time
        </ButtonLink>
      )}
      <p className={styles.goingOn}>
        If you go on, you start with Easier, extra care for your pelvic floor, and no jumps.
      </p>
    </StatusPage>
  );
}
