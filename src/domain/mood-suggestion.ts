import type { MoodId } from './mood.ts';

/** What today's card suggests after a check-in: an idea, never a gate (product §9). */
export interface MoodSuggestion {
  text: string;
  /** The choice that one tap makes; absent where the workout is fine as it is. */
  choice?: { label: string; length: 'full' | '15' | '10'; level?: 'easier' | 'harder' };
}

/** Stands below every suggestion. */
export const ONLY_AN_IDEA = 'You can still pick any workout. This is only an idea.';

const SUGGESTIONS: Readonly<Record<MoodId, MoodSuggestion>> = {
  energised: {
    text: 'Today’s workout in full. Try a Harder version where it feels right.',
    choice: { label: 'Full, Harder', length: 'full', level: 'harder' },
  },
  tired: {
    text: 'The 10 minute version, at Easier. Or only the cool-down: five minutes on the floor.',
    choice: { label: '10 min, Easier', length: '10', level: 'easier' },
  },
  stressed: {
    text: 'A 15 minute version at your own pace, or the five minute cool-down with long breaths.',
    choice: { label: '15 min, Easier', length: '15', level: 'easier' },
  },
  peaceful: { text: 'Today’s workout as it is, or a slow walk towards your step goal.' },
};

/** The idea for a day with that mood. */
export function moodSuggestion(mood: MoodId): MoodSuggestion {
  return SUGGESTIONS[mood];
}
