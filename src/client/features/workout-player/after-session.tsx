import { useEffect, useRef, useState } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { programmeWords } from '#client/member/programme-words.ts';
import { bodyRecord } from '#client/parts/body/body-storage.ts';
import { CallNow } from '#client/parts/body/call-now.tsx';
import { ExplainedText } from '#client/parts/body/explanations/explained-text.tsx';
import { useImpactCheck } from '#client/parts/body/safety-now.ts';
import { isCourseOn, useCourseChecks } from '#client/parts/courses/use-course-checks.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import { forgetChosenLevels, forgetLevelsOf } from '#client/parts/session/forget-chosen-levels.ts';
import { coursePath, SAFETY_PATH } from '#client/parts/site/screen-paths.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button, ButtonLink, ButtonPair, TextButton, TextLink } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { BottomSheet } from '#client/ui/dialog.tsx';
import {
  BODY_SIGNS,
  type BodySign,
  rowFor,
  type StepUp,
  sessionTold,
  steppedUp,
  stepUpOf,
} from '#domain/body/body-care.ts';
import { symptomTold } from '#domain/body/impact-check.ts';
import type { CourseCheck } from '#domain/courses/course-check.ts';
import {
  AFTER_SESSION_TABLE,
  AFTER_SESSION_WORDS,
  type AfterSessionRow,
  OFFER_WORDS,
  SIGN_WORDS,
  STEP_UP_WORDS,
} from '#programme/body/after-session.ts';
import { courseSummary } from '#programme/courses/course-summaries.ts';
import { isMarkedForDoming } from '#programme/moves/move-facts.ts';
import styles from './after-session.module.css';
import { LevelOffer } from './level-offer.tsx';

interface AfterSessionProps {
  offer: 'easier' | 'harder' | undefined;
  /** Safety: too little was done for "nothing" to mean a step up. */
  isShort?: boolean;
  /** Where the question has a screen of its own: leaves it. */
  onDone?: () => void;
}

/** A screen for the question alone; closing it skips the question. */
export function BodySheet({ offer, onDone }: { offer: AfterSessionProps['offer']; onDone: () => void }) {
  const { question, private: kept } = AFTER_SESSION_WORDS;
  return (
    <BottomSheet
      open
      closable
      onOpenChange={onDone}
      title={question}
      text={kept}
      className={styles.page}
      hero={
        <div className={styles.coach}>
          <CoachPicture name="breathe-easier" decorative isFirst />
        </div>
      }
    >
      <AfterSession offer={offer} onDone={onDone} />
    </BottomSheet>
  );
}

/** Once for a session. Safety: a sign that is told withdraws the offer of a level. */
export function AfterSession({ offer, isShort = false, onDone }: AfterSessionProps) {
  const [record, save] = useStoredValue(bodyRecord);
  const { tell } = useImpactCheck();
  // Privacy: fetched whatever the member answers, so that no request reveals an answer.
  const checks = useCourseChecks();
  const [row, setRow] = useState<AfterSessionRow>();

  function answer(signs: readonly BodySign[]) {
    const found = rowFor(AFTER_SESSION_TABLE, record, signs, today());
    const told = sessionTold(record, found, today());
    if (signs.length > 0 || !isShort) save(told);
    if (signs.length > 0) tell(symptomTold);
    easeLevels(found);
    if (onDone && signs.length === 0 && !offer && !stepUpOf(told)) onDone();
    else setRow(found);
  }
  const step = row && !isShort ? stepUpOf(record) : undefined;
  return (
    <>
      <section className={classNames(styles.body, !onDone && styles.boxed)}>
        {row ? (
          <Outcome row={row} isAsking={step !== undefined} checks={checks} />
        ) : (
          <Question isTitled={onDone === undefined} onAnswer={answer} />
        )}
        {step && <StepUpOffer step={step} onStep={() => save(steppedUp(record, step))} />}
      </section>
      {offer && (row ? row.signs.length === 0 : !onDone) && <LevelOffer level={offer} />}
      {row && onDone && (
        <Button variant="coral" size="large" block onClick={onDone}>
          Done
        </Button>
      )}
    </>
  );
}

