import { useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { safetyNow } from '#client/parts/body/safety-now.ts';
import { exerciseLevels, startLevel } from '#client/parts/stored/browser-storage.ts';
import { Button, ButtonPair } from '#client/ui/button.tsx';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { suggestedLevel } from '#domain/session/level-suggestion.ts';
import type { Effort } from '#domain/session/workout-session.ts';
import styles from './level-offer.module.css';

type OfferedLevel = 'easier' | 'harder';

const WORDS: Readonly<Record<OfferedLevel, string>> = {
  easier: 'That’s twice it felt too hard. Start on Easier next time?',
  harder: 'The last 3 felt OK. Try Harder next time?',
};

/** Safety: never Harder where the safety answers ask for care. */
export function levelOffer(
  effort: Effort,
  earlier: readonly Pick<ShownSession, 'completedAt' | 'effort'>[],
): OfferedLevel | undefined {
  const answered = startLevel.read();
  const efforts = earlier
    .filter(({ completedAt }) => completedAt > (answered?.answeredAt ?? 0))
    .sort((one, other) => other.completedAt - one.completedAt)
    .flatMap((session) => session.effort ?? []);
  const level = suggestedLevel([effort, ...efforts]);
  const settings = safetyNow();
  const mayGoHarder = settings !== undefined && settings.startingLevel === 'standard' && !settings.pelvicSafe;
  return level === answered?.level || (level === 'harder' && !mayGoHarder) ? undefined : level;
}

/** Asked once; the answer holds until the member's workouts suggest another. */
export function LevelOffer({ level }: { level: OfferedLevel }) {
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) return null;
  function answer(isWished: boolean) {
    const before = startLevel.read()?.level;
    const wished = isWished ? level : before;
    startLevel.write({ answeredAt: now(), ...(wished && { level: wished }) });
    // Heavier levels from good days would override it.
    if (isWished && level === 'easier') exerciseLevels.clear();
    setAnswered(true);
  }
  return (
    <div className={styles.offer}>
      <p>{WORDS[level]}</p>
      <ButtonPair>
        <Button variant="outline" onClick={() => answer(false)}>
          Leave it
        </Button>
        <Button variant="primary" onClick={() => answer(true)}>
          Yes please
        </Button>
      </ButtonPair>
    </div>
  );
}
