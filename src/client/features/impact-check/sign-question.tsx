import { ExplanationRow } from '#client/components/explanations/explained-text.tsx';
import type { TellImpact } from '#client/components/use-impact-check.ts';
import { Button, TextButton } from '#client/ui/button.tsx';
import { symptomTold, taskClear, taskSkipped } from '#domain/impact-check.ts';
import { IMPACT_CHECK } from '#programme/impact-check-words.ts';
import styles from './impact-check.module.css';

export function SignQuestion({ tell }: { tell: TellImpact }) {
  return (
    <>
      <div className={styles.words}>
        <h2>{IMPACT_CHECK.askAfterEach}</h2>
        <p className={styles.quiet}>One is enough to stop here for now. There is nothing to lose by saying so.</p>
      </div>
      <div className={styles.answers}>
        <Button variant="coral" size="large" onClick={() => tell(taskClear)}>
          {IMPACT_CHECK.none}
        </Button>
        {IMPACT_CHECK.signs.map((sign) => (
          <Button key={sign} variant="outline" size="large" onClick={() => tell(symptomTold)}>
            {sign}
          </Button>
        ))}
      </div>
      <ExplanationRow ids={['leaking', 'dragging', 'doming']} />
      <div className={styles.ways}>
        <TextButton onClick={() => tell(taskSkipped)}>I could not finish it</TextButton>
      </div>
    </>
  );
}