function easeLevels({ asksFor }: AfterSessionRow) {
  if (asksFor.includes('startsEasier')) forgetChosenLevels();
  else if (asksFor.includes('bellyEasier')) forgetLevelsOf((moveId) => isMarkedForDoming(moveId, programmeWords()));
}

/** `isTitled` where no title above it asks already. */
function Question({ isTitled, onAnswer }: { isTitled: boolean; onAnswer: (signs: readonly BodySign[]) => void }) {
  const [signs, setSigns] = useState<readonly BodySign[]>();
  const { question, none, some, which, tell, private: kept, urgent } = AFTER_SESSION_WORDS;
  if (!signs) {
    return (
      <>
        {isTitled && <h3 className={styles.title}>{question}</h3>}
        <ButtonPair className={styles.pair}>
          <Button variant="outline" size="large" onClick={() => onAnswer([])}>
            {none}
          </Button>
          <Button variant="outline" size="large" onClick={() => setSigns([])}>
            {some}
          </Button>
        </ButtonPair>
        {isTitled && <p className={styles.note}>{kept}</p>}
      </>
    );
  }
  const turn = (sign: BodySign) =>
    setSigns(signs.includes(sign) ? signs.filter((other) => other !== sign) : [...signs, sign]);
  return (
    <>
      <fieldset className={styles.signs}>
        <legend>{which}</legend>
        {BODY_SIGNS.map((sign) => (
          <button key={sign} type="button" aria-pressed={signs.includes(sign)} onClick={() => turn(sign)}>
            {SIGN_WORDS[sign]}
          </button>
        ))}
      </fieldset>
      <CallNow className={styles.urgent} />
      <p className={styles.note}>{urgent}</p>
      <Button variant="coral" size="large" block disabled={signs.length === 0} onClick={() => onAnswer(signs)}>
        {tell}
      </Button>
      <div className={styles.ways}>
        <TextLink href={SAFETY_PATH}>When to stop</TextLink>
        {signs.length === 0 && <TextButton onClick={() => onAnswer([])}>{none}</TextButton>}
      </div>
    </>
  );
}

function Outcome({
  row,
  isAsking,
  checks,
}: {
  row: AfterSessionRow;
  isAsking: boolean;
  checks: readonly CourseCheck[];
}) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), []);
  const course = row.offer && courseSummary(row.offer);
  const isOffered = course !== undefined && isCourseOn(course, checks);
  const seeSomebody = row.seeSomebody ?? (row.offer && !isOffered ? OFFER_WORDS[row.offer].whileOff : undefined);
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {row.title}
      </h3>
      {!isAsking && (
        <p>
          <ExplainedText text={row.words} />
        </p>
      )}
      {isOffered && row.offer && (
        <>
          <p>{OFFER_WORDS[row.offer].words}</p>
          <ButtonLink href={coursePath(row.offer)} variant="primary" block>
            {course.title}
          </ButtonLink>
        </>
      )}
      {seeSomebody && (
        <>
          <p className={styles.see}>{seeSomebody}</p>
          <ButtonLink href="/help#people" variant="outline" block>
            How to find a physiotherapist
          </ButtonLink>
        </>
      )}
    </>
  );
}

function StepUpOffer({ step, onStep }: { step: StepUp; onStep: () => void }) {
  const [isLeft, setLeft] = useState(false);
  if (isLeft) return null;
  return (
    <>
      <p>{STEP_UP_WORDS[step]}</p>
      <ButtonPair>
        <Button variant="outline" onClick={() => setLeft(true)}>
          Leave it
        </Button>
        <Button variant="primary" onClick={onStep}>
          Yes please
        </Button>
      </ButtonPair>
    </>
  );
}
