import type { MoodId } from './mood.ts';

/** What today's card suggests after a check-in: an idea that one tap undoes, never a gate (product §9). */
export interface MoodSuggestion {
  text: string;
  /** What the start button takes over until the member undoes it; absent where the workout is fine as it is. */
  choice?: { length: 'full' | '15' | '10'; level: 'easier' | 'harder' };
}

const SUGGESTIONS: Readonly<Record<MoodId, MoodSuggestion>> = {
  energised: {
    text: 'Today’s workout in full. Try a Harder version where it feels right.',
    choice: { length: 'full', level: 'harder' },
  },
  tired: {
    text: 'The 10 minute version, at Easier. Ten minutes count in full.',
    choice: { length: '10', level: 'easier' },
  },
  stressed: {
    text: 'The 15 minute version, at your own pace and with long breaths.',
    choice: { length: '15', level: 'easier' },
  },
  peaceful: { text: 'Today’s workout as it is, or a slow walk towards your step goal.' },
};

/** The suggestion for a day with a mood. */
export function moodSuggestion(mood: MoodId): MoodSuggestion {
  return SUGGESTIONS[mood];
}
