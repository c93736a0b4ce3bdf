import { useEffect, useEffectEvent, useState } from 'react';
import { dayAt, dayText, today } from '#client/parts/plan/calendar-now.ts';
import { Cheer } from '#client/parts/progress/cheer.tsx';
import { useHandOver } from '#client/parts/session/hand-over-tried.ts';
import { forgetTried, readTried } from '#client/parts/session/tried-storage.ts';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { doneMinutes, type SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { countedTries, NOTHING_TRIED, triedStanding } from '#domain/session/tried-workouts.ts';
import { pluralise } from '#domain/time/count-text.ts';

/** Once: is what was tried on this device the member's? */
export function TriedQuestion({ userId }: { userId: string }) {
  const [tried, setTried] = useState(readTried);
  const handOver = useHandOver(userId);
  const standing = triedStanding(tried, userId);
  const goOn = useEffectEvent(handOver);
  // Said before, in a page that closed too soon.
  useEffect(() => {
    if (standing === 'hand-over') goOn();
  }, [standing]);
  if (standing !== 'ask') return null;

  const sessions = countedTries(tried ?? NOTHING_TRIED);
  const answer = (isHers: boolean) => {
    if (isHers) handOver();
    else forgetTried();
    setTried(undefined);
  };
  const it = pluralise(sessions.length, 'it', 'them');
  return (
    <Dialog
      open
      locked
      onOpenChange={() => undefined}
      title={sessions.length === 1 ? 'Is this workout yours?' : 'Are these workouts yours?'}
      text={`${sessions.map(triedText).join(' ')} If it was you, ${it} and the safety answers are yours. Otherwise both are forgotten.`}
      hero={<Cheer isFresh={false} minutes={doneMinutes({ activeMs: sum(sessions) })} />}
    >
      <ButtonStack>
        <Button variant="coral" size="large" block onClick={() => answer(true)}>
          Yes, add {it}
        </Button>
        <Button variant="outline" size="large" block onClick={() => answer(false)}>
          No, forget {it}
        </Button>
      </ButtonStack>
    </Dialog>
  );
}

function triedText(session: SessionSnapshot): string {
  const minutes = doneMinutes(session);
  const day = dayText(dayAt(session.savedAt), today());
  return `${minutes} ${pluralise(minutes, 'minute')} of the first workout, tried on this device ${day === 'today' ? day : `on ${day}`}.`;
}

const sum = (sessions: readonly SessionSnapshot[]): number =>
  sessions.reduce((total, { activeMs }) => total + activeMs, 0);
