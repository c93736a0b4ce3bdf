import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { ExplanationRow } from '#client/parts/body/explanations/explained-text.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { filledTo } from '#client/ui/progress-bar.tsx';
import { SAFETY_QUESTION_IDS, type SafetyQuestionId } from '#domain/body/safety-answers.ts';
import { SAFETY_OUTCOME_WORDS } from '#programme/body/safety-outcomes.ts';
import { SAFETY_QUESTIONS } from '#programme/body/safety-words.ts';
import styles from './safety.module.css';

interface QuestionStepProps {
  id: SafetyQuestionId;
  /** Undefined until she has said anything. */
  said: boolean | undefined;
  onSay: (isTrue: boolean) => void;
}

export function QuestionStep({ id, said, onSay }: QuestionStepProps) {
  const asked = SAFETY_QUESTIONS.find((question) => question.id === id);
  const questionId = useId();
  const number = SAFETY_QUESTION_IDS.indexOf(id) + 1;
  const count = SAFETY_QUESTION_IDS.length;
  if (!asked) return null;
  const { question, help, urgentHelp, explains } = asked;
  return (
    <>
      <div>
        <p className={styles.place}>
          Question {number} of {count}
        </p>
        <span className={styles.bar} aria-hidden="true">
          <span style={filledTo(number / count)} />
        </span>
      </div>
      <Card className={styles.asked}>
        <h2 id={questionId} tabIndex={-1}>
          {question}
        </h2>
        {help && <p className={styles.about}>{help}</p>}
        {urgentHelp && <p className={styles.urgent}>{urgentHelp}</p>}
        {explains && <ExplanationRow ids={explains} />}
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

interface AllQuestionsProps {
  /** What stands between “None of these” and the workout. */
  agreements: ReactNode;
  /** Nothing follows that would say how she begins. */
  saysStart: boolean;
  onNone: () => void;
  onEach: () => void;
}

/** Every question in its own words, for whom none of them is true; both ways on stand below the last. */
export function AllQuestions({ agreements, saysStart, onNone, onEach }: AllQuestionsProps) {
  return (
    <>
      <h2 tabIndex={-1}>Is any of these true for you?</h2>
      <Card>
        <ol className={styles.all}>
          {SAFETY_QUESTIONS.map(({ id, question, help, urgentHelp, explains }) => (
            <li key={id}>
              <b>{question}</b>
              {help && <span className={styles.about}>{help}</span>}
              {urgentHelp && <span className={styles.urgent}>{urgentHelp}</span>}
              {explains && <ExplanationRow ids={explains} />}
            </li>
          ))}
        </ol>
      </Card>
      {agreements}
      {saysStart && <p className={styles.lead}>None of these? {SAFETY_OUTCOME_WORDS.clear.text}</p>}
      <div className={styles.way}>
        <Button variant="outline" size="large" onClick={onNone}>
          None of these
        </Button>
        <Button variant="outline" size="large" onClick={onEach}>
          At least one, or I am not sure
        </Button>
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
