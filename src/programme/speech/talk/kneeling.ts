import type { ShippedMoveId } from '#programme/moves/move.ts';
import type { MoveTalk } from './move-talk.ts';

export const KNEELING_TALK = {
  donkey_kick: {
    feel: 'You’ll feel it under the hip of the leg that lifts. | Your back’s a shelf. Nothing slides off.',
    fault: 'If your back dips, lift the leg less. | If your wrists grumble, rest on your forearms.',
    why: 'Long walks behind a buggy start right here.',
    easier: 'e: Slide the toe back along the mat instead. | sh: Wrists tired? Rest on your forearms instead.',
    harder: 'e: Fancy the next step? Come up onto your hands. | s: Room for more? Pulse three times at the top.',
    middle: 'Show the ceiling the sole of your shoe.',
    last: 'Last kicks on each side, small and strong. | Knee down softly, as if someone’s asleep.',
    beat: 'es: 0-40 Up (out); 52-100 Down | h: 0-26 Up (out); 26-77 Pulse, pulse, pulse (out); 77-100 Down',
  },
  fire_hydrant: {
    feel: 'It’s the side of your hip, up near the pocket. | Both hands press the mat equally.',
    fault: 'If you lean right over, lift that knee lower. | If your elbow bends, push the floor away again.',
    why: 'You need this for trousers on one foot.',
    easier: 's: Kneeling no good? Lie down and do clamshells. | h: Leave out the straight leg, and lift the knee.',
    harder: 's: More today? Straighten the leg before it lowers.',
    middle: 'Keep the foot level with the knee.',
    last: 'Last lifts, hips square to the floor. | Slow the way down, that’s half the work.',
    beat: 's: 0-40 Up (out); 52-100 Down | h: 0-30 Up (out); 30-58 Long (out); 58-74 Bend; 74-100 Down',
  },
  push_up: {
    feel: 'It’s chest and arms, with your middle along too. | Your elbows point back, like an arrow.',
    fault:
      's: If your hips are up or sagging, find one long line. | If your elbows flare, point them back to your feet. | s: If it’s too deep, only go half way down. | h: If your back sags, bring your knees down and carry on.',
    why: 'You’ll push up from the playroom floor like this.',
    easier: 's: Prefer standing? Do these at the worktop. | h: Knees down is a good push-up too.',
    harder: 's: Want more? Lift your knees off the mat.',
    middle: 'Lower for two, and push up in one.',
    last: 'Last push-ups. Half ones count just as much. | Breathe out on every single push.',
    beat: '0-46 Down; 54-94 Push (out)',
  },
  bird_dog: {
    feel: 'Your back’s quiet while the long bits move. | Someone could rest a cup between your hips.',
    fault:
      'e: If your hip tips, slide the toe less far. | e: If your head hangs, look just ahead of your hands. | s: If your back dips, keep your toe close to the mat. | s: If you wobble, reach the arm first, then the leg. | h: If it’s hurried, pause in the long reach. | h: If you wobble, leave out the curl for a few.',
    why: 'A steady back helps with every nappy change.',
    easier: 'e: Slide the toe half as far, then home. | sh: Hands can stay down: just slide one leg.',
    harder:
      'e: Whenever you’re ready: lift that leg, and the other arm. | s: Feeling strong? Bring elbow to knee in between.',
    middle: 'Reach further away, rather than higher.',
    last: 'Last reaches, longer than they’re high. | Come home each time before you swap.',
    beat: 'e: 0-30 Away (out); 30-50 Home; 50-80 Away (out); 80-100 Home | s: 0-32 Reach (out); 32-50 Home; 50-82 Reach (out); 82-100 Home | h: 0-14 Reach; 14-26 In (out); 26-40 Out; 50-64 Reach; 64-76 In (out); 76-90 Out',
  },
  bear: {
    feel: 'Your middle, your thighs and your arms share it. | A hand’s width off the mat is plenty.',
    fault:
      'If you’ve stopped breathing, knees down and let it out. | If your bottom’s high, bring hips back over knees. | If your belly domes, lift just one knee at a time.',
    why: 'You’ll crawl after a baby with this.',
    easier: 'e: Press your toes down without lifting a knee. | sh: Less is fine: lift one knee at a time.',
    harder: 'e: Next time, perhaps: float both knees together. | s: Fancy a bit more? Tap a shoulder while you hover.',
    middle: 'Push the mat away and broaden your back.',
    last: 'Last hovers. Rest as often as you like. | Soft face, quiet feet, knees low.',
    beat: 'e: 0-32 Lift (out); 32-50 Down; 50-82 Lift (out); 82-100 Down | s: 0-12 Lift (out); 12-88 Stay; 88-100 Down | h: 0-38 Tap; 50-88 Tap',
  },
  shoulder_tap: {
    feel: 'The arm that stays down does the real work. | Pour yourself over that hand before you tap.',
    fault:
      'If your hips swing, tap slower, knees or feet wider. | If your back sags, draw your ribs in and breathe out.',
    why: 'One arm carries, one arm zips up a coat.',
    easier: 'e: Lift only your fingers off the worktop. | sh: You can do these standing at the worktop.',
    harder: 'e: Ready for more? Do it on the mat, knees down. | s: Room for more? Lift your knees, feet wide.',
    middle: 'Can the tap be light as a feather?',
    last: 'Last taps, with hips that hardly notice. | Quiet hands now, slow and light.',
    beat: '0-38 Tap; 50-88 Tap',
  },
  cat_bird: {
    feel: 'Let it travel from your tail up to your head. | Each bone of your back gets a turn.',
    fault: 'If your shoulders are up, push the mat away. | If the arch pinches, make it smaller, eyes ahead.',
    why: 'A back that bends over cots likes this.',
    easier: 'e: Sit back on your heels between two, if you like. | sh: Just cat and cow is lovely on its own.',
    harder: 'e: Feeling steady? Add a long arm and leg. | s: More today? Stay in each reach for three.',
    middle: 'Let your breath set the speed this time.',
    last: 'Last time through the whole string. | Move as if you’ve all morning.',
    beat: 'e: 0-8 (out); 14-58 Arch; 66-100 Round (out) | s: 0-15 Round (out); 15-32 Arch; 42-58 Reach (out); 70-87 Reach (out) | h: 0-11 Round (out); 11-24 Arch; 31-59 Reach, two, three (out); 67-95 Reach, two, three (out)',
  },
  climber: {
    feel: 'It’s your middle that slows the knee down. | Your shoulders stay right above your hands.',
    fault:
      'e: If your hips climb, step your feet back a bit further. | e: If your back rounds, look ahead and grow your neck. | s: If your hips are high, draw the knee in less far. | s: If your belly domes, take this one to the sofa. | h: If your feet thump, slow down until they don’t. | h: If anything leaks or drags, slow climbers are better.',
    why: 'This is for when a toddler’s on the run.',
    easier: 'e: Step in slowly, and stand up whenever you need. | sh: Hands on the sofa makes it lighter.',
    harder: 'e: Fancy the next step? Hands on the mat, feet back. | s: Want more? Let the feet switch quickly.',
    middle:
      'e: Step in softly, as if the baby’s asleep. | s: Draw the knee in for two, and back for two. | h: Light feet. Think of hot sand.',
    last: 'Last round of climbers. Steady hips. | Slow down any time, it still counts.',
    beat: 'es: 0-28 In (out); 28-50 Back; 50-78 In (out); 78-100 Back',
  },
  dog_plank: {
    feel: 'A long stretch down your back and legs. | Your arms feel strong and your neck hangs free.',
    fault:
      'e: If your back rounds, bend your knees, hips further. | e: If your wrists are sore, turn your fingers out. | sh: If your legs feel tight, bend your knees, hips high. | s: If your back sags in the plank, push back sooner. | h: If your hips sway as you tap, take your feet wider.',
    why: 'It undoes an hour bent over the bath.',
    easier: 'e: Bend your knees and lean in only a bit. | sh: Your wrists may like the worktop better.',
    harder: 'e: Whenever you’re ready: take it down to the mat. | s: Feeling strong? Tap each shoulder in the plank.',
    middle: 'Let your heels feel heavy as you go back.',
    last: 'Last ones, as long as you can make them. | Push back and enjoy the stretch.',
    beat: 'e: 10-60 Forward; 67-100 Back (out) | s: 10-48 Forward; 60-100 Back (out) | h: 8-30 Forward; 30-82 Tap, and tap; 82-100 Back (out)',
  },
} as const satisfies Partial<Record<ShippedMoveId, MoveTalk>>;
