import { type Course, type MoveSession, step } from './course.ts';
import { courseSummary } from './course-summaries.ts';

const SESSIONS: readonly Omit<MoveSession, 'isForEarlyWeeks'>[] = [
  {
    id: 'e0a',
    title: 'Breathe and settle',
    minutes: 5,
    words: 'Breathe, move your feet, and find the way to sit up.',
    kit: ['mat', 'chair'],
    steps: [
      step('breathe', 'easier', 60, 10),
      step('ankle_pumps', 'standard', 40, 10),
      step('pelvic_floor', 'easier', 60, 15),
      step('log_roll', 'easier', 40, 15),
      step('shoulder_rolls', 'easier', 40, 10),
    ],
  },
  {
    id: 'e0b',
    title: 'Feed and unfold',
    minutes: 5,
    words: 'For the chair in which you feed: breathe, roll your shoulders, stand up well.',
    kit: ['mat', 'chair'],
    steps: [
      step('breathe', 'easier', 60, 10),
      step('shoulder_rolls', 'easier', 40, 10),
      step('pelvic_floor', 'easier', 60, 15),
      step('ankle_pumps', 'standard', 40, 10),
      step('log_roll', 'standard', 40, 15),
    ],
  },
  {
    id: 'e2a',
    title: 'Middle and back',
    minutes: 6,
    words: 'Small movements of your back and belly, on the mat or in bed.',
    kit: ['mat'],
    steps: [
      step('breathe', 'easier', 60, 10),
      step('pelvic_tilt', 'standard', 40, 10),
      step('pelvic_floor', 'standard', 60, 10),
      step('heel_slide', 'easier', 40, 10),
      step('log_roll', 'standard', 40, 10),
      step('shoulder_rolls', 'standard', 50, 20),
    ],
  },
  {
    id: 'e2b',
    title: 'Stand and lift',
    minutes: 7,
    words: 'Lifting well, standing up, and getting off the floor.',
    kit: ['mat', 'chair', 'sofa'],
    steps: [
      step('breathe', 'easier', 50, 10),
      step('pelvic_floor', 'standard', 60, 10),
      step('pelvic_tilt', 'standard', 40, 10),
      step('bridge', 'easier', 40, 20),
      step('cushion_lift', 'easier', 40, 20),
      step('calf_squat', 'easier', 40, 20),
      step('floor_rise', 'easier', 50, 10),
    ],
  },
  {
    id: 'e2c',
    title: 'Walk a little',
    minutes: 8,
    words: 'Four minutes’ walk, also up and down the room.',
    kit: ['mat', 'chair'],
    steps: [
      step('shoulder_rolls', 'standard', 40, 10),
      step('walk', 'easier', 240, 20),
      step('calf_squat', 'easier', 40, 10),
      step('pelvic_floor', 'standard', 60, 10),
      step('breathe', 'easier', 40, 10),
    ],
  },
  {
    id: 'c0a',
    title: 'Breathe and move your feet',
    minutes: 5,
    words: 'All of it in bed, if you like. A hand on the wound as you roll.',
    kit: ['mat', 'chair'],
    steps: [
      step('breathe', 'easier', 70, 10),
      step('ankle_pumps', 'standard', 50, 10),
      step('log_roll', 'easier', 40, 20),
      step('shoulder_rolls', 'easier', 40, 10),
      step('breathe', 'easier', 40, 10),
    ],
  },
  {
    id: 'c0b',
    title: 'Sit tall',
    minutes: 5,
    words: 'Feet, breath, and shoulders. Sit as you are comfortable.',
    kit: ['mat', 'chair'],
    steps: [
      step('ankle_pumps', 'standard', 50, 10),
      step('breathe', 'easier', 60, 10),
      step('pelvic_floor', 'easier', 50, 20),
      step('shoulder_rolls', 'easier', 40, 10),
      step('breathe', 'easier', 40, 10),
    ],
  },
  {
    id: 'c2a',
    title: 'Soft middle',
    minutes: 6,
    words: 'Small and slow, on the mat or in bed.',
    kit: ['mat'],
    steps: [
      step('breathe', 'easier', 60, 10),
      step('pelvic_floor', 'easier', 60, 15),
      step('pelvic_tilt', 'easier', 40, 15),
      step('ankle_pumps', 'standard', 40, 10),
      step('log_roll', 'standard', 40, 20),
      step('shoulder_rolls', 'standard', 40, 10),
    ],
  },
  {
    id: 'c2b',
    title: 'Walk and stand',
    minutes: 7,
    words: 'Three minutes’ walk, and rising onto your toes with a chair.',
    kit: ['mat', 'chair'],
    steps: [
      step('shoulder_rolls', 'easier', 40, 10),
      step('walk', 'easier', 180, 20),
      step('calf_squat', 'easier', 30, 20),
      step('pelvic_floor', 'easier', 60, 10),
      step('breathe', 'easier', 40, 10),
    ],
  },
  {
    id: 'c6a',
    title: 'Scar and middle',
    minutes: 8,
    words: 'Flat hands around the scar, then your back and hips.',
    kit: ['mat'],
    steps: [
      step('breathe', 'easier', 60, 10),
      step('scar_care', 'standard', 80, 10),
      step('pelvic_tilt', 'standard', 40, 10),
      step('heel_slide', 'easier', 40, 20),
      step('pelvic_floor', 'standard', 60, 10),
      step('bridge', 'easier', 40, 20),
      step('log_roll', 'standard', 60, 20),
    ],
  },
  {
    id: 'c6b',
    title: 'Stand, lift, walk',
    minutes: 8,
    words: 'Three minutes’ walk, a lift, and your toes.',
    kit: ['mat', 'chair'],
    steps: [
      step('shoulder_rolls', 'standard', 40, 10),
      step('walk', 'easier', 180, 20),
      step('cushion_lift', 'easier', 40, 20),
      step('calf_squat', 'easier', 40, 20),
      step('pelvic_floor', 'standard', 60, 10),
      step('breathe', 'easier', 30, 10),
    ],
  },
];

