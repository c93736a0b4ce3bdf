import type { OpeningMoment } from '#domain/speech/coach-words.ts';

/** The welcomes while the member gets ready for the first move, named "open.1" and so on. A new one goes to the end. */
export const OPENINGS: readonly { readonly text: string; readonly fits: OpeningMoment }[] = [
  { text: 'Hello. Glad you are here. Let us warm up.', fits: 'warm-up' },
  { text: 'Good to see you. We start gently.', fits: 'warm-up' },
  { text: 'Here we are. Just these minutes, nothing else.', fits: 'any' },
  { text: 'Hello. Your space, your pace.', fits: 'any' },
  { text: 'Ready when you are. First we loosen up.', fits: 'warm-up' },
  { text: 'Hello. Any version you pick today counts.', fits: 'any' },
  { text: 'Welcome. If somebody needs you, just pause.', fits: 'any' },
  { text: 'Let us begin. Easy moves first.', fits: 'warm-up' },
  { text: 'Hello. Water, a little room, and off we go.', fits: 'any' },
  { text: 'Good. You pressed start, so that part is done.', fits: 'any' },
  { text: 'Hello. Breathe out once, and we begin.', fits: 'any' },
  { text: 'This is your time. We use it well.', fits: 'any' },
];

/** The lines after the last second, named "end.1" and so on. A new one goes to the end. */
export const ENDINGS = [
  'That is it. Every minute of it counts.',
  'Done. Have some water, then carry on with your day.',
  'All done. Take one more breath before you get up.',
  'You finished. See you whenever the next one suits you.',
  'That was your session. It is safely noted.',
  'Finished. Notice one thing that feels different.',
  'And done. Thank you for moving with me.',
  'That is the whole of it. Nice work today.',
  'Done for today. Rest is the next part of the plan.',
  'Finished. The circle is full.',
  'There you are, finished. Sit up when you are ready.',
  'That is all. Take the calm with you.',
] as const;
