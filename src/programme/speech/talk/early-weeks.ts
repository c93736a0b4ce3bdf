import type { ShippedMoveId } from '#programme/moves/move.ts';
import type { MoveTalk } from './move-talk.ts';

export const EARLY_WEEKS_TALK = {
  pelvic_floor: {
    feel: 'A squeeze and a lift inside, as if holding in wind. | Then a clear drop back. Wait for it.',
    fault:
      'If your bottom joins in, do half as much. | If you’re holding your breath, sigh it out. | If it hurts or feels tight, do only the letting go.',
    why: 'Coughs, sneezes and car seats are why.',
    easier: 'e: Only breathe and let go. That’s practice too. | sh: Lying down with propped knees is easiest.',
    beat: 'e: 0 Breathe in, belly soft; 40 Out, and do nothing yet / 0 In again, nice and low; 40 Out, and lift, very gently; 70 Let go, all the way / 0 In, still letting go; 40 Out, a small lift inside; 70 And let it drop / 0 In, and soften; 40 Out, as if holding in wind; 70 Let go, like a lift going down / 0 In. Your bottom stays soft; 40 Out, lift; 70 Down, and down a bit more / 0 In. No lift this time; 40 Out, and rest it completely | s: 0 In, ribs wide, belly soft; 40 Out, and lift inside; 80 Let go / 0 In, softening; 40 Out, lift, two, three, four; 80 And let go / 0 In, letting it open; 40 Out, lift from the back to the front; 80 Let it all go / 0 In. Is your jaw soft?; 40 Out, lift; 80 Down again / 0 In, and melt; 40 Out, no lift. Only rest | h: 0 Stand soft. Breathe in; 40 Out, lift; 60 And stay up; 80 Let go / 0 In, feel your feet; 40 Out, and lift again; 60 Still up; 80 Let it all drop / 0 Breathe in, tall; 40 Out, lift, as before a sneeze; 70 Stay; 80 And all the way down / 0 In, thighs soft; 40 Out, lift; 60 Stay with it; 80 Let go, just as long / 0 Breathe in; 40 Out, and rest. That’s it',
  },
  pelvic_tilt: {
    feel: 'It’s small. From outside you’d hardly see it. | Your legs just watch.',
    fault: 'If your feet push, let them go light. | If your belly pushes out, breathe out sooner.',
    why: 'It’s a soft hello to a back that carries all day.',
    easier: 'e: Just think of rocking, and breathe. | sh: As tiny as you like. It still counts.',
    beat: 'e: 0 Out, a tiny rock back; 54 In, and let go / 0 Out, as small as a nod; 54 In, and come home / 0 Out, only what feels soft; 54 In, letting all of it go / 0 Out, belly light; 54 In, belly wide / 0 Out, no pushing at all; 54 In, back to rest / 0 Out, once more, tiny; 54 In, and lie still | s: 0 Out, rock your back down; 54 In, and let it go / 0 Out, waist to the mat; 54 In, a small gap again / 0 Out, your tail curls up; 54 In, and down it goes / 0 Out; 54 And in / 0 Out. Is your bottom soft?; 54 In, jaw soft too / 0 Out, like a boat rocking; 54 In, rocking back / 0 One last rock down; 54 And rest | h: 0 Out, roll back and round; 54 In, roll up and tall / 0 Out, let your waist round; 54 In, lift your breastbone / 0 Out, heavy into the mat; 54 In, crown to the ceiling / 0 Out. Shoulders stay easy; 54 In, long in the neck / 0 Out, round and slow; 54 In, over and tall / 0 Out, the last one; 54 In, and stay tall',
  },
  ankle_pumps: {
    feel: 'Your calves squeeze and let go, like a pump. | Warmer feet are a nice side effect.',
    fault: 'If just your toes move, bend from the ankle. | If one calf’s sore, hot or swollen, stop and ring 111.',
    why: 'You can do this through a whole feed.',
    easier: 'e: One foot at a time is fine. | sh: Just the toes is fine in the first days.',
    middle: 'Bigger and slower beats fast.',
    last: 'Last few, then let your legs be heavy. | Wiggle everything once more.',
    beat: 's: 0-50 Up, down; 50-100 Round | h: 0-34 Pull and press; 60-94 And rest',
  },
  log_roll: {
    feel: 'Shoulders and hips go together, like a log. | Your arms do the pushing, your middle rests.',
    fault:
      'If your head comes up first, leave it down longer. | If you’re holding your breath, sigh it out, then push. | If a wound pulls, rest a folded towel on it.',
    why: 'You can get up at night this way, without straining.',
    easier: 'e: Roll half way and come back. | sh: Only the roll is plenty for today.',
    middle: 'Knees together, as if a scarf tied them.',
    last: 'Last one on each side, no hurry at all. | Rest for a breath before you sit up.',
    beat: 'e: 12-30 Back; 30-54 Long; 54-75 Bend; 75-100 Roll (out) | s: 6-34 Down; 34-43 Back; 43-51 Rest; 51-63 Roll (out); 63-88 Push (out); 88-100 And sit | h: 0-4 (out); 4-19 Sit; 19-36 Down; 36-48 Back; 48-56 Roll (out); 56-79 Push (out); 79-84 Wait; 84-100 Stand (out)',
  },
  floor_rise: {
    feel: 'It’s a puzzle your legs get better at. | Every stop on the way is a place to rest.',
    fault: 'If the last bit’s heavy, lean over your front foot. | If your knee’s sore, fold the mat double under it.',
    why: 'Toys roll under sofas. You’ll come back up like this.',
    easier: 'e: Start from your knees, hands on the sofa. | sh: Push on the sofa seat as you stand.',
    middle: 'Same foot in front each time on this side.',
    last: 'Last time down and up on each side. | Slow is the strong way to do it.',
    beat: '3-24 Down; 24-31 Hands; 31-50 And lie; 50-64 Push (out); 64-71 Kneel tall; 71-80 One foot; 80-100 And stand (out)',
  },
  cushion_lift: {
    feel: 'Your legs lift. Your arms only carry. | Close to you, it’s always lighter.',
    fault:
      'If your back rounds, send your hips back, bend knees. | If the cushion’s far away, step nearer before you lift.',
    why: 'It’s your baby out of the cot, all day long.',
    easier: 'e: Hold it close and bend just a little. | sh: A table is the easiest height to start with.',
    middle: 'Breathe out before it leaves, not after.',
    last: 'Last lifts, as if it’s asleep. | Close, breathe out, and up.',
    beat: '0-40 Down; 52-90 Up (out)',
  },
  scar_care: {
    feel: 'Skin that slides a little under your fingers. | It may feel odd, or like nothing. Both happen.',
    fault:
      'If it stings or hurts, go lighter, or stop for today. | If it’s red, open or weeping, leave it, ring your GP.',
    why: 'Waistbands and little feet can feel all right again.',
    easier: 'e: Leave your hands off, and breathe there. | sh: Just a warm hand over your clothes is enough.',
    beat: 'e: 0 Warm hands, over your clothes, low down; 40 Breathe out, long / 0 In. Let your hands rise; 40 Out, and let them sink / 0 In. No pressing, only warmth; 40 Out, belly soft / 0 Keep breathing under your hands / 40 Rather not touch today? That’s fine / 0 In once more; 40 Out, and rest | s: 0 Flat fingers, above the scar, not on it; 50 Slow circles, skin and fingers as one / 50 Breathe in through your nose / 0 And out, shoulders low / 0 Move along a little, still above it / 0 Numb or odd is common here / 0 If it hurts, lift off and rest your hands / 0 Two more slow circles with me / 0 And let your hands lie still | h: 0 Only if it’s healed: no scab, no weeping; 50 Soft fingers on the scar, tiny circles / 50 Let the skin move with you / 50 Breathe in, no hurry / 0 Out, and soften your belly / 0 A light tug’s all right. Pain isn’t / 0 Move a finger’s width along / 0 Two last slow circles / 0 Hands still, and breathe',
  },
  walk: {
    feel: 'Your heel lands, your foot rolls, your arms swing. | Look up. There’s more to see.',
    fault: 'If your shoulders are up, shake your hands out. | If bleeding gets heavier or you drag, turn for home.',
    why: 'A walk’s a walk, even round the kitchen table.',
    easier: 'e: Sit down for a minute in the middle. | sh: A slow stroll is a real walk.',
    middle: 'Grow an inch with the next ten steps.',
    last: 'The last bit. Let it slow by itself. | Last steps, as soft as slippers.',
  },
} as const satisfies Partial<Record<ShippedMoveId, MoveTalk>>;
