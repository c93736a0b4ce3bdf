import type { MoodId } from './mood.ts';

/** What today's card suggests after a check-in: an idea that one tap undoes, never a gate (product §9). */
export interface MoodSuggestion {
  text: string;
  /** What the start button takes over until the member undoes it; absent where the workout is fine as it is. */
  choice?: { length: 'full' | '15' | '10'; level: 'easier' | 'harder' };
}

const SUGGESTIONS: Readonly<Record<MoodId, MoodSuggestion>> = {
  energised: {
    text: 'Full of beans? Try Harder where it feels right.',
    choice: { length: 'full', level: 'harder' },
  },
  tired: {
    text: '10 minutes will do nicely.',
    choice: { length: '10', level: 'easier' },
  },
  stressed: {
    text: '15 minutes, nice and easy.',
    choice: { length: '15', level: 'easier' },
  },
  peaceful: { text: 'Today’s workout, or a slow walk. Both are good.' },
};

/** The suggestion for a day with a mood. */
export function moodSuggestion(mood: MoodId): MoodSuggestion {
  return SUGGESTIONS[mood];
}
