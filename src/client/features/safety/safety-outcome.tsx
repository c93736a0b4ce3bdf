import { Lock } from 'lucide-react';
import { CoachStill } from '#client/figure/coach-still.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { type Fact, FactsList } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import type { SafetyFlags, SafetyOutcome } from '#domain/safety-answers.ts';
import { JUMPS_LOCKED_TEXT, SAFETY_OUTCOME_WORDS, UNANSWERED_WORDS } from '#programme/safety-outcomes.ts';
import styles from './safety.module.css';

interface SafetyOutcomePageProps {
  /** The strictest first; empty for whoever would rather not answer. */
  outcomes: readonly SafetyOutcome[];
  flags: SafetyFlags;
  /** The words of the button in place of the outcome's own. */
  startWords?: string;
  onStart: () => void;
  onChangeAnswers: () => void;
}

/** What her answers come to, and the way into the workout. */
export function SafetyOutcomePage({ outcomes, flags, startWords, onStart, onChangeAnswers }: SafetyOutcomePageProps) {
  const [main, ...others] = outcomes;
  const { title, text, start } = main ? SAFETY_OUTCOME_WORDS[main] : UNANSWERED_WORDS;
  const isAfterBirth = outcomes.includes('rebuild') || outcomes.includes('pelvic');
  return (
    <StatusPage
      takesFocus
      picture={<CoachStill moveId="chair_squat" moment="end" decorative />}
      title={title}
      text={text}
      actions={
        <>
          <Button variant="coral" size="large" onClick={onStart}>
            {startWords ?? start}
          </Button>
          {outcomes.includes('pelvic') && (
            <ButtonLink href="/help#people" variant="outline" size="large">
              How to find a physiotherapist
            </ButtonLink>
          )}
          <Button variant="outline" size="large" onClick={onChangeAnswers}>
            Change my answers
          </Button>
        </>
      }
    >
      <FactsList facts={factsOf(flags, outcomes.includes('rebuild'))} />
      <div className={styles.notes}>
        {others.map((outcome) => (
          <p key={outcome}>
            <b>{SAFETY_OUTCOME_WORDS[outcome].title}.</b> {SAFETY_OUTCOME_WORDS[outcome].text}
          </p>
        ))}
        {isAfterBirth && <p>{JUMPS_LOCKED_TEXT}</p>}
      </div>
    </StatusPage>
  );
}

function factsOf({ startingLevel, impactLocked, pelvicSafe }: SafetyFlags, isRebuilding: boolean): Fact[] {
  const isEasier = startingLevel === 'easier';
  return [
    { name: 'Level', value: <Chip tone={isEasier ? 'sun' : 'ok'}>{isEasier ? 'Easier' : 'Standard'}</Chip> },
    { name: 'Jumps', value: impactLocked ? <Locked isRebuilding={isRebuilding} /> : <Chip tone="ok">Open</Chip> },
    ...(pelvicSafe ? [{ name: 'Pelvic-safe mode', value: <Chip tone="ok">On</Chip> }] : []),
  ];
}

function Locked({ isRebuilding }: { isRebuilding: boolean }) {
  return (
    <Chip>
      <Lock size={14} aria-hidden="true" />
      {isRebuilding ? 'Locked until week 12' : 'Locked'}
    </Chip>
  );
}
