import type { ShippedMoveId } from '#programme/moves/move.ts';
import type { MoveTalk } from './move-talk.ts';

export const SQUATS_TALK = {
  chair_squat: {
    feel: 'You’ll feel the front of your thighs and your bottom. | Feel both heels push the floor away.',
    fault:
      'es: If you drop the last bit, slow down near the seat. | If your knees lean together, keep them apart. | es: If you’re rocking to get up, move your feet closer in. | h: If you touch the seat, stop a hand higher.',
    why: 'This gets you up with a baby asleep on you.',
    easier:
      'e: Use a higher chair, or a cushion on the seat. | s: Press your hands into your thighs to help. | h: Sit right down for a moment, then stand.',
    harder:
      'e: Ready for more? Press a little less with your hands. | s: Feeling strong? Take three slow seconds to sit.',
    middle:
      'Nose over your toes before you stand. | es: Touch down as if a baby’s asleep next door. | h: Make the hover quiet and still.',
    last: 'Stand right up and be tall at the top. | Strong legs now: push, and breathe out.',
    beat: 'e: 0-36 Down; 52-66 Lean; 66-95 And up (out) | s: 0-36 Down; 52-66 Lean; 66-94 And up (out) | h: 10-56 Down, two, three; 56-70 Hover; 70-92 And up (out)',
  },
  squat: {
    feel: 'Feel your thighs and your bottom share the work. | s: Your arms float up in front and keep you steady. | h: Feel your middle firm up behind the bag.',
    fault:
      'If your knees fall in, spread the floor with your feet. | If your heels come up, sit back further. | If your chest drops, lift your eyes.',
    why: 'A toddler gets lifted off the floor this way.',
    easier: 's: Only go half as low, and keep it smooth. | h: Put the bag down and squat with empty arms.',
    harder: 's: Want a bit more? Pause at the bottom for a second.',
    middle: 'Think of sitting back, more than sinking down. | s: Your chest can see the wall all the way.',
    last: 'Push the floor away and stand up proud. | Keep your knees wide for these last ones.',
    beat: 's: 0-46 Down; 53-90 And up (out) | h: 10-55 Down, two, three; 55-70 Pause; 70-92 And up (out)',
  },
  sumo_squat: {
    feel: 'You’ll feel your inner thighs and your bottom. | es: Feel your back slide down an imaginary wall. | h: Feel your calf join in as each heel lifts.',
    fault:
      'If your knees roll in, aim them at your little toes. | If you tip forward, tuck your tail a touch. | h: If your hips shift over, bend less and stay level.',
    why: 'Good legs for a wriggly nappy change.',
    easier:
      'e: Bring your feet closer and bend just a little. | s: Go half as low, or bring your feet in a bit. | h: Leave both heels down and just sink and rise.',
    harder: 'e: Room for more? Bend a little deeper. | s: Ready for more? Wait at the bottom for a breath.',
    middle: 'Open your knees as you go, like a book.',
    last: 'Wide knees and a long back to the end. | Squeeze your bottom as you come up.',
    beat: 'e: 0-44 Down; 52-92 And up (out) | s: 0-47 Down; 54-92 And up (out) | h: 0-22 Down; 22-38 Heel; 48-64 Other; 74-94 And up (out)',
  },
  pulse_squat: {
    feel: 'You’ll feel your thighs getting warm. | e: Feel your heels stay rooted all the way. | s: The pulse is small, about the width of a hand. | h: Feel your calves finish what your thighs began.',
    fault:
      'If you’ve stopped breathing, let it all out now. | If your heels lift in the squat, sit back more. | sh: If the pulses are getting big, make them tiny.',
    why: 'You’ll thank these legs at bath time.',
    easier:
      'e: Only go halfway down. | s: Skip the pulses and squat at your own pace. | h: Leave out the toes and stand on flat feet.',
    harder: 'e: Feeling strong? Go a little lower each time. | s: If that’s easy, add a third pulse.',
    middle: 'e: Easy down, easy up, the same each time. | sh: Low and small beats high and bouncy.',
    last: 'Shake it out in a moment. Stay with me now. | Strong thighs, soft face, long breath.',
    beat: 'e: 0-44 Down; 50-90 And up (out) | s: 0-28 Down; 28-68 Pulse, pulse; 68-94 And up (out) | h: 0-18 Down; 18-66 One, two, three; 66-94 And rise (out)',
  },
  wall_sit: {
    feel: 'You’ll feel the front of your thighs at work. | Feel your whole back rest against the wall.',
    fault:
      'If you’re holding your breath, sigh it out. | If your knees pass your toes, walk your feet forward. | If your hands are pushing, slide up the wall a bit.',
    why: 'Some babies only drop off if you don’t move.',
    easier: 'e: Slide higher, or stand up and start again. | sh: Slide up the wall until you could chat.',
    harder: 'e: Want a bit more? Slide a hand’s width lower. | s: Room for more? Lift your toes inside your shoes.',
    middle: 'Let your shoulders melt down the wall. | Count five slow breaths, then count five more.',
    last: 'Stay a little longer. You know how this ends. | Press your heels down and breathe out slowly.',
    beat: 'h: 0-28 One heel; 50-78 The other',
  },
  calf_squat: {
    feel: 'You’ll feel your calves as you go up. | e: Feel the stretch as your heels come down. | sh: Feel your thighs first, your calves after.',
    fault:
      'If your ankles roll out, press your big toes down. | If you tip forward, look at one spot ahead. | If your heels drop, lower them for two seconds.',
    why: 'The nappies are always on the top shelf.',
    easier:
      'e: Only lift your heels a little. | s: Touch a wall with one hand, or squat less. | h: Skip the pause and come straight down.',
    harder: 'e: Ready for more? Use just your fingertips. | s: Feeling strong? Wait a second on your toes.',
    middle: 'Grow taller at the top, as if a thread lifts you.',
    last: 'Tall and steady on your toes for these. | Lower slowly. That’s half of the work.',
    beat: 'e: 0-40 Up (out); 50-94 And slowly down | s: 0-30 Down; 38-56 Up (out); 56-82 And toes | h: 0-22 Down; 28-50 Up (out); 50-87 Hold, two; 87-100 Down',
  },
  squat_jump: {
    feel: 'You’ll feel your thighs, your calves and your breath. | s: Feel both feet press away from the floor. | h: Feel your toes land first, then your heels.',
    fault:
      'If your knees wander in, point them over your toes. | s: If your squat is getting shallow, slow down. | h: If you land with a thud, jump half as high. | h: If you leak or feel a drag, choose Easier.',
    why: 'Sometimes you’ve got two seconds to reach a toddler.',
    easier: 's: Slow it right down and rise gently. | h: Leave the jump out and rise onto your toes.',
    harder: 's: Want a bit more? Sit lower before you rise.',
    middle: 's: Swing your arms to help you up. | h: Land like a cat, without a sound.',
    last: 'Quick on the way up, calm on the way down. | A few more with all your care.',
    beat: 's: 6-40 Up (out); 50-100 And down | h: 5-42 Up (out); 51-100 And soft',
  },
  squat_reach: {
    feel: 'You’ll feel your legs below and your sides above. | Feel the whole of you get longer as you reach.',
    fault:
      'If your back arches at the top, soften your ribs. | If your heels lift down low, stay a bit higher. | If your shoulders pinch, reach out wider.',
    why: 'Toys off the floor, toys on the shelf, all day.',
    easier:
      'e: Bend less and only reach to your shoulders. | s: Sit half as low, arms where they’re happy. | h: Leave your heels down and just reach.',
    harder: 'e: Room for more? Sit a little lower. | s: Ready for more? Rise onto your toes at the top.',
    middle: 'One smooth wave, from your feet to your fingers.',
    last: 'Longest reach of the day, starting now. | Push the floor down and send your hands up.',
    beat: 'es: 6-58 Up and reach (out); 58-100 And down | h: 5-46 Up (out); 46-72 Hold; 72-100 And down',
  },
} as const satisfies Partial<Record<ShippedMoveId, MoveTalk>>;
