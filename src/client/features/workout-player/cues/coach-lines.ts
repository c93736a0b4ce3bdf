import { useEffect, useState } from 'react';
import { now, utcOffsetMinutes } from '#client/browser/clock.ts';
import { idle } from '#client/browser/promises.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import type { CoachWords } from '#domain/speech/coach-words.ts';
import type { KindOccasion } from '#domain/speech/kind-occasion.ts';
import { calendarDayAt, weekdayIndex } from '#domain/time/calendar-day.ts';

type CoachLines = typeof import('#programme/speech/coach-words.ts');

let lines: CoachLines | undefined;

export async function loadCoachLines(): Promise<void> {
  lines ??= await import('#programme/speech/coach-words.ts');
}

/** Undefined until they are there: all lines together weigh as much as her rig, so that her first picture comes before them. */
export function useCoachLines(occasions: readonly KindOccasion[] = []): CoachWords | undefined {
  const words = useProgrammeWords();
  const firstName = useSignIn()?.user.firstName;
  const [, setLoaded] = useState(lines !== undefined);
  useEffect(() => {
    // Offline before they were kept, she is silent and the tones go on.
    if (!lines)
      void idle()
        .then(loadCoachLines)
        .then(
          () => setLoaded(true),
          () => undefined,
        );
  }, []);
  const day = weekdayIndex(calendarDayAt(now(), utcOffsetMinutes()));
  return lines?.coachWords(words, { day, firstName, occasions });
}
