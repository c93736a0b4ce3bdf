import type { OpeningMoment } from '#domain/speech/coach-words.ts';

/** The welcomes while the member gets ready for the first move, named "open.1" and so on. A new one goes to the end. */
export const OPENINGS: readonly { readonly text: string; readonly fits: OpeningMoment }[] = [
  { text: 'Hello. Glad you’re here. Let’s warm up.', fits: 'warm-up' },
  { text: 'Good to see you. We’ll start gently.', fits: 'warm-up' },
  { text: 'Here we are. Just these minutes, nothing else.', fits: 'any' },
  { text: 'Hello. Your space, your pace.', fits: 'any' },
  { text: 'Ready when you are. First, let’s loosen up.', fits: 'warm-up' },
  { text: 'Hello. Whatever you pick today counts.', fits: 'any' },
  { text: 'Hello, you. If you’re needed, just pause.', fits: 'any' },
  { text: 'Let’s start. Easy moves first.', fits: 'warm-up' },
  { text: 'Hello. Water, a bit of room, off we go.', fits: 'any' },
  { text: 'You’ve pressed start. That’s the hard part done.', fits: 'any' },
  { text: 'Hello. Breathe out once, and we’re off.', fits: 'any' },
  { text: 'This is your time. Let’s use it.', fits: 'any' },
];

/** The lines after the last second, named "end.1" and so on. A new one goes to the end. */
export const ENDINGS = [
  'That’s it. Every minute counts.',
  'Done. Have some water, then on with your day.',
  'All done. Take one more breath before you get up.',
  'You did it. See you when the next one suits.',
  'That’s your session. It’s saved.',
  'Done. Notice one thing that feels different.',
  'And done. Thanks for moving with me.',
  'That’s the lot. Nice work today.',
  'That’s today done. Now for a rest.',
  'Finished. The circle’s full.',
  'There, finished. Sit up when you’re ready.',
  'That’s all. Take the calm with you.',
] as const;
