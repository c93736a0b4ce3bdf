import type { ShippedMoveId } from '#programme/moves/move.ts';
import type { MoveTalk } from './move-talk.ts';

export const WARM_UP_TALK = {
  march: {
    feel: 'e: You’ll feel your calves and ankles wake up. | e: Feel one foot take over from the other. | sh: You’ll feel it in the front of your hips. | sh: In a minute you’ll feel warmer all over.',
    fault:
      'e: If you’re leaning on the wall, stand over your feet. | e: If your heels drop, lower them slowly. | sh: If your feet land loudly, put your toes down first. | sh: If you lean back as a knee comes up, grow taller. | sh: If your shoulders creep up, let your hands go loose.',
    why: 'es: These are the legs that walk a buggy up the hill. | h: This is you, getting up the stairs in a hurry.',
    easier: 'e: Take a pause between heels if you like. | sh: Keep your knees lower and walk it gently.',
    harder: 'e: Ready for more? Lift your fingers off the wall. | s: Feeling strong? Bring your knees a little higher.',
    middle: 'e: Rise a little slower now, and lower slower still. | sh: Let your arms do some of the work now.',
    last: 'e: Last bit: make every heel lift smooth. | Keep your face soft and your breath long. | sh: Last bit: tall, light and easy.',
  },
  arm_swings: {
    feel: 'Your chest opens and your upper back wakes up. | es: Feel the swing begin at your shoulders. | h: Feel your calves lift you as your arms open.',
    fault:
      'If your ribs poke forward, breathe out and soften them. | If your shoulders lift, swing a little lower. | h: If you tip on your toes, rise only a little.',
    why: 'It undoes some of the curl from feeding and carrying.',
    easier: 'es: Make the swing smaller and keep it slow. | h: Keep your heels down and just swing your arms.',
    harder:
      'e: If that’s easy, let your hands rise a little higher. | s: Want a bit more? Lift your heels as you open.',
    middle: 'Change which arm goes on top each time. | Let your breath set the speed of the swing.',
    last: 'Last few: as wide as feels good. | es: Finish with long arms and a quiet neck. | h: Finish tall on your toes, long through your arms.',
    beat: '0-22 Open; 28-50 Cross (out); 50-72 Open; 78-100 Cross (out)',
  },
  shoulder_rolls: {
    feel: 'Your neck gets longer each time they drop. | es: Feel your shoulder blades slide down your back. | h: Feel your shoulder blades meet behind you.',
    fault:
      'If your chin pokes forward, draw it gently back. | es: If your arms do the circling, make it smaller. | If you’re hurrying, give each circle one whole breath. | h: If your lower back arches, squeeze a little less.',
    why: 'Carrying a baby all day sits here. Let some go.',
    easier: 'es: Just lift them and let them drop, if that’s kinder. | h: Leave out the squeeze and only roll.',
    harder: 'es: Room for more? Slow down where it feels tight.',
    middle: 'Unclench your jaw while your shoulders go round. | Now the other way, just as slowly.',
    last: 'Make the last circles the biggest and slowest. | One long breath out as your shoulders sink.',
    beat: 'es: 0-22 Up; 22-45 Back; 45-70 And down (out) | h: 0-18 Up; 18-38 Back; 38-68 Squeeze; 68-86 And down (out)',
  },
  air_squat: {
    feel: 'You’ll feel your thighs and your bottom join in. | Feel your heels press into the floor.',
    fault:
      'If your knees drift in, press them over your little toes. | If your heels lift, don’t go quite so low. | If your chest drops, look straight ahead.',
    why: 'This is how you get down to the toy box.',
    easier: 'e: Bend only as far as your hand feels steady. | sh: Stay higher and keep it smooth.',
    harder:
      'e: Ready for more? Keep only your fingertips on the wall. | s: Feeling strong? Sit down for three whole seconds.',
    middle: 'Lead with your hips, not with your knees.',
    last: 'Keep the last few as neat as the first. | Stand all the way up each time.',
    beat: 'e: 0-44 Down; 52-90 And up (out) | s: 0-44 Down; 50-88 And up (out) | h: 8-56 Down, two, three; 62-92 And up (out)',
  },
  hip_circles: {
    feel: 'es: Feel your hips and lower back loosen. | es: Your knees stay soft, your head almost still. | h: Your standing hip works to keep you steady. | h: Feel the other hip open as the knee goes out.',
    fault:
      'es: If your shoulders circle too, shrink the circle. | es: If your knees lock, bend them a little. | h: If your body swings, lift the knee less. | h: If your standing hip pops out, grow taller.',
    why: 'These are the hips that carry a baby all day.',
    easier: 'es: Make it as small as a saucer. | h: Keep your toes low and only open the knee a little.',
    harder: 'e: If that’s easy, let the circle grow to a plate. | s: Want a bit more? Bend your knees a little deeper.',
    middle: 'es: Same circle now, turning the other way. | h: Let the knee draw a slow, round shape.',
    last: 'es: Finish with your roundest, slowest circle. | Let your jaw go soft while your hips move. | h: Finish with a knee that lands without a sound.',
    beat: 'h: 10-28 Up; 28-52 Open (out); 52-84 And down',
  },
  good_mornings: {
    feel: 'You’ll feel a pull down the back of your thighs. | Feel your back stay as long as a table.',
    fault:
      'If your back rounds, stop a little higher. | If you’re sinking, push back more and bend less. | If your chin lifts, look at the floor ahead.',
    why: 'You bend over a cot this way, night after night.',
    easier:
      'e: Slide only as far as the middle of your thighs. | s: Put your hands on your thighs and bend less. | h: Lower your arms and cross them on your chest.',
    harder: 'e: Room for more? Cross your arms on your chest. | s: Ready for more? Take three seconds to bend.',
    middle: 'Think of closing a car door with your bottom.',
    last: 'Slower on the way down for these last ones. | Stand tall and squeeze your bottom at the top.',
    beat: '0-46 Hips back; 54-90 And stand (out)',
  },
  alt_lunges: {
    feel: 'Your front thigh and your bottom do the lifting. | es: Feel your front heel press you back up. | h: Feel the stretch along the back hip as you reach.',
    fault:
      'If your front knee drifts in, aim it at your toes. | If you wobble, step back on two rails, not a rope. | e: If you’re pulling on the chair, take a shorter step. | sh: If you’re tipping forward, lift your breastbone.',
    why: 'Small shoes get tied down here.',
    easier:
      'e: Only tap your toes behind you. | s: Shorten the step and stay up higher. | h: Leave your arms down and just step.',
    harder: 'e: Feeling strong? Bend a little more each time. | s: If that’s easy, lower for three slow seconds.',
    middle: 'e: Put your back foot down without a sound. | sh: Land on a soft, quiet back foot.',
    last: 'Find your balance, then stand up tall. | Give both legs the same care to the end.',
    beat: '0-22 Step back; 26-46 And up (out); 50-72 Other foot; 76-96 And up (out)',
  },
  high_knees: {
    feel: 'You’ll feel your breath and your heart pick up. | es: Feel your middle work as each knee lifts. | h: Feel your feet spring, soft and quick.',
    fault:
      'If you can hear your feet, land softer. | If your arms have stopped, swing them again. | sh: If you’re leaning back, lift the knee a bit less.',
    why: 'This is you, chasing someone small across the park.',
    easier:
      'e: Slow it to a stroll any time. | s: Let your knees stay lower and walk it. | h: March it with one foot always down.',
    harder: 'e: Want a bit more? Swing your arms a bit wider. | s: Room for more? Pick up the speed a little.',
    middle: 'Tall through the top of your head.',
    last: 'Light and quick, right to the last step. | Strong arms, soft shoulders, long breath.',
  },
} as const satisfies Partial<Record<ShippedMoveId, MoveTalk>>;
