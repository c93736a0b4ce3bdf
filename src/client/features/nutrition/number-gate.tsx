import { Calculator, HeartPulse } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { nutritionGates, nutritionNumbers, safetySettings } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button, ButtonStack, TextButton } from '#client/ui/button.tsx';
import { Card, IconTile, Notice } from '#client/ui/card.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import {
  type GateAnswer,
  type NutritionReader,
  type NutritionView,
  nutritionView,
  READER_GATES,
  type ReaderGate,
} from '#domain/body/nutrition.ts';
import { GATE_NAMES, GATE_QUESTION } from '#programme/nutrition/gate-words.ts';
import styles from './number-gate.module.css';

const OPTIONS = [
  { value: 'with', label: 'With numbers' },
  { value: 'without', label: 'Without numbers' },
] as const;

export function NumberGate({ reader }: { reader: NutritionChoices }) {
  const region = useRef<HTMLElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [justSwitchedOff, setJustSwitchedOff] = useState(false);

  function answer(given: GateAnswer) {
    reader.giveAnswer(given);
    setIsAsking(false);
    setJustSwitchedOff(given === 'unsaid' || given.length > 0);
    region.current?.focus(); // the question is gone, and the focus must not be
  }

  function ask() {
    setIsAsking(true);
    region.current?.focus();
  }

  return (
    <section ref={region} tabIndex={-1} className={styles.gate} aria-label="Numbers, or no numbers?">
      {isAsking && (
        <>
          <Notice tone="sun" icon={<HeartPulse size={22} aria-hidden="true" />}>
            <b>Pregnant, breastfeeding, or uneasy around food?</b> You never need the numbers here. The meals and the
            plate work without them.
          </Notice>
          <GateQuestion onAnswer={answer} />
        </>
      )}
      {!isAsking && reader.asks && (
        <Card>
          <Rows>
            <ListRow
              lead={<IconTile icon={Calculator} />}
              title="See the numbers"
              detail="One question first"
              onClick={ask}
            />
          </Rows>
        </Card>
      )}
      {!isAsking && !reader.asks && (
        <>
          <div className={styles.line}>
            <SegmentedControl
              tight
              label="Numbers, or no numbers?"
              options={OPTIONS}
              value={reader.numbers ? 'with' : 'without'}
              onChange={(numbers) => {
                setJustSwitchedOff(false);
                reader.chooseNumbers(numbers);
              }}
            />
            <TextButton className={styles.again} onClick={ask}>
              Change
            </TextButton>
          </div>
          <p role="status" className={styles.result}>
            {justSwitchedOff && GATE_QUESTION.result}
          </p>
        </>
      )}
    </section>
  );
}

function GateQuestion({ onAnswer }: { onAnswer: (answer: GateAnswer) => void }) {
  const titleId = useId();
  const [ticked, setTicked] = useState<readonly ReaderGate[]>([]);

  function tick(gate: ReaderGate, isTrue: boolean) {
    setTicked(READER_GATES.filter((each) => (each === gate ? isTrue : ticked.includes(each))));
  }

  return (
    <Card className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{GATE_QUESTION.title}</h2>
      <fieldset className={styles.choices}>
        <legend>
          {GATE_QUESTION.question} <span className={styles.privacy}>{GATE_QUESTION.privacy}</span>
        </legend>
        {READER_GATES.map((gate) => (
          <CheckRow
            key={gate}
            label={GATE_NAMES[gate]}
            checked={ticked.includes(gate)}
            onChange={(event) => tick(gate, event.target.checked)}
          />
        ))}
      </fieldset>
      <ButtonStack className={styles.buttons}>
        <Button size="small" block onClick={() => onAnswer(ticked)}>
          {ticked.length === 0 ? GATE_QUESTION.none : 'Save'}
        </Button>
        <Button variant="outline" size="small" block onClick={() => onAnswer('unsaid')}>
          {GATE_QUESTION.unsaid}
        </Button>
      </ButtonStack>
    </Card>
  );
}

export interface NutritionChoices extends NutritionView {
  answer: GateAnswer | undefined;
  giveAnswer: (answer: GateAnswer) => void;
  chooseNumbers: (numbers: 'with' | 'without') => void;
}

export function useNutritionReader(): NutritionChoices {
  const [answer, saveAnswer] = useStoredValue(nutritionGates);
  const [numbers, chooseNumbers] = useStoredValue(nutritionNumbers);
  const [safety] = useStoredValue(safetySettings);
  const reader: NutritionReader = { answer, numbers, pregnant: safety?.pregnant === true };

  function giveAnswer(given: GateAnswer) {
    saveAnswer(given);
    // An earlier choice belongs to another answer.
    chooseNumbers(given !== 'unsaid' && given.length === 0 ? 'with' : 'without');
  }
  return { ...nutritionView(reader), answer, giveAnswer, chooseNumbers };
}
