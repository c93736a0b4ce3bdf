import { type Course, type MoveSession, step } from './course.ts';
import { courseSummary } from './course-summaries.ts';

const SESSIONS: readonly Omit<MoveSession, 'isForEarlyWeeks'>[] = [
  {
    id: 'e0a',
    title: 'Breathe and settle',
    minutes: 5,
    words: 'Breathe, move your feet, and learn to sit up well.',
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
    words: 'For the chair you feed in. Breathe, roll your shoulders, stand up well.',
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
    words: 'Lift well, stand up, and get off the floor.',
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
    words: 'A 4-minute walk. Up and down the room is fine.',
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
    words: 'All in bed, if you like. Keep a hand on the wound as you roll.',
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
    words: 'Feet, breath and shoulders. Sit however you like.',
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
    words: 'A 3-minute walk, then up on your toes with a chair.',
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
    words: 'Flat hands round the scar, then your back and hips.',
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
    words: 'A 3-minute walk, a lift, and up on your toes.',
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
  who: 'For the first 6 weeks after a birth. It’s 8 after a caesarean, or if you’d rather not say. Some days you won’t do any. That’s fine too.',
  sections: [
    {
      title: 'Stop, and get help first',
      lines: [
        'Bleeding that’s heavy, or has come back. A painful or swollen calf. Chest pain or breathlessness. A fever. A wound that opens, reddens or weeps. A severe headache.',
        'Not while you’re bleeding heavily, have a fever or feel unwell. Not if your midwife or doctor told you to rest.',
        'No pelvic floor squeezes while a catheter is in.',
        'After a caesarean: a hand or folded towel on the wound when you cough, laugh or roll. Only do what feels comfortable there, now and the day after.',
        'Scar care only after your check, once the wound has closed. No scab, no weeping.',
      ],
      isRisk: true,
    },
    {
      title: 'Every day',
      lines: [
        'Walk when you feel like it. Start with 5 minutes. Add a few every few days, as long as the bleeding doesn’t get heavier.',
        'Lie down to rest once or twice a day, if you can.',
        'For now, don’t lift anything heavier than your baby. Breathe out as you lift.',
        'Roll to your side to get up.',
        'Drink when you feed. It helps you go to the loo without straining, too.',
        'Feed with your back supported and feet on the floor. Bring your baby up to you with cushions.',
      ],
    },
  ],
  sessions: SESSIONS.map((session) => ({ ...session, isForEarlyWeeks: true as const })),
  groups: [
    {
      title: 'First 2 weeks',
      sessions: ['e0a', 'e0b'],
    },
    {
      title: '2 to 6 weeks',
      sessions: ['e2a', 'e2b', 'e2c'],
    },
    {
      title: 'After a caesarean: first 2 weeks',
      note: 'Keep a hand or folded towel on the wound when you cough, laugh or roll.',
      sessions: ['c0a', 'c0b'],
    },
    {
      title: 'After a caesarean: 2 to 6 weeks',
      note: 'Only do what feels comfortable at the wound, now and the day after.',
      sessions: ['c2a', 'c2b'],
    },
    {
      title: 'After a caesarean: 6 to 8 weeks',
      note: 'Scar care only after your check, once the wound has closed. No scab, no weeping.',
      sessions: ['c6a', 'c6b'],
    },
  ],
  sources: [5, 6, 7, 17, 18, 20],
};
