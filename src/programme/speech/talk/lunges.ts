import type { ShippedMoveId } from '#programme/moves/move.ts';
import type { MoveTalk } from './move-talk.ts';

export const LUNGES_TALK = {
  split_squat: {
    feel: 'Your front thigh and your bottom do most of it. | es: Feel your front heel glued to the floor. | h: You may feel a stretch in front of the back hip.',
    fault:
      'If your front knee tips in, steer it over your toes. | es: If you wobble, set your feet wider, like train tracks. | es: If your chest falls forward, look straight ahead. | h: If your back foot pushes, send it to the front heel.',
    why: 'It gets you off the floor with your arms full.',
    easier:
      'e: Dip only as far as your hand feels steady. | s: Keep a hand on the chair and go less low. | h: Put your back foot on the floor instead.',
    harder: 'e: Feeling strong? Dip a little deeper. | s: If that’s easy, drop for three slow seconds.',
    middle: 'Think of a lift, going straight down and up.',
    last: 'Last go on each leg: steady, not fast. | Both legs, same depth, same care.',
    beat: 'e: 0-44 Down; 52-92 And up (out) | s: 0-47 Straight down; 54-92 And up (out) | h: 0-46 Down; 54-92 And press up (out)',
  },
  reverse_lunge: {
    feel: 'e: The leg that stays put does the work. | e: Feel your standing foot spread on the floor. | sh: The front leg does the work, the back one helps. | sh: Feel your front heel and your bottom push.',
    fault:
      'If your back foot lands hard, reach it down slower. | e: If you’re leaning on the chair, use just your fingers. | sh: If your front knee swings in, point it over your toes. | s: If your front heel lifts, take a longer step back. | h: If you wobble at the top, pause with the toes down.',
    why: 'You’ll kneel for a shoelace and get back up.',
    easier:
      'e: Make the tap smaller and stay tall. | s: Take a shorter step and stay higher. | h: Put the foot down beside you, and skip the knee.',
    harder: 'e: Want a bit more? Bend the front knee a little more. | s: Room for more? Lower for three seconds.',
    middle: 'e: Quiet toe, tall back, easy breath. | sh: Step back onto a soft, quiet foot.',
    last: 'Last few on this leg, and they’re good ones. | Stand up tall before each new step.',
    beat: 'e: 0-40 Back; 50-90 And in (out) | s: 0-40 Step back; 48-92 And up (out) | h: 0-42 Step back; 50-92 And knee up (out)',
  },
  lateral_lunge: {
    feel: 'e: Feel the hip of the leg that steps out. | The other leg stays long and lazy. | sh: You’ll feel your inner thigh and your bottom.',
    fault:
      'If the bent knee drifts in, aim it at your toes. | es: If it feels wobbly, make the step smaller. | sh: If your heel comes up, sit back more. | h: If your back rounds, reach only to your shin.',
    why: 'You lean like this to buckle a car seat.',
    easier:
      'e: Just step out and in with no bend. | s: Take a smaller step and bend less. | h: Keep your hands at your chest instead.',
    harder: 'e: Ready for more? Step a little wider. | s: Feeling strong? Reach for the floor as you sit.',
    middle: 'Both feet stay pointing nearly straight ahead.',
    last: 'Push off the floor as if it’s hot sand. | Sit back, breathe out, come home.',
    beat: 'e: 0-42 Step; 50-92 And in (out) | s: 0-24 Step; 24-52 Sit; 52-92 And push (out) | h: 0-22 Step; 22-54 Reach down; 54-92 And push (out)',
  },
  curtsy_lunge: {
    feel: 'You’ll feel the outside of your standing hip. | Your hips keep looking straight ahead.',
    fault:
      'If your hips turn, cross your foot a bit less. | If your front knee caves in, press it out a little. | e: If you lean over, lift your hands to your chin. | sh: If your knee grumbles, step straight back instead.',
    why: 'One hip steadies you, the other carries a baby.',
    easier:
      'e: Tap closer to you, or rest a hand on a chair. | s: Cross less and stay higher. | h: Skip the pulse and just rise.',
    harder: 'e: If that’s easy, bend your standing knee more. | s: Want a bit more? Wait a second at the bottom.',
    middle: 'Smooth and slow, like a bow on a small stage.',
    last: 'Last curtsies on this leg: tall and proud. | Finish level, with both hips facing front.',
    beat: 'e: 0-42 Tap; 50-90 And in (out) | s: 0-47 Back and across; 54-92 And up (out) | h: 0-34 Down; 34-58 Pulse; 58-92 And up (out)',
  },
  step_up: {
    feel: 'e: Feel your standing leg keep you steady. | e: A few minutes of this and you’ll feel warmer. | sh: Your top leg does the lifting. | sh: Feel your whole foot press into the stair.',
    fault:
      'e: If your toes stamp, tap as light as a cat. | e: If you look at your feet, look up the stairs. | sh: If your back foot jumps, lean over the front one. | sh: If your heel hangs off, put your whole foot on. | sh: If your knee drifts in, follow your middle toe.',
    why: 'That’s the stairs, with a baby and the washing.',
    easier:
      'e: Tap the floor in front of you instead. | s: Use the rail, or only tap the stair. | h: Leave the free foot on the stair beside the other.',
    harder: 'e: Room for more? Tap a little quicker. | s: Ready for more? Lift your free knee at the top.',
    middle: 'e: Light feet and a tall back. | sh: Come down as slowly as you went up.',
    last: 'e: A last handful of taps, quick and light. | Stand as tall as the door frame. | sh: Same foot to the end of this side.',
    beat: 'e: 5-27 Tap; 55-77 Tap | s: 0-18 Step; 18-56 And up (out); 56-100 And down | h: 0-18 Step; 18-56 And knee (out); 56-100 And down',
  },
  lunge_rotate: {
    feel: 'You’ll feel your upper back turn. | es: Feel the front of your back hip get longer. | h: Feel your back leg keep you long and strong.',
    fault:
      'If only your arm moves, turn your chest too. | If your front knee falls out, bring it to your arm. | sh: If your shoulder sinks, push the floor away.',
    why: 'You turn like this to reach the back seat.',
    easier:
      'e: Turn less and keep your arm low. | s: Rest that hand on your front thigh instead. | h: Put your back knee down on the mat.',
    harder: 'e: Feeling strong? Follow your hand with your eyes. | s: If that’s easy, lift your back knee.',
    middle: 'Go a little further each time you breathe out.',
    last: 'Last slow turns, as far as feels good. | Look at your thumb and breathe all the way out.',
    beat: '4-42 Turn and open (out); 62-100 And back',
  },
} as const satisfies Partial<Record<ShippedMoveId, MoveTalk>>;
