import { useEffect, useState } from 'react';
import type { ChangedWords } from '#contract/words.ts';
import { knownWords, readWords } from './words-calls.ts';

/** The words of a place: as shipped, with what the coach has changed over them as soon as it is known. */
export function useWords<Shipped extends Readonly<Record<string, string>>>(
  place: string,
  shipped: Shipped,
): Readonly<Record<keyof Shipped, string>> {
  return { ...shipped, ...useChangedWords(place)?.fields };
}

/** What the coach has changed of a place; undefined where it is as shipped. */
export function useChangedWords(place: string): ChangedWords | undefined {
  const [changed, setChanged] = useState(() => knownWords(place));
  useEffect(() => {
    let isWanted = true;
    readWords(place).then(
      (answer) => isWanted && setChanged(answer),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [place]);
  return changed;
}
