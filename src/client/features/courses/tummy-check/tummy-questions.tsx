import { type ReactNode, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { programmeWords } from '#client/member/programme-words.ts';
import { bodyRecord, tummyLook } from '#client/parts/body/body-storage.ts';
import { useImpactCheck } from '#client/parts/body/safety-now.ts';
import { noteCourseDone } from '#client/parts/courses/course-days.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import { forgetLevelsOf } from '#client/parts/session/forget-chosen-levels.ts';
import { Button, ButtonPair } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { symptomTold } from '#domain/body/impact-check.ts';
import {
  TUMMY_PLACES,
  type TummyAnswers,
  type TummyOutcome,
  type TummyPlace,
  type TummyWidth,
  tummyOutcome,
  withTummyOutcome,
} from '#domain/body/tummy-check.ts';
import { TUMMY_BIRTH_ANSWERS, TUMMY_PLACE_WORDS, TUMMY_QUESTIONS } from '#programme/courses/tummy-check.ts';
import { isMarkedForDoming } from '#programme/moves/move-facts.ts';
import styles from './tummy-check.module.css';

type Answer = keyof typeof TUMMY_BIRTH_ANSWERS;
type Width = `${TummyWidth}`;

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
const BIRTH = (['yes', 'no', 'none'] as const).map((value) => ({ value, label: TUMMY_BIRTH_ANSWERS[value] }));
const FEEL = [
  { value: 'no', label: 'Springy' },
  { value: 'yes', label: 'Soft' },
] as const;
const WIDTHS: readonly { value: Width; label: string }[] = [
  { value: '1', label: '0 or 1' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: '4', label: '4 or more' },
];

const ASKED = ['hurts', 'isLate', 'isSoft', 'domes'] as const;
type Asked = (typeof ASKED)[number];

interface TummyQuestionsProps {
  onOutcome: (outcome: TummyOutcome) => void;
  onBack: () => void;
}

export function TummyQuestions({ onOutcome, onBack }: TummyQuestionsProps) {
  const [said, setSaid] = useState<Partial<Record<Asked, Answer>>>({});
  const [fingers, setFingers] = useState<Partial<Record<TummyPlace, Width>>>({});
  const { tell } = useImpactCheck();
  const answers = answersOf(said, fingers);

  function finish(found: TummyAnswers) {
    const outcome = tummyOutcome(found);
    tummyLook.write({ on: today(), outcome });
    const record = withTummyOutcome(bodyRecord.read(), outcome);
    bodyRecord.write(record);
    if (record.care.bellyEasier) forgetLevelsOf((moveId) => isMarkedForDoming(moveId, programmeWords()));
    if (found.hurts || found.domes) tell(symptomTold);
    noteCourseDone('tummy-check/look', now());
    onOutcome(outcome);
  }
  const ask = (id: Asked, options: readonly { value: Answer; label: string }[] = YES_NO) => (
    <Question text={TUMMY_QUESTIONS[id]}>
      <SegmentedControl<Answer>
        label={TUMMY_QUESTIONS[id]}
        options={options}
        value={said[id]}
        onChange={(answer) => setSaid({ ...said, [id]: answer })}
      />
    </Question>
  );
  return (
    <>
      <Card className={styles.questions}>
        {ask('hurts')}
        {said.hurts !== 'yes' && (
          <>
            {ask('isLate', BIRTH)}
            <Question text={TUMMY_QUESTIONS.fingers}>
              {TUMMY_PLACES.map((place) => (
                <div key={place} className={styles.question}>
                  <span className={styles.place} aria-hidden="true">
                    {TUMMY_PLACE_WORDS[place]}
                  </span>
                  <SegmentedControl<Width>
                    label={TUMMY_PLACE_WORDS[place]}
                    options={WIDTHS}
                    value={fingers[place]}
                    onChange={(width) => setFingers({ ...fingers, [place]: width })}
                  />
                </div>
              ))}
            </Question>
            {ask('isSoft', FEEL)}
            {ask('domes')}
          </>
        )}
      </Card>
      <ButtonPair>
        <Button variant="outline" size="large" onClick={onBack}>
          Back
        </Button>
        <Button variant="coral" size="large" disabled={!answers} onClick={() => answers && finish(answers)}>
          What follows
        </Button>
      </ButtonPair>
    </>
  );
}

function Question({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.question}>
      <p aria-hidden="true">{text}</p>
      {children}
    </div>
  );
}

/** Undefined until everything is answered that has to be: pain or a lump is enough. */
function answersOf(
  said: Partial<Record<Asked, Answer>>,
  fingers: Partial<Record<TummyPlace, Width>>,
): TummyAnswers | undefined {
  const hurts = said.hurts === 'yes';
  const isWhole = ASKED.every((id) => said[id]) && TUMMY_PLACES.every((place) => fingers[place]);
  if (!hurts && !isWhole) return undefined;
  const width = (place: TummyPlace) => Number(fingers[place] ?? '1') as TummyWidth;
  return {
    hurts,
    isLate: said.isLate !== 'no',
    isSoft: said.isSoft === 'yes',
    domes: said.domes === 'yes',
    fingers: { above: width('above'), navel: width('navel'), below: width('below') },
  };
}
