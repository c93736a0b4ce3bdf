import { useId, useState } from 'react';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { type GateAnswer, READER_GATES, type ReaderGate } from '#domain/nutrition.ts';
import { GATE_NAMES, GATE_QUESTION } from '#programme/nutrition/gate-words.ts';
import styles from './gate-question.module.css';

export function GateQuestion({ onAnswer }: { onAnswer: (answer: GateAnswer) => void }) {
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
          {ticked.length === 0 ? GATE_QUESTION.none : 'Save my answer'}
        </Button>
        <Button variant="outline" size="small" block onClick={() => onAnswer('unsaid')}>
          {GATE_QUESTION.unsaid}
        </Button>
      </ButtonStack>
    </Card>
  );
}
