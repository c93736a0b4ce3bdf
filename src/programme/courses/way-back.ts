import { type Course, type MoveSession, step, times } from './course.ts';
import { courseSummary } from './course-summaries.ts';

const SESSIONS: readonly Omit<MoveSession, 'buildsToImpact'>[] = [
  {
    id: 'i1a',
    title: 'Springs',
    minutes: 10,
    words: 'Bounces on both feet, small as a heartbeat.',
    kit: ['wall', 'mat'],
    steps: [
      step('march', 'standard', 60, 0),
      step('calf_squat', 'standard', 40, 20),
      step('sl_balance', 'standard', 40, 20),
      ...times(3, step('hop_place', 'easier', 15, 45)),
      step('sl_squat', 'easier', 40, 20),
      step('bridge', 'standard', 40, 20),
      step('quad_stretch', 'easier', 50, 10),
      step('breathe', 'easier', 50, 10),
    ],
  },
  {
    id: 'i1b',
    title: 'Steps and springs',
    minutes: 10,
    words: 'Long steps, then bounces on both feet.',
    kit: ['wall'],
    steps: [
      step('march', 'standard', 60, 0),
      step('calf_squat', 'standard', 40, 20),
      step('running_man', 'easier', 40, 20),
      ...times(2, step('forward_bound', 'easier', 20, 40)),
      ...times(2, step('hop_place', 'easier', 20, 40)),
      step('sl_deadlift', 'easier', 40, 20),
      step('ham_fold', 'standard', 50, 10),
      step('breathe', 'easier', 50, 10),
    ],
  },
  {
    id: 'i1c',
    title: 'One leg, steady',
    minutes: 10,
    words: 'Quiet landings.',
    kit: ['wall', 'bottom stair'],
    steps: [
      step('march', 'standard', 60, 0),
      step('sl_balance', 'standard', 40, 20),
      step('sl_squat', 'standard', 40, 20),
      step('step_up', 'standard', 40, 20),
      step('calf_squat', 'standard', 40, 20),
      ...times(3, step('hop_place', 'easier', 20, 40)),
      step('quad_stretch', 'easier', 50, 10),
      step('breathe', 'easier', 50, 10),
    ],
  },
  {
    id: 'i2a',
    title: 'First hops',
    minutes: 12,
    words: 'Just 10 small hops a side.',
    kit: ['wall', 'mat'],
    steps: [
      step('march', 'standard', 60, 0),
      step('calf_squat', 'standard', 40, 20),
      step('sl_squat', 'standard', 40, 20),
      ...times(2, step('hop_place', 'easier', 20, 40)),
      ...times(2, step('hop_place', 'standard', 20, 40)),
      step('running_man', 'standard', 40, 20),
      step('bridge', 'standard', 40, 20),
      step('easy_jog', 'easier', 40, 20),
      step('ham_fold', 'standard', 50, 10),
      step('breathe', 'easier', 50, 10),
    ],
  },
  {
    id: 'i2b',
    title: 'Bounds and jog',
    minutes: 12,
    words: 'Jog for 20 seconds, 3 times.',
    kit: ['wall'],
    steps: [
      step('march', 'standard', 60, 0),
      step('calf_squat', 'standard', 40, 20),
      step('sl_balance', 'standard', 40, 20),
      ...times(2, step('forward_bound', 'standard', 20, 40)),
      step('hop_place', 'standard', 20, 40),
      ...times(3, step('easy_jog', 'standard', 20, 40)),
      step('squat', 'standard', 40, 20),
      step('quad_stretch', 'easier', 50, 10),
      step('breathe', 'easier', 50, 10),
    ],
  },
  {
    id: 'i2c',
    title: 'Jog on the spot',
    minutes: 12,
    words: 'Half a minute at a time. You can talk the whole way.',
    kit: ['wall', 'mat'],
    steps: [
      step('march', 'standard', 60, 0),
      step('calf_squat', 'standard', 40, 20),
      step('sl_squat', 'standard', 40, 20),
      step('hop_place', 'standard', 20, 40),
      ...times(4, step('easy_jog', 'standard', 30, 30)),
      step('running_man', 'standard', 40, 20),
      step('bridge', 'standard', 40, 20),
      step('ham_fold', 'standard', 50, 10),
      step('breathe', 'easier', 50, 10),
    ],
  },
  {
    id: 'i3a',
    title: 'Walk and jog',
    minutes: 15,
    words: 'Half a minute, 4 times, outside or on the spot.',
    kit: [],
    steps: [
      step('walk', 'harder', 300, 0),
      ...times(4, step('easy_jog', 'harder', 30, 0), step('walk', 'standard', 90, 0)),
      step('walk', 'standard', 120, 0),
    ],
  },
  {
    id: 'i3b',
    title: 'A little more',
    minutes: 18,
    words: '45 seconds, 5 times.',
    kit: [],
    steps: [
      step('walk', 'harder', 300, 0),
      ...times(5, step('easy_jog', 'harder', 45, 0), step('walk', 'standard', 75, 0)),
      step('walk', 'standard', 180, 0),
    ],
  },
  {
    id: 'i3c',
    title: 'Your first real jog',
    minutes: 20,
    words: 'A minute, 5 times. You’re jogging.',
    kit: [],
    steps: [
      step('walk', 'harder', 300, 0),
      ...times(5, step('easy_jog', 'harder', 60, 0), step('walk', 'standard', 90, 0)),
      step('walk', 'standard', 150, 0),
    ],
  },
];

