import type { ShippedMoveId } from '#programme/moves/move.ts';
import type { MoveTalk } from './move-talk.ts';

export const WAY_BACK_TALK = {
  easy_jog: {
    feel: 'Light, upright, and easy enough to chat. | Your feet land under you, not ahead.',
    fault: 'If your feet slap, take shorter steps. | If anything leaks, drags or hurts, walk instead.',
    why: 'One day it’s a race to the swings. You may win.',
    easier: 'e: March at walking pace. | sh: A fast march keeps a foot on the floor.',
    middle: 'Say a sentence out loud. If you can’t, slow down.',
    last: 'Last little run, the softest yet. | Slow to a walk, and let your breath come down.',
  },
  sl_balance: {
    feel: 'Your foot’s busy, the rest of you is tall. | Both hip bones stay level.',
    fault: 'If you’re tipping, touch the wall and breathe out. | If your hip sags out, push down through your heel.',
    why: 'You pull on jeans like this while a baby watches.',
    easier: 'e: Leave the toes down and lift the heel only. | sh: One hand on the wall is enough help.',
    middle: 'Soften the knee you stand on, just a touch.',
    last: 'Last stand on each leg. Tall and quiet. | Set the foot down softly.',
  },
  sl_squat: {
    feel: 'It’s thigh and hip on the leg you stand on. | Your kneecap looks over your middle toes.',
    fault: 'If your knee falls in, bend less and ease it out. | If one hip drops, use the wall and bend less.',
    why: 'Every stair is one of these, more or less.',
    easier: 'e: Keep the other toe on the floor behind you. | sh: A hand on the wall, and a smaller bend.',
    middle: 'Sit back before you bend.',
    last: 'Last bends, steady as a post. | Grow taller each time you stand.',
    beat: 'es: 0-46 Down; 54-100 Up (out) | h: 9-60 Down, two, three; 66-100 Up (out)',
  },
  forward_bound: {
    feel: 'A push from the back foot, a quiet landing. | Your knee bends to catch you.',
    fault: 'If the landings are loud, make them smaller. | If anything leaks, drags or hurts, stop for today.',
    why: 'Puddles, kerbs and the last yard to the bus need it.',
    easier: 'e: Shorter steps, at your own speed. | sh: Long steps with one foot down are enough.',
    middle: 'Think of landing on a trampoline.',
    last: 'Last few, small and springy. | Finish with the softest one of all.',
    beat: 'h: 8-33 Stay; 33-50 Go; 58-83 Stay; 83-100 Go',
  },
  hop_place: {
    feel: 'It’s your calf that springs and catches. | Ankle, knee, hip: they all give a little.',
    fault:
      'If you’re landing stiff, bend before you touch down. | If anything leaks, drags or hurts, walk on the spot.',
    why: 'Hopscotch is coming, sooner than you think.',
    easier: 'e: Rise onto your toes instead of bouncing. | sh: Two feet, hardly off the floor, is where to begin.',
    middle: 'Try for quieter, not for higher.',
    last: 'Last few hops, soft as rain. | And let the floor have your heels again.',
  },
  running_man: {
    feel: 'Hip, ankle and middle work as one. | Arms swing against the leg, like running.',
    fault: 'If you lose your balance, touch the wall. | If your hip hitches up, slow down, belt level.',
    why: 'It’s running, one side at a time, before you run.',
    easier: 'e: A hand on the wall makes it calmer. | sh: Touch the back toe down each time.',
    middle: 'Slow the way back, it’s the hard bit.',
    last: 'Last round on each side. Smooth as cycling. | Land tall on both feet when you finish.',
    beat: 'e: 6-48 Back; 56-100 Drive (out) | s: 6-46 Back; 56-100 Drive (out) | h: 12-48 Down, two, three; 64-100 Up, two, three (out)',
  },
} as const satisfies Partial<Record<ShippedMoveId, MoveTalk>>;
