import { HeartPulse } from 'lucide-react';
import { useRef, useState } from 'react';
import { TextButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import type { GateAnswer } from '#domain/nutrition.ts';
import { GATE_QUESTION } from '#programme/nutrition/gate-words.ts';
import { GateQuestion } from './gate-question.tsx';
import styles from './number-gate.module.css';
import type { NutritionChoices } from './use-nutrition-reader.ts';

const OPTIONS = [
  { value: 'with', label: 'With numbers' },
  { value: 'without', label: 'Without numbers' },
] as const;

export function NumberGate({ reader }: { reader: NutritionChoices }) {
  const region = useRef<HTMLElement>(null);
  const [asksAgain, setAsksAgain] = useState(false);
  const [justSwitchedOff, setJustSwitchedOff] = useState(false);

  function answer(given: GateAnswer) {
    reader.giveAnswer(given);
    setAsksAgain(false);
    setJustSwitchedOff(given === 'unsaid' || given.length > 0);
    region.current?.focus(); // the question is gone, and the focus must not be
  }

  return (
    <section ref={region} tabIndex={-1} className={styles.gate} aria-label="Numbers in this guide">
      {reader.asks || asksAgain ? (
        <>
          <Notice tone="sun" icon={<HeartPulse size={22} aria-hidden="true" />}>
            <b>Pregnant, breastfeeding, or uneasy around food?</b> You never need the numbers here. The meals and the
            plate work without them.
          </Notice>
          <GateQuestion onAnswer={answer} />
        </>
      ) : (
        <>
          <div className={styles.line}>
            <SegmentedControl
              tight
              label="How would you like to read this?"
              options={OPTIONS}
              value={reader.numbers ? 'with' : 'without'}
              onChange={(numbers) => {
                setJustSwitchedOff(false);
                reader.chooseNumbers(numbers);
              }}
            />
            <TextButton className={styles.again} onClick={() => setAsksAgain(true)}>
              Change my answer
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