/**
 * The course of three weeks from first bounces to a first jog, after the load-and-impact check. Ask a person who knows about health before
 * changing a word, a move or a second here.
 */
export const WAY_BACK: Course = {
  ...courseSummary('way-back'),
  who: 'From 12 weeks after a birth, once your jump check is clear. You can do week 1 before the check. Then we swap out its bounces.',
  sections: [
    {
      title: 'When to skip it',
      lines: [
        'Any leak, drag, doming or pain, on the day or the day after? Keep your feet down. Jumps lock, and the jump check waits a week.',
        'Not before 12 weeks. Not in pregnancy. Not if you’ve been told to wait.',
        'Not with a buggy, and not with a baby in a carrier. Ask a physiotherapist when that’s OK.',
      ],
      isRisk: true,
    },
    {
      title: 'How it goes',
      lines: [
        '3 short sessions a week, with a day in between.',
        'After each session we ask how it went, and again the next day.',
        'The next week opens after 3 sessions with no leak, drag, doming or pain. Stay on a week as long as you like.',
        'Feed or express first. Then eat and drink. Running on empty helps no one.',
        'After this, a walk-and-run plan like Couch to 5K may suit you.',
      ],
    },
  ],
  sessions: SESSIONS.map((session) => ({ ...session, buildsToImpact: true as const })),
  groups: [
    { title: 'Week 1: land softly', sessions: ['i1a', 'i1b', 'i1c'] },
    { title: 'Week 2: one foot, then the other', sessions: ['i2a', 'i2b', 'i2c'] },
    { title: 'Week 3: a first jog', sessions: ['i3a', 'i3b', 'i3c'] },
  ],
  sources: [6, 19],
};

/** The question on a day after a session, before the next session. */
export const NEXT_DAY = {
  question: 'Since your last session, has anything leaked, dragged, domed or hurt?',
  clear: 'No, all fine',
  sign: 'Yes, something did',
  closed:
    'Thanks for telling us. Jumps are locked for a week, and so are the later weeks here. If the same thing comes back, ask your GP for a pelvic health physiotherapist.',
} as const;

/** The words about why a week is not open yet. */
export const CLOSED_WEEK = {
  check: 'Opens once your jump check is clear.',
  before: 'Opens after 3 good sessions of the week before.',
} as const;
