/** How to breathe: one line for each kind of effort. Ask a person who knows about the pelvic floor before changing a word. */
export const BREATH_LINES = {
  up: 'Breathe out as you stand.',
  push: 'Breathe out as you push.',
  pull: 'Breathe out as you pull.',
  lift: 'Breathe out as you lift.',
  lower: 'Breathe out as you lower.',
  press: 'Breathe out as you press up.',
  hold: 'Keep breathing, slow and even.',
  punch: 'A short breath out on each punch.',
  walk: 'Let your breath follow your steps.',
  reach: 'Breathe out as you reach.',
  down: 'Breathe in going down, out to rise.',
  turn: 'Breathe out into the turn.',
  soft: 'In through the nose, out long.',
  open: 'Breathe in to open, out to close.',
  fold: 'Breathe out, and let it soften.',
  floor: 'Breathe out and lift. Then let go.',
  slide: 'Breathe out as your heel slides.',
  hinge: 'Breathe in to bend, out to stand.',
  chat: 'Keep a pace you could chat at.',
  kick: 'Breathe out as your leg goes back.',
  squeeze: 'Breathe out as your arms open.',
  lean: 'Breathe in tall, out to lean.',
  tap: 'Breathe out as your toe taps.',
  leg: 'Breathe out as your leg slides.',
  round: 'Breathe out to round, in to arch.',
  curl: 'Breathe out as you curl.',
  roll: 'Breathe out as you roll.',
} as const satisfies Readonly<Record<string, string>>;

/** One of {@link BREATH_LINES}; in front of it stands "breath." where a line is named. */
export type BreathId = keyof typeof BREATH_LINES;
