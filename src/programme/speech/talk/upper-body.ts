import type { ShippedMoveId } from '#programme/moves/move.ts';
import type { MoveTalk } from './move-talk.ts';

export const UPPER_BODY_TALK = {
  incline_push: {
    feel: 'It’s your chest and the backs of your arms. | You’re one long plank, head to heels.',
    fault: 'If your bottom sticks out, squeeze it gently. | If your shoulders are up, slide them down your back.',
    why: 'Heavy doors and loaded buggies need this push.',
    easier: 'e: Stand closer in, and bend your elbows less. | sh: Closer to upright is easier: use a wall.',
    harder: 'e: Next time, perhaps: use the edge of the worktop. | s: Fancy a bit more? Use the edge of the sofa.',
    middle: 'In slowly, and out with the breath.',
    last: 'Last push-ups here, tall and tidy. | Leave your chest open after this one.',
    beat: '0-48 In; 55-93 Push (out)',
  },
  row: {
    feel: 'It’s your back that pulls, just under the wing. | Your neck stays long, out of the way.',
    fault: 'If your shoulder hunches, drop it before you pull. | If your back rounds, soften your knees, hips back.',
    why: 'You’ll lift a toddler off the slide with this.',
    easier: 'e: Do it with no bag at all, just the pull. | sh: A chair to lean on makes this kinder.',
    harder: 'e: Ready for more? Let go of the chair. | s: Room for more? Pull with both hands and squeeze.',
    middle: 'Lead with your elbow, the hand just follows.',
    last: 'Last pulls, slow on the way down. | Finish with your shoulders low and wide.',
    beat: 'e: 0-38 Pull (out); 48-100 Down | s: 0-36 Pull (out); 46-100 Down | h: 0-28 Pull (out); 28-74 Squeeze, two; 74-100 Down',
  },
  press: {
    feel: 'It’s the caps of your shoulders. | Your ribs stay down, like a closed drawer.',
    fault: 'If your back arches, knit your ribs and press less. | If your shoulders rise, let them settle, then press.',
    why: 'Luggage racks and swings ask for this.',
    easier: 'e: Press with an empty hand, and that’s fine. | sh: Sitting down, one arm at a time, is easier.',
    harder: 'e: Feeling steady? Stand up and press with both. | s: More today? Dip your knees before the press.',
    middle: 'Up on the breath, down twice as slow.',
    last: 'Last presses, smooth right to the top. | Set the bottles down gently after this.',
    beat: 'es: 0-36 Up (out); 46-100 Down | h: 0-20 Dip; 20-42 Press (out); 54-100 Down',
  },
  squat_press: {
    feel: 'Your legs start it and your arms finish it. | Your heels are heavy the whole time.',
    fault: 'If the press comes early, stand up first. | If your knees fall in, point them with your toes.',
    why: 'You know this one: a laughing child, up to the sky.',
    easier: 'e: Reach up without the bend, that’s plenty. | sh: Empty hands and half as low is a fine choice.',
    harder: 'e: Fancy the next step? Take a bottle in each hand. | s: Want more? Fuller bottles, and stand up faster.',
    middle: 'Down slow, up with a long breath out.',
    last: 'Last round. Legs first, then arms. | Stand all the way tall each time.',
    beat: 'e: 6-30 Stand (out); 30-54 Reach (out); 70-100 Down | s: 6-30 Stand (out); 30-54 Press (out); 70-100 Down | h: 6-24 (out); 24-48 Press (out); 66-100 Down',
  },
} as const satisfies Partial<Record<ShippedMoveId, MoveTalk>>;
