import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { CallNow } from '#client/parts/body/call-now.tsx';
import { ExplanationRow } from '#client/parts/body/explanations/explained-text.tsx';
import { Button, TextButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { filledTo } from '#client/ui/progress-bar.tsx';
import { SAFETY_QUESTION_IDS, type SafetyQuestionId } from '#domain/body/safety-answers.ts';
import { SAFETY_QUESTIONS, type SafetyQuestion } from '#programme/body/safety-words.ts';
import styles from './safety.module.css';

interface QuestionStepProps {
  id: SafetyQuestionId;
  /** Undefined until the member has said anything. */
  said: boolean | undefined;
  onSay: (isTrue: boolean) => void;
}

export function QuestionStep({ id, said, onSay }: QuestionStepProps) {
  const asked = SAFETY_QUESTIONS.find((question) => question.id === id);
  const questionId = useId();
  const number = SAFETY_QUESTION_IDS.indexOf(id) + 1;
  const count = SAFETY_QUESTION_IDS.length;
  if (!asked) return null;
  return (
    <>
      <div>
        <p className={styles.place}>
          {number} of {count}
        </p>
        <span className={styles.bar} aria-hidden="true">
          <span style={filledTo(number / count)} />
        </span>
      </div>
      <Card className={styles.asked}>
        <h2 id={questionId} tabIndex={-1}>
          {asked.row}
        </h2>
        <QuestionWords {...asked} />
      </Card>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons that answer are no fieldset */}
      <div role="group" aria-labelledby={questionId} className={styles.answers}>
        <Button variant="outline" size="large" aria-pressed={said === false} onClick={() => onSay(false)}>
          No
        </Button>
        <Button variant="outline" size="large" aria-pressed={said === true} onClick={() => onSay(true)}>
          Yes
        </Button>
      </div>
    </>
  );
}

function QuestionWords({ question, help, urgentHelp, explains }: SafetyQuestion) {
  return (
    <>
      <p>{question}</p>
      {help && <p className={styles.about}>{help}</p>}
      {urgentHelp && <p className={styles.urgent}>{urgentHelp}</p>}
      {explains && <ExplanationRow ids={explains} />}
    </>
  );
}

interface AllQuestionsProps {
  agreements: ReactNode;
  /** Beside the question that is asked of all rows. */
  goodToKnow: ReactNode;
  onNone: () => void;
  onEach: () => void;
  onDecline: () => void;
}

/** Every question as one line, its own words behind a tap; the urgent line and the ways on stay in sight. */
export function AllQuestions({ agreements, goodToKnow, onNone, onEach, onDecline }: AllQuestionsProps) {
  return (
    <>
      <p className={styles.lead}>Answers stay on this device. Change them in Settings.</p>
      <div className={styles.asks}>
        <h2 tabIndex={-1}>Any of these true?</h2>
        {goodToKnow}
      </div>
      <ul className={styles.rows}>
        {SAFETY_QUESTIONS.map((asked) => (
          <li key={asked.id}>
            <details name="question">
              <summary>
                <span>
                  <span className="visually-hidden">More about: </span>
                  {asked.row}
                </span>
                <ChevronDown size={20} className={styles.mark} aria-hidden="true" />
              </summary>
              <QuestionWords {...asked} />
            </details>
          </li>
        ))}
      </ul>
      <div className={styles.agreements}>{agreements}</div>
      <div className={styles.foot}>
        <CallNow className={styles.urgent} />
        <Button variant="coral" size="large" onClick={onNone}>
          None of these
        </Button>
        <div className={styles.ways}>
          <TextButton onClick={onEach}>At least one, or not sure</TextButton>
          <TextButton onClick={onDecline}>Rather not say</TextButton>
        </div>
      </div>
    </>
  );
}

/**
 * History: an entry for each screen after the first, so that the phone's back gesture leads one question back. All of them
 * are gone before something else follows; after a reload, whose answers are gone, the first screen stands.
 */
export function useQuestionHistory(onMove: () => void) {
  const [place, setPlace] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const follow = useEffectEvent(() => {
    if (isLeaving) return;
    onMove();
    setPlace(entryDepth());
  });
  useEffect(() => {
    if (entryDepth() > 0) history.go(-entryDepth());
    const listen = () => follow();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
  return {
    /** How many screens lie before the one that is shown. */
    place,
    forward: () => {
      history.pushState({ ...history.state, questionDepth: entryDepth() + 1 }, '', location.href);
      setPlace(entryDepth());
    },
    back: () => history.back(),
    /** Once the entries are gone, and with them where the page stood. */
    leave: (then: () => void) => {
      const depth = entryDepth();
      if (depth === 0) return then();
      setLeaving(true);
      const leave = () => {
        then();
        // After the browser has gone back to the place of the entry.
        requestAnimationFrame(() => window.scrollTo(0, 0));
      };
      window.addEventListener('popstate', leave, { once: true });
      return history.go(-depth);
    },
  };
}

const entryDepth = (): number => (history.state as { questionDepth?: number } | null)?.questionDepth ?? 0;
