import { Lock } from 'lucide-react';
import { useState } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { ExplainedText, ExplanationRow } from '#client/parts/body/explanations/explained-text.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Button, ButtonLink, TextLink } from '#client/ui/button.tsx';
import { type CardFact, FactsList } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import { mayChooseStandard } from '#domain/body/safety-answers.ts';
import type { SafetyFlags, SafetyOutcome } from '#domain/body/safety-flags.ts';
import {
  CHECK_TEXT,
  JUMPS_LOCKED_TEXT,
  SAFETY_OUTCOME_WORDS,
  STANDARD_WORDS,
  UNANSWERED_WORDS,
} from '#programme/body/safety-outcomes.ts';
import { Problem } from './problem.tsx';
import styles from './safety.module.css';

interface SafetyOutcomePageProps {
  outcomes: readonly SafetyOutcome[];
  flags: SafetyFlags;
  isImpactOpen: boolean;
  lacksCheck: boolean;
  startWords?: string;
  onStart: () => void;
  onStandard: () => void;
  onChangeAnswers: () => void;
}

export function SafetyOutcomePage({ outcomes, flags, startWords, ...page }: SafetyOutcomePageProps) {
  const [main, ...others] = outcomes;
  const { title, text, start } = main ? SAFETY_OUTCOME_WORDS[main] : UNANSWERED_WORDS;
  const needsHelp = outcomes.includes('pelvic') || outcomes.includes('girdle');
  const isJumpLocked = !page.isImpactOpen || flags.pelvicSafe || flags.girdle;
  return (
    <StatusPage
      takesFocus
      picture={<CoachPicture name="breathe-easier" decorative />}
      title={title}
      text={<ExplainedText text={text} />}
      actions={
        <>
          <Button variant="coral" size="large" onClick={page.onStart}>
            {startWords ?? start}
          </Button>
          {main !== undefined && mayChooseStandard(outcomes) && <StandardStart onStart={page.onStandard} />}
          {needsHelp && (
            <ButtonLink href="/help#people" variant="outline" size="large">
              How to find a physiotherapist
            </ButtonLink>
          )}
          <Button variant="outline" size="large" onClick={page.onChangeAnswers}>
            Change my answers
          </Button>
        </>
      }
    >
      <FactsList facts={factsOf(flags, isJumpLocked)} />
      <div className={styles.notes}>
        {others.map((outcome) => (
          <p key={outcome}>
            <b>{SAFETY_OUTCOME_WORDS[outcome].title}.</b> <ExplainedText text={SAFETY_OUTCOME_WORDS[outcome].text} />
          </p>
        ))}
        {page.lacksCheck && <p>{CHECK_TEXT}</p>}
        {isJumpLocked && <p>{JUMPS_LOCKED_TEXT}</p>}
        {isJumpLocked && <TextLink href={SCREEN_PATHS.impactCheck}>See the jump check</TextLink>}
        <TextLink href={SCREEN_PATHS.notForMe}>Anything else to skip?</TextLink>
      </div>
    </StatusPage>
  );
}

function factsOf({ startingLevel, pelvicSafe, girdle }: SafetyFlags, isJumpLocked: boolean): CardFact[] {
  const isEasier = startingLevel === 'easier';
  const on = <Chip tone="ok">On</Chip>;
  return [
    { name: 'Level', value: <Chip tone={isEasier ? 'sun' : 'ok'}>{isEasier ? 'Easier' : 'Standard'}</Chip> },
    { name: 'Jumps', value: isJumpLocked ? <Locked /> : <Chip tone="ok">Open</Chip> },
    ...(pelvicSafe ? [{ name: 'Pelvic floor care', value: on }] : []),
    ...(girdle ? [{ name: 'Kinder to your pelvis', value: on }] : []),
  ];
}

function Locked() {
  return (
    <Chip>
      <Lock size={14} aria-hidden="true" />
      Locked
    </Chip>
  );
}

function StandardStart({ onStart }: { onStart: () => void }) {
  const [isConfirmed, setConfirmed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return (
    <div className={styles.standard}>
      <CheckRow
        small
        label={STANDARD_WORDS.confirm}
        checked={isConfirmed}
        aria-invalid={isMissing && !isConfirmed ? true : undefined}
        aria-describedby={isMissing && !isConfirmed ? 'standard-problem' : undefined}
        onChange={(event) => setConfirmed(event.target.checked)}
      />
      {isMissing && !isConfirmed && (
        <Problem id="standard-problem" text="Tick this if it’s true. If not, start with Easier." />
      )}
      <ExplanationRow ids={['leaking', 'dragging', 'doming']} />
      <Button variant="outline" size="large" block onClick={() => (isConfirmed ? onStart() : setMissing(true))}>
        {STANDARD_WORDS.start}
      </Button>
    </div>
  );
}