/**
 * The course until six weeks after a birth, eight after a caesarean. No move jumps, loads, braces or stands on one leg. Ask a person who
 * knows about health before changing a word, a move or a second here.
 */
export const EARLY_WEEKS: Course = {
  ...courseSummary('early-weeks'),
  who: 'From the birth to six weeks after it, to eight after a caesarean, or where you would rather not say. Some days none: that is fine too.',
  sections: [
    {
      title: 'Stop first, and get help',
      lines: [
        'Heavy or returning bleeding, a painful or swollen calf, chest pain, breathlessness, a fever, a wound that opens, reddens or weeps, a severe headache.',
        'Not while you bleed heavily, have a fever or feel unwell, or were told to rest by your midwife or doctor.',
        'No pelvic floor squeezes while a catheter is in.',
        'After a caesarean: a hand or a folded towel on the wound when you cough, laugh or roll, and only what feels comfortable there, now and the day after.',
        'Scar care only once the wound has closed, with no scab and no weeping, and after your check.',
      ],
      isRisk: true,
    },
    {
      title: 'Every day',
      lines: [
        'A walk when you feel like it: five minutes at first, a few more every few days, as long as bleeding does not get heavier.',
        'Rest lying down once or twice a day if you can.',
        'Lift nothing heavier than your baby for now. Breathe out as you lift.',
        'Roll to your side to get up.',
        'Drink when you feed; it also helps you go to the toilet without straining.',
        'Feed with your back supported, feet on the floor, and bring your baby up to you with cushions.',
      ],
    },
  ],
  sessions: SESSIONS.map((session) => ({ ...session, isForEarlyWeeks: true as const })),
  groups: [
    {
      title: 'First two weeks',
      sessions: ['e0a', 'e0b'],
    },
    {
      title: 'Two to six weeks',
      sessions: ['e2a', 'e2b', 'e2c'],
    },
    {
      title: 'After a caesarean: first two weeks',
      note: 'A hand or a folded towel on the wound when you cough, laugh or roll.',
      sessions: ['c0a', 'c0b'],
    },
    {
      title: 'After a caesarean: two to six weeks',
      note: 'Only what feels comfortable at the wound, now and the day after.',
      sessions: ['c2a', 'c2b'],
    },
    {
      title: 'After a caesarean: six to eight weeks',
      note: 'Scar care only once the wound has closed, with no scab and no weeping, and after your check.',
      sessions: ['c6a', 'c6b'],
    },
  ],
  sources: [5, 6, 7, 17, 18, 20],
};
