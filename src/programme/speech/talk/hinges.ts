import type { ShippedMoveId } from '#programme/moves/move.ts';
import type { MoveTalk } from './move-talk.ts';

export const HINGES_TALK = {
  deadlift: {
    feel: 'You’ll feel the back of your thighs and your bottom. | e: Feel your hands measure how far you’ve gone. | sh: Feel your arms hang long, like straps.',
    fault:
      'If your back rounds, don’t go down as far. | If it feels like a squat, push your bottom back more. | e: If you’re looking up, let your eyes slide down. | sh: If the bag drifts away, let it brush your legs.',
    why: 'This is how you lift the car seat.',
    easier:
      'e: Stop when your hands reach the middle of your thighs. | s: Take something out of the bag, or leave it. | h: Use a lighter bag and your own pace.',
    harder: 'e: Want a bit more? Let your hands slide lower. | s: Room for more? Lower the bag for three seconds.',
    middle: 'Reach your bottom for the wall behind you. | sh: The bag goes straight down, like a lift.',
    last: 'Stand tall and squeeze your bottom each time. | e: Hands light, back long, to the very end. | sh: Bag close, back long, to the very end.',
    beat: 'e: 0-46 Hips back; 52-90 And stand (out) | s: 0-46 Hips back; 52-88 And stand (out) | h: 14-58 Back, two, three; 66-90 And stand (out)',
  },
  sl_deadlift: {
    feel: 'You’ll feel the back of your standing leg. | Feel your standing foot grip and steady you.',
    fault:
      'If your back rounds, tip a little less. | e: If your standing knee locks, bend it a touch. | sh: If your hip opens, turn it back to the floor. | sh: If you wobble, touch the toe down and start again.',
    why: 'One foot up, one hand on a toy: you know it.',
    easier:
      'e: Bow only a little, hands on your thighs. | s: Let your back toes stay on the floor. | h: Put the bag down and go without it.',
    harder: 'e: Ready for more? Make your back toes lighter. | s: Feeling strong? Reach your back heel further.',
    middle: 'e: Flat back, like a table that tips. | sh: Head and back heel move as one long line.',
    last: 'A wobble just means your foot is learning. | Slow and level for the last few.',
    beat: 'e: 0-46 Hips back; 54-94 And stand (out) | s: 0-46 Reach back; 54-94 And stand (out) | h: 0-48 Reach back; 56-94 And stand (out)',
  },
  kickback: {
    feel: 'You’ll feel your bottom on the side that moves. | Feel your standing leg grow tall.',
    fault:
      'If you tip over the chair, stand up taller. | eh: If your toes turn out, point them at the floor. | sh: If your lower back arches, press back less far. | s: If your leg swings, slow it down.',
    why: 'Pushing a buggy uphill comes from right here.',
    easier:
      'e: Tap closer to your other foot. | s: Make it smaller, or tap the toe down. | h: Skip the pulses and press back once.',
    harder: 'e: If that’s easy, press the toe down a bit longer. | s: Want a bit more? Stay two seconds at the back.',
    middle: 'Small and slow beats high and swingy.',
    last: 'Reach your heel to the wall behind you. | Tall through the crown of your head.',
    beat: 'e: 0-42 Tap (out); 52-92 And in | s: 0-42 Press back (out); 54-94 And in | h: 0-30 Back (out); 30-70 Pulse, pulse; 70-96 And in',
  },
  gm_knee: {
    feel: 'Feel the back of your thighs as you bend. | e: Feel your bottom bring you up tall. | sh: Feel your standing foot steady you as the knee lifts.',
    fault:
      'If your back rounds over, stop higher up. | e: If your knees are stiff, soften them a little. | sh: If you’re rushing, stand tall before the knee comes up. | sh: If you lean back, lift the knee a bit less.',
    why: 'Up from the cot, then over the stair gate.',
    easier:
      'e: Bow only halfway. | s: Leave both feet down and only bend and stand. | h: Put a hand on the wall while you balance.',
    harder: 'e: Room for more? Bend for three slow seconds. | s: Ready for more? Keep the knee up for two seconds.',
    middle: 'e: Hips back first, and your chest follows. | sh: Find one spot ahead and keep your eyes on it.',
    last: 'e: Slow bend, tall stand, right to the end. | Breathe out every time you come up. | sh: Tall and proud on one leg, then change.',
    beat: 'e: 6-48 And stand (out); 56-100 Hips back | s: 0-15 Stand (out); 15-34 Knee up; 34-50 Hips back | h: 0-10 Stand (out); 10-16 Knee up; 16-34 Hold, two; 40-50 Hips back',
  },
} as const satisfies Partial<Record<ShippedMoveId, MoveTalk>>;
