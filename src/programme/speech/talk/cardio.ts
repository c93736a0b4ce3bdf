import type { ShippedMoveId } from '#programme/moves/move.ts';
import type { MoveTalk } from './move-talk.ts';

export const CARDIO_TALK = {
  cross_crunch: {
    feel: 'e: You’ll feel the front of your hips and your middle. | Feel your standing leg stay strong and straight. | sh: You’ll feel your waist as you turn.',
    fault:
      'e: If you tip back, lift the knee a little less. | If your breath has stopped, blow out on each knee. | sh: If you’re pulling your head, let your hands float. | sh: If you fold right over, bring the knee up more.',
    why: 'You twist like this to settle a child on your hip.',
    easier:
      'e: Lift your knees only as high as feels easy. | s: Put your hands on your hips and just lift knees. | h: Slow it down and keep your hands by your ears.',
    harder: 'e: Feeling strong? Put your hands by your ears. | s: If that’s easy, reach up between each one.',
    middle: 'e: Tall first, then lift. | sh: Turn your ribs, not just your elbow.',
    last: 'Stay tall between each one. | Clean and steady to the finish.',
    beat: 'e: 5-29 Up (out); 29-50 Down | s: 5-28 Knee (out); 28-50 Tall',
  },
  step_jack: {
    feel: 'You’ll feel warm, and your breath will pick up. | es: Feel your arms and legs open together. | h: Feel your knees soften every landing.',
    fault:
      'es: If your shoulders hunch, lift your arms less high. | es: If you lean to the side, stay in the middle. | sh: If your knees fall in, step a bit narrower. | h: If your landings feel hard, make the jumps tiny. | h: If you leak, take Easier. It’s common and treatable.',
    why: 'It’s for keeping up with a small person.',
    easier:
      'e: Keep your arms down and just tap. | s: Tap your toe out and lift your arms halfway. | h: Step it out, one foot at a time.',
    harder: 'e: Want a bit more? Lift your arms higher. | s: Room for more? Step a little quicker.',
    middle: 'es: Light feet, long fingers. | h: Land on a whisper.',
    last: 'Open up and enjoy the room you have. | Keep the beat and keep your smile.',
    beat: 'es: 0-25 Out; 28-50 In',
  },
  boxer: {
    feel: 'You’ll feel your shoulders and your waist turn. | e: Feel both sitting bones stay on the chair. | sh: Feel the power come up from your back foot.',
    fault:
      'If your elbows snap straight, stop just short. | If your other fist drops, bring it back to your chin. | If your shoulders climb, shake them loose.',
    why: 'It’s a good way to shake off a long night.',
    easier:
      'e: Punch slower, or a little lower. | s: Stand with your feet level and punch gently. | h: Leave the dip out and keep punching.',
    harder: 'e: Ready for more? Sit away from the chair back. | s: Feeling strong? Punch a little quicker.',
    middle: 'Turn your ribs and let the fist follow.',
    last: 'Aim at one spot and hit it every time. | Fast hands, soft jaw, strong finish.',
    beat: 'e: 0-27 One (out); 50-77 Two | s: 0-24 One (out); 46-72 Two | h: 0-17 One (out); 30-47 Two; 60-100 Dip',
  },
  skater: {
    feel: 'e: Feel the step wake up your hips. | Feel your arms swing with you. | sh: You’ll feel the outside of the hip you land on.',
    fault:
      'e: If you’re watching your feet, look up. | e: If you’re rushing, take a smaller step. | sh: If your landing knee drifts in, bend it over your toes. | s: If you’re standing on the back foot, lean in more. | h: If the landing wobbles, hop half as far.',
    why: 'That’s you, dodging toys on the way to the kitchen.',
    easier:
      'e: Take tiny steps and leave your arms down. | s: Stay upright and tap beside you. | h: Step across instead of hopping.',
    harder: 'e: If that’s easy, take wider steps. | s: Want a bit more? Bend lower as you land.',
    middle: 'e: Side to side, easy as a slow dance. | sh: Push off the floor and glide.',
    last: 'Smooth and wide for the last ones. | Soft knees, strong hips, all the way.',
    beat: 'e: 6-27 Out; 27-50 Tap | s: 7-26 Out; 26-50 Sweep',
  },
  knee_drive: {
    feel: 'e: You’ll feel the front of your hips. | e: Feel your standing leg steady you. | sh: You’ll feel your middle as the knee comes up. | sh: Your breath gets quicker, and that’s the idea.',
    fault:
      'If you lean back, think ribs over hips. | e: If you’re tipping to the chair, stand up tall. | s: If your arms go lazy, pull them to your ribs. | s: If your back curls, bring the knee to you. | h: If you hear thumps, land on the front of your foot.',
    why: 'Up the stairs you go, because someone woke up.',
    easier:
      'e: Lift your knees less and go slower. | s: Leave your arms down and step it slowly. | h: Keep one foot down and march it fast.',
    harder: 'e: Room for more? Let go of the chair. | s: Ready for more? Change legs a little quicker.',
    middle: 'e: Tall on one leg, then change. | sh: Strong knee, soft foot.',
    last: 'Drive it up, one knee at a time. | Nearly there, and still light on your feet.',
    beat: 'e: 6-29 Up (out); 29-50 Down | s: 0-25 Drive (out); 25-50 Change',
  },
  squat_punch: {
    feel: 'e: You’ll feel your arms and your waist. | e: Feel your feet stay rooted as you turn. | sh: Your legs send the punch up to your fist. | sh: You’ll feel your thighs, arms and breath.',
    fault:
      'If your fists drop, bring them back to your chin. | e: If your arm snaps straight, stop a bit short. | sh: If your knees roll inward, push them out gently. | sh: If it gets messy, stand first and then punch.',
    why: 'The buggy won’t heave itself into the boot.',
    easier:
      'e: Punch slower and a bit lower. | s: Stay standing and just punch. | h: Squat higher, and only punch twice.',
    harder: 'e: Feeling strong? Turn your chest with each punch. | s: If that’s easy, sit lower before you stand.',
    middle: 'e: Fists straight out from your chin. | sh: Sit back, stand tall, then let go.',
    last: 'Make the last punches your sharpest. | Quick hands and quiet shoulders.',
    beat: 'e: 0-27 One (out); 50-77 Two | s: 6-30 Up (out); 30-47 One; 50-66 Two; 80-100 Down | h: 6-26 Up (out); 26-81 One, two, three, four; 90-100 Down',
  },
  walkout: {
    feel: 'You’ll feel your shoulders and your middle. | e: Feel your body make one long slope. | sh: Feel the back of your legs as you fold.',
    fault:
      'If your hips sag, don’t walk as far. | If your belly domes, stop closer in and breathe out. | If your wrists grumble, spread your fingers wide.',
    why: 'It’s all you need to chase a pea under the table.',
    easier:
      'e: Take smaller steps with your hands. | s: Walk your hands only halfway out. | h: Leave out the push-up and breathe there.',
    harder: 'e: Want a bit more? Wait a breath in the long shape. | s: Room for more? Stay a breath in the long shape.',
    middle: 'Small steps with your hands, no hurry. | Rest your eyes on the spot between your hands.',
    last: 'Each trip out as tidy as the first. | Roll up tall and let your head come last.',
    beat: 'e: 17-46 Walk out; 54-83 Walk back (out); 83-95 And up | s: 3-19 Fold; 19-46 Walk out; 54-81 Walk back; 81-98 And up (out) | h: 3-38 Fold, and out; 41-59 Push up (out); 62-84 Walk back; 84-98 And up',
  },
  step_burpee: {
    feel: 'You’ll feel all of you in this one. | Feel your hands push and your middle stay firm.',
    fault:
      'If your hips sink, squeeze your bottom a little. | es: If your hands and feet get muddled, go slower. | e: If the sofa slides, push it against a wall. | sh: If your belly domes, choose Easier and breathe out. | h: If you land hard, bend your knees more.',
    why: 'Down to the floor, up again: that’s your day.',
    easier:
      'e: Stay in the long shape less, or step one foot only. | s: Put your hands on a sofa or a sturdy chair. | h: Leave out the jump and stand up tall.',
    harder: 'e: Ready for more? Move a little faster. | s: Feeling strong? Finish each one on your toes.',
    middle: 'Hand, hand, foot, foot: one thing at a time.',
    last: 'Last few of these, and you choose the speed. | Stand up tall each time. That’s the best part.',
    beat: 'e: 5-17 Hands; 17-43 Step, step; 47-73 Step in; 73-90 And up (out) | s: 4-17 Hands; 17-43 Step, step; 47-73 Step in; 73-92 And up (out) | h: 8-20 Hands; 20-43 Step, step; 47-70 Step in; 70-100 And jump (out)',
  },
} as const satisfies Partial<Record<ShippedMoveId, MoveTalk>>;
