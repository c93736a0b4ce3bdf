import type { ShippedMoveId } from '#programme/moves/move.ts';
import type { MoveTalk } from './move-talk.ts';

export const SECOND_EDITION_TALK = {
  side_reach: {
    feel: 'Your whole side opens like an accordion. | Your breath’s quicker, and you can still chat.',
    fault: 'If you’re out of room, take smaller steps. | If your steps are heavy, bend the knee as you land.',
    why: 'The back seat of any car asks for this reach.',
    easier: 'e: Tap the foot and leave the arms out of it. | sh: A tap instead of a step keeps it light.',
    harder:
      'e: Whenever you’re ready: step right out and reach across. | s: Feeling strong? Bend lower and reach further.',
    middle: 'Let your ribs follow your hand.',
    last: 'Last time round, biggest steps you like. | Smile if you can. It’s nearly dancing.',
    beat: 'e: 0-28 Tap; 28-50 In; 50-78 Tap; 78-100 In | sh: 0-28 Reach (out); 28-50 In; 50-78 Reach (out); 78-100 In',
  },
  heel_dig: {
    feel: 'Your shoulder blades pinch with every pull. | It’s quick, and it’s meant to be fun.',
    fault:
      'If your shoulders creep up, pull your elbows low. | If you’re leaning back, bring your ribs over your hips.',
    why: 'Your posture likes this on days you feed a lot.',
    easier: 'e: Dig your heels and rest your arms. | sh: Sitting down counts in full.',
    harder: 'e: Next time, perhaps: do these standing. | s: Fancy a bit more? Sit your hips back and speed up.',
    middle: 'Toes up, heel out, like a tiny folk dance.',
    last: 'Last round of heels. Keep the beat. | Pull back as if it’s a stiff drawer.',
    beat: 'es: 0-29 Pull; 50-79 Pull',
  },
  clock_tap: {
    feel: 'It’s the standing hip that’s busy. | Your foot grips the floor like a hand.',
    fault: 'If you’re wobbling, find one spot to look at. | If that knee falls in, point it over your middle toes.',
    why: 'Balance helps when you put shoes on with a baby.',
    easier: 'e: Tap to the front only, hand on the chair. | sh: A hand on the chair and tiny taps: good too.',
    harder: 'e: Ready for more? Let your hand hover by the chair. | s: Room for more? Bend lower and tap further out.',
    middle: 'Make the toe so light it hardly lands.',
    last: 'Last turn round the clock each side. | Three calm taps, then home.',
    beat: '0-20 Front; 33-53 Side; 66-86 Back',
  },
  bag_squat: {
    feel: 'e: It’s your thighs and hips together. | Your heels stay put the whole way. | s: The bag helps you sit back, oddly enough. | h: The pause is where your legs get strong.',
    fault:
      'If your knees fall in, press them out over your toes. | If you tip forwards, lift your chest and go less low. | If anything feels heavy down below, rest, go easier.',
    why: 'It’s picking up a child, with the child in your arms.',
    easier: 'e: Bend a little way, and stand up tall. | sh: Leave the bag out and cross your arms.',
    harder: 'e: Feeling steady? Hug a bag to your chest. | s: More today? Three seconds down, then a pause.',
    middle: 'Start your breath out before you stand.',
    last: 'Last squats. Strong legs, soft face. | Stand tall at the top of each one.',
    beat: 'e: 0-46 Down; 52-100 Up (out) | s: 0-46 Down; 53-100 Up (out) | h: 7-50 Down, two, three; 50-72 Wait; 72-100 Up (out)',
  },
  curl_press: {
    feel: 'The fronts of your arms go first. | Elbows stay near your ribs as you curl.',
    fault:
      'If the bottles swing, pause at the bottom. | e: If your elbows drift ahead, tuck them to your sides. | sh: If your back arches at the top, press less high.',
    why: 'Floor to shoulder: that’s a baby, over and over.',
    easier: 'e: One arm at a time gives you a rest. | sh: Just the curl, without the press, is fine.',
    harder: 'e: Fancy the next step? Press up after the curl. | s: Want more? Fuller bottles, three seconds down.',
    middle: 'Let the way down take its time.',
    last: 'Last ones, and your arms can rest. | Smooth up, even smoother down.',
    beat: 'e: 0-40 Up (out); 48-100 Down | s: 0-18 Curl; 18-42 Press (out); 42-70 Down; 70-100 And down | h: 0-16 Curl; 16-40 Press (out); 40-66 Down; 66-100 Two, three',
  },
  rear_fly: {
    feel: 'It’s the small muscles between your shoulders. | Your elbows stay a little bent, like wings.',
    fault:
      'e: If your shoulders lift, open a bit lower. | e: If your back arches, soften your knees and ribs. | sh: If you’re throwing the bottles, slow right down. | sh: If your back rounds, send your bottom further back.',
    why: 'It opens a chest that’s curled round a baby.',
    easier: 'e: Open half as wide, and close. | sh: No bottles, standing tall: that works well.',
    harder: 'e: Whenever you’re ready: lean forward, take two bottles. | s: Feeling strong? Stay wide for two seconds.',
    middle: 'Think of tucking a pencil between the blades.',
    last: 'Last ones. Wide, and then let go. | Keep this openness when you stand.',
    beat: 'e: 0-40 Open (out); 52-100 Close | s: 0-38 Open (out); 48-100 Down | h: 0-26 Open (out); 26-66 Hold, two; 66-100 Down',
  },
  side_bend: {
    feel: 'One long side, from hip to fingertips. | Your breath fills the ribs on that side.',
    fault:
      'If you’re turning to the floor, face straight ahead. | If your neck’s squashed, lean less and reach up more.',
    why: 'This is for the hip you always carry on.',
    easier: 'e: Lean a little, with your hand on your lap. | sh: You can do these sitting on a chair.',
    harder: 'e: Next time, perhaps: stand up for these. | s: Fancy a bit more? Take your wrist and lean further.',
    middle: 'Up before over, every time.',
    last: 'Last leans on each side, easy and long. | Come up slowly, as if through water.',
    beat: '12-46 Over (out); 46-66 Breathe; 66-100 Up',
  },
  thread_needle: {
    feel: 'e: The turn comes from your ribs, not your hips. | es: Your upper back gets a slow wringing out. | s: Your shoulder and ear can rest on the mat. | h: It’s a twist closed and a twist open. | h: Follow your hand with your eyes.',
    fault:
      'e: If your hips turn too, point both at the worktop. | e: If it feels forced, turn half as far and breathe. | sh: If your hips slide off, bring them back over your knees. | s: If your shoulder won’t reach, stop where it’s comfy. | h: If the open side pinches, reach less high.',
    why: 'It’s a kind twist after a night on one side.',
    easier: 'e: Turn your head and chest only a bit. | sh: Standing at the worktop’s easier on the wrists.',
    harder: 'e: Ready for more? Do it on hands and knees. | s: Room for more? Open the arm to the ceiling too.',
    middle: 'Stay for a breath before you come back.',
    last: 'Last turns on each side. No hurry. | Let the shoulder sink just once more.',
    beat: 'e: 20-42 Under (out); 60-100 Back | s: 14-42 Under (out); 42-66 Rest; 66-100 Back | h: 10-42 Under (out); 54-70 Open (out); 86-100 Back',
  },
  hip_switch: {
    feel: 'A slow turning inside the hip joints. | Each side may feel quite different today.',
    fault: 'If a knee complains, roll less far, feet wider. | If you’re slumping, lift your breastbone a little.',
    why: 'Hips that move make the floor a nicer place.',
    easier: 'e: Move one knee at a time. | sh: Part way is enough. Lean back on your hands.',
    harder: 'e: Feeling steady? Let the knees go right over. | s: More today? Sit tall and take your hands away.',
    middle: 'Let the knees fall rather than push them.',
    last: 'Last rolls, one way and the other. | Let your hips have the last word.',
    beat: '0-20 Over (out); 30-50 Middle; 50-80 Over (out)',
  },
  bag_march: {
    feel: 'e: You’re tall as a door with every step. | es: Each foot lands without a sound. | sh: The side without the bag keeps you upright. | h: Pause for a blink with each knee up.',
    fault:
      'e: If you lean back, lift the knee a bit less. | e: If it’s hurried, count one, two between steps. | sh: If the bag pulls you over, grow tall on that side. | sh: If that shoulder’s up, let the arm just hang.',
    why: 'This is the shopping, the car seat, the car park.',
    easier: 'e: Lift your heels only, and stay tall. | sh: No bag is fine: march with loose arms.',
    harder: 'e: Fancy the next step? Take a bag in one hand. | s: Want more? A fuller bag and higher knees.',
    middle: 'Walk as if there’s a book on your head.',
    last: 'Last march, tall to the very end. | Put it down softly when we’re done.',
    beat: '0-28 Up; 28-50 Down; 50-78 Up; 78-100 Down',
  },
} as const satisfies Partial<Record<ShippedMoveId, MoveTalk>>;
