import { useState } from 'react';
import { useSearch } from 'wouter';
import { PLANNED_LENGTHS, type PlannedLength } from '#domain/session-plan.ts';
import { MOVE_LEVELS, type MoveLevel } from '#programme/move.ts';

/** How she wants to do the workout today, from the address: `?length=15&level=easier`, or `?carry-on`. */
export interface StartWish {
  length: PlannedLength;
  level: MoveLevel | undefined;
  /** She has said already that she carries on with what was begun. */
  carriesOn: boolean;
}

/** Read once: what she chooses on the screen after that holds. */
export function useStartWish(): StartWish {
  const search = useSearch();
  const [wish] = useState(() => {
    const query = new URLSearchParams(search);
    return {
      length: PLANNED_LENGTHS.find((length) => length === query.get('length')) ?? ('full' as const),
      level: MOVE_LEVELS.find((level) => level === query.get('level')),
      carriesOn: query.has('carry-on'),
    };
  });
  return wish;
}
