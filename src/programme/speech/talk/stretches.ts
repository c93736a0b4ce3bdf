import type { ShippedMoveId } from '#programme/moves/move.ts';
import type { MoveTalk } from './move-talk.ts';

export const STRETCHES_TALK = {
  quad_stretch: {
    feel: 'It’s a quiet pull at the front of your hip. | Notice how it changes with each breath.',
    fault: 'If your lower back arches, tuck first, then ease less. | If the knee’s sore, step off it, or add a towel.',
    why: 'Front hips get short from all that sitting to feed.',
    easier: 'e: Bring the back foot a bit nearer. | sh: You can do this standing at a wall.',
    harder: 'e: Whenever you’re ready: try it kneeling, towel below. | s: Feeling strong? Reach that arm up and over.',
    middle: 'Nothing to push. Just breathe into it.',
    last: 'Last long breaths here. | Let the hip tell you when it’s had enough.',
    beat: '0-36 Tall; 36-72 Ease (out)',
  },
  ham_fold: {
    feel: 'Feel it behind your thighs, not in your back. | Your head’s heavy. Let it be.',
    fault: 'If it’s sharp behind your knees, bend them more. | If you feel dizzy, come up slowly and stand a moment.',
    why: 'Your legs do a lot of standing. This is for them.',
    easier: 'e: Rest your forearms on the seat. | sh: Hands on a chair seat brings the floor up.',
    harder:
      'e: Next time, perhaps: leave the chair and hang down. | s: Fancy a bit more? Hold behind your knees, ease closer.',
    middle: 'Let go of your jaw, and see what else lets go.',
    last: 'Last breaths upside down. | Roll up slowly when it’s time.',
    beat: '0-36 Hang; 36-74 Sink (out)',
  },
  fig4: {
    feel: 'It’s deep in the hip of the ankle that’s crossed. | Notice whether this side differs from the other.',
    fault: 'If your knee feels it, ease off and flex that foot. | If your neck strains, slip something soft under it.',
    why: 'A tight hip and a heavy baby: this helps the hip.',
    easier: 'e: Stay upright and just rest your hands. | sh: There’s one for a chair, just as good.',
    harder: 'e: Ready for more? Try it on your back. | s: Room for more? Hands behind the thigh, draw it in.',
    middle: 'Breathe into the hip as if it had lungs.',
    last: 'Last breaths in this one. | Let the legs come down in their own time.',
    beat: '36-74 Closer (out)',
  },
  childs: {
    feel: 'e: Your back gets longer with each breath out. | e: There’s nothing to do here but breathe. | s: One side of your ribs opens like a fan. | s: Send your breath to that side.',
    fault:
      'e: If your knees are unhappy, put a cushion under them. | e: If your shoulders pinch, bring your elbows nearer. | s: If your hips are far from your heels, pad the gap. | s: If your shoulders pinch, walk your hands in a little.',
    why: 'A few of these fit between bath and bedtime.',
    easier: 'e: Rest your head on a cushion. | s: Resting on the sofa’s lovely too.',
    harder: 'e: Feeling steady? Do it on the mat, knees wide. | s: Want a twist? Slide one arm under instead.',
    middle: 'Let your brow be heavy.',
    last: 'Last breaths down here. | Take the calm up with you.',
    beat: '38-88 Sink (out)',
  },
  breathe: {
    feel: 'A lift inside, then a clear letting go. | Letting go is half of it. Take your time.',
    fault: 'If your tummy or bottom grips, do far less. | If you can’t feel the lift, just think it and breathe.',
    why: 'Ten breaths like this fit into one feed.',
    easier: 'e: Forget the lift today, and only breathe. | sh: You can do this sitting in a chair.',
    harder: 'e: Fancy the next step? Lie down, arms out wide. | s: Want more room? Rest your arms over your head.',
    beat: 'e: 0 In. Feel your ribs fill your hands; 40 Out, and they come home / 0 In again, shoulders low; 40 Out, lift your pelvic floor gently; 80 Let it go / 0 In, wide as an umbrella; 40 Out, slow and long / 0 In, and soften underneath; 40 Out, a small lift, if you like; 70 And let that go too / 0 In, one last time; 40 Out, and let your hands drop | s: 0 In, and let your arms open wide; 40 Out, long, and all of you heavy / 0 In, through your nose; 40 Out, lift your pelvic floor a little; 80 Let go / 0 In. Your arms slide up again; 40 Out. Two, three, four, five, six / 0 Breathe in, into your back; 40 Out, and a small lift; 70 And all of it down / 0 In once more with me; 40 Out, and rest. That’s lovely | h: 0 In, arms heavy above your head; 40 Out, ribs sink to the mat / 0 In, all along your sides; 40 Out, lift your pelvic floor softly; 80 And let go / 0 In, from hips to armpits; 40 Out, through loose lips / 0 In. There’s nothing to do; 40 Out, one more small lift; 70 Let it melt / 0 In, as big as you like; 40 Out, and rest right there',
  },
} as const satisfies Partial<Record<ShippedMoveId, MoveTalk>>;
