import { type Course, type MoveSession, step, times } from './course.ts';
import { courseSummary } from './course-summaries.ts';

const SESSIONS: readonly Omit<MoveSession, 'buildsToImpact'>[] = [
  {
    id: 'i1a',
    title: 'Springs',
    minutes: 10,
    words: 'Two-foot bounces, small as a heartbeat.',
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
    words: 'Ten small hops a side, no more.',
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
    words: 'Twenty seconds of jogging, three times.',
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
    words: 'Half a minute each, talking all the time.',
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
    words: 'Four times half a minute, outside or on the spot.',
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
    words: 'Five times three quarters of a minute.',
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
    words: 'Five times a minute. Well met.',
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
  who: 'At least 12 weeks after a birth, with a clear check for jumps. The first week is open before the check too; then other moves take the place of its bounces.',
  sections: [
    {
      title: 'When to leave it',
      lines: [
        'Any leak, drag, doming or pain, while you move or the day after: back to the low versions. Jumps close, and the check waits a week.',
        'Not before 12 weeks, not in pregnancy, and not while anybody has told you to wait.',
        'Not with a buggy and not with a baby in a carrier: ask a physiotherapist when.',
      ],
      isRisk: true,
    },
    {
      title: 'How it goes',
      lines: [
        'Three short sessions a week, a day between.',
        'After each session we ask what happened, and once more the next day.',
        'A week opens when the three sessions of the one before brought no sign. You may stay on a week as long as you like.',
        'Feed or express first, drink and eat: running on an empty store helps nobody.',
        'After this, a public walk-and-run plan such as Couch to 5K may suit you.',
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
    'You told us of a sign, so jumps are closed for a week, and so are the later weeks here. Thank you for listening to it. If the same sign comes back, ask your GP for a pelvic health physiotherapist.',
} as const;

/** The words about why a week is not open yet. */
export const CLOSED_WEEK = {
  check: 'Opens with a clear check for jumps.',
  before: 'Opens when the three sessions before it brought no sign.',
} as const;
